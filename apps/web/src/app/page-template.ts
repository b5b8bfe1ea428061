import type { Language } from '@fitted/contract/languages';

/** The places in index.html that the server fills. */
const headPlace = /<!--head-->[\s\S]*<!--\/head-->/;
const bodyPlace = '<!--body-->';
/** What undrawn pages say to visitors without script. */
const undrawnNote = /\s*<!-- Pages that[^>]*-->\s*<noscript>[\s\S]*?<\/noscript>/;

interface PageParts {
  readonly language: Language;
  readonly head: string;
  readonly body: string;
  /** Goes after the body: data that the page's code begins with. */
  readonly tail?: string;
}

/** The application's own script and what it imports, as the build names them in index.html. */
const codeTag =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

export function fillTemplate(template: string, { language, head, body, tail = '' }: PageParts): string {
  // A function as replacement: text in the parts such as "$&" means nothing.
  return template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(headPlace, () => head)
    .replace(bodyPlace, () => body)
    .replace(undrawnNote, (note) => (body === '' ? note : ''))
    .replace('</body>', () => `${tail}</body>`);
}

/**
 * A drawn page can be read without its code, so the code must not hold up what it is painted with: it is only listed, and
 * the script in index.html fetches it after the first paint.
 */
export function postponeCode(template: string, files: readonly string[]): string {
  // The build names the application's script before what it imports; that is to run after it.
  const [start, ...imports] = [...template.matchAll(codeTag)].map(([, file]) => file);
  const list = JSON.stringify({ scripts: [...imports, start], modules: files.map((file) => `/${file}`) });
  return template
    .replace(codeTag, '')
    .replace('</head>', () => `<script type="application/json" id="page-code">${list}</script></head>`);
}
