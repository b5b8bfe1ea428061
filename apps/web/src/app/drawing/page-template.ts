import type { Language } from '@fitted/contract/languages';

/** The placeholders in index.html that the server fills. */
const headPlace = /<!--head-->[\s\S]*<!--\/head-->/;
const bodyPlace = '<!--body-->';
/** The note on unrendered pages for visitors without scripts. */
const undrawnNote = /\s*<!-- Pages that[^>]*-->\s*<noscript>[\s\S]*?<\/noscript>/;

interface PageParts {
  readonly language: Language;
  readonly head: string;
  readonly body: string;
  /** Inserted after the body: initial data for the page's code. */
  readonly tail?: string;
}

/** The application's script and its imports, as the build lists them in index.html. */
const codeTag =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

export function fillTemplate(template: string, { language, head, body, tail = '' }: PageParts): string {
  // Function replacements, so that "$&" and the like in the parts have no meaning.
  return template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(headPlace, () => head)
    .replace(bodyPlace, () => body)
    .replace(undrawnNote, (note) => (body === '' ? note : ''))
    .replace('</body>', () => `${tail}</body>`);
}

/**
 * A rendered page can be read without its code, so loading the code must not delay the first paint: it is only listed,
 * and the script in index.html loads it after the first paint.
 */
export function postponeCode(template: string, files: readonly string[]): string {
  // The build lists the application's script before its imports, but it must run after them.
  const [start, ...imports] = [...template.matchAll(codeTag)].map(([, file]) => file);
  const list = JSON.stringify({ scripts: [...imports, start], modules: files.map((file) => `/${file}`) });
  return template
    .replace(codeTag, '')
    .replace('</head>', () => `<script type="application/json" id="page-code">${list}</script></head>`);
}
