import { createElement, type ReactNode, useMemo } from 'react';
import { isPictureAddress, isWebAddress } from '../../lib/format/web-address.ts';
import { type HtmlElement, type HtmlNode, parseHtml } from '../../lib/metadata/html-tree.ts';

/** The elements allowed in an article, and their styles; others are not shown. */
const looks: Readonly<Record<string, string>> = {
  p: 'mt-5',
  div: 'mt-5',
  h2: 'mt-10 text-2xl',
  h3: 'mt-8 text-xl',
  h4: 'mt-6 font-semibold',
  ul: 'mt-5 list-disc space-y-2 pl-6',
  ol: 'mt-5 list-decimal space-y-2 pl-6',
  li: '',
  dl: 'mt-5',
  dt: 'mt-3 font-semibold',
  dd: 'pl-4',
  blockquote: 'mt-6 border-l-4 border-changed-line pl-5 italic',
  pre: 'mt-5 overflow-x-auto rounded-md bg-sunken p-4 text-sm',
  code: 'font-mono text-[0.9em]',
  figure: 'mt-6',
  figcaption: 'mt-2 text-sm text-ink-soft',
  table: 'w-full text-sm',
  caption: 'mb-2 text-left text-ink-soft',
  thead: '',
  tbody: '',
  tfoot: '',
  tr: 'border-b border-line',
  th: 'px-3 py-2 text-left font-semibold',
  td: 'px-3 py-2',
  mark: 'bg-changed text-on-changed',
  ...Object.fromEntries(
    ['abbr', 'b', 'cite', 'em', 'i', 'q', 's', 'small', 'strong', 'sub', 'sup', 'u'].map((tag) => [tag, '']),
  ),
};

/** Browsers keep whitespace between rows; React warns about it. */
const holdsNoText = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

/**
 * Shows an article's HTML without ever inserting it into the page: it is parsed where nothing runs, and rebuilt from
 * the elements listed above. The server has sanitised it already; either measure would be enough.
 */
export function ArticleBody({ html }: { readonly html: string }) {
  const nodes = useMemo(() => draw(parseHtml(html), 'body'), [html]);
  return <div className="text-[1.0625rem] leading-relaxed [&>*:first-child]:mt-0">{nodes}</div>;
}

const draw = (nodes: readonly HtmlNode[], parent: string): ReactNode[] =>
  nodes.map((node, key) => drawNode(node, parent, key));

function drawNode(node: HtmlNode, parent: string, key: number): ReactNode {
  if (typeof node === 'string') return holdsNoText.has(parent) ? null : node;
  const { tag } = node;
  if (tag === 'br') return <br key={key} />;
  if (tag === 'hr') return <hr key={key} className="my-8 border-line" />;
  if (tag === 'img') return drawImage(node, key);
  if (tag === 'a') return drawLink(node, key);
  const look = Object.hasOwn(looks, tag) ? looks[tag] : undefined;
  if (look === undefined) return null;

  const props = { key, ...(look && { className: look }), ...spans(node) };
  const element = createElement(tag, props, ...draw(node.children, tag));
  if (tag !== 'table') return element;
  return (
    <div key={key} className="mt-6 overflow-x-auto">
      {element}
    </div>
  );
}

function drawLink({ attributes: { href }, children }: HtmlElement, key: number): ReactNode {
  const isLink = isWebAddress(href) || /^mailto:/i.test(href ?? '');
  if (!isLink) return <span key={key}>{draw(children, 'a')}</span>;
  return (
    <a
      key={key}
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline underline-offset-2 hover:text-accent-strong"
    >
      {draw(children, 'a')}
    </a>
  );
}

function drawImage({ attributes: { src, alt } }: HtmlElement, key: number): ReactNode {
  if (!isPictureAddress(src)) return null;
  return (
    <img
      key={key}
      src={src}
      alt={alt ?? ''}
      loading="lazy"
      referrerPolicy="no-referrer"
      className="mt-6 max-w-full rounded-md"
    />
  );
}

function spans({ tag, attributes }: HtmlElement): { colSpan?: number; rowSpan?: number } {
  if (tag !== 'td' && tag !== 'th') return {};
  const [colSpan, rowSpan] = [cells(attributes.colspan), cells(attributes.rowspan)];
  return { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) };
}

/** At most as many as a browser allows. */
const cells = (text: string | undefined) => Math.min(Number.parseInt(text ?? '', 10) || 1, 1000);
