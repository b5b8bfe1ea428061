import type { Language } from '@fitted/contract/languages';

/** The places in index.html that the server fills. */
const headPlace = /<!--head-->[\s\S]*<!--\/head-->/;
const bodyPlace = '<!--body-->';

interface PageParts {
  readonly language: Language;
  readonly head: string;
  readonly body: string;
  /** Goes after the body: data that the page's code begins with. */
  readonly tail?: string;
}

export function fillTemplate(template: string, { language, head, body, tail = '' }: PageParts): string {
  // A function as replacement: text in the parts such as "$&" means nothing.
  return template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(headPlace, () => head)
    .replace(bodyPlace, () => body)
    .replace('</body>', () => `${tail}</body>`);
}
