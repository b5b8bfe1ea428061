import * as cheerio from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

const blocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'ul',
  'ol',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'main',
]);
const headings = /^h[1-6]$/;
const unseen = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'button',
  'form',
  'input',
  'select',
  'textarea',
  'nav',
]);

/** HTML as a person would type it: blank lines between paragraphs, one line per item. */
export function htmlToText(html: string): string {
  const $ = cheerio.load(html);
  return tidy(render($('body').contents().toArray()));
}

export const nodesToText = (nodes: readonly AnyNode[]): string => tidy(render(nodes));

function render(nodes: readonly AnyNode[]): string {
  return nodes.map(renderNode).join('');
}

function renderNode(node: AnyNode): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  const element = node as Element;
  const name = element.name.toLowerCase();
  if (unseen.has(name) || 'hidden' in element.attribs || element.attribs['aria-hidden'] === 'true') return '';
  if (name === 'br') return '\n';
  const inside = render(element.children);
  if (name === 'li') return `\n• ${inside.trim().replace(/\n+/g, '\n')}`;
  if (headings.test(name)) return `\n\n${inside.trim()}\n`;
  return blocks.has(name) ? `\n${name === 'p' ? '\n' : ''}${inside}\n` : inside;
}

function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/(?:(?<! ) +)?\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/•\s*\n+/g, '• ')
    .trim();
}
