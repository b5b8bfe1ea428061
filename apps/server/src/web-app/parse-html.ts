import { load } from 'cheerio';
import { type ChildNode, isTag, isText } from 'domhandler';

/** HTML as plain data; the web app gets the same shape from the browser's parser. */
export type HtmlNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly HtmlNode[];
    };

/** Follows the HTML standard, as browsers do, because a page rendered here must equal the one rendered there. */
export function parseHtml(html: string): HtmlNode[] {
  const body = load(html)('body').get(0);
  return body ? nodesOf(body.children) : [];
}

const nodesOf = (nodes: readonly ChildNode[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (isText(node)) return [node.data];
    if (!isTag(node)) return [];
    return [{ tag: node.name, attributes: node.attribs, children: nodesOf(node.children) }];
  });
