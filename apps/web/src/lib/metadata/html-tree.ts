/** HTML as plain data, so that no script in it can run, whatever parsed it. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

export type ParseHtml = (html: string) => readonly HtmlNode[];

let parse: ParseHtml = parseInBrowser;

/**
 * Where there is no DOM, the server passes in its parser. Both follow the HTML standard, so they build the same tree.
 */
export function lendParser(parser: ParseHtml): void {
  parse = parser;
}

export const parseHtml: ParseHtml = (html) => parse(html);

function parseInBrowser(html: string): HtmlNode[] {
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body);
}

const childrenOf = (parent: Element): HtmlNode[] =>
  [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: node.localName, attributes, children: childrenOf(node) }];
  });
