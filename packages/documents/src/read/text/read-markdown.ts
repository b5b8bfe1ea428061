import type { RawReading } from '../read-result.ts';
import { linkNote } from './link-note.ts';

// No pattern here runs over the sign that opens it, or a page of opening brackets would be searched from each to its end.

/** Whether a text was written in Markdown, when its name does not say so. */
export function looksLikeMarkdown(text: string): boolean {
  const headings = text.match(/^#{1,4} \S/gm)?.length ?? 0;
  const marks = text.match(/\*\*\S[^*\n]*\*\*|\[[^\][\n]+\]\([^()\s]+\)/g)?.length ?? 0;
  return headings >= 2 || (headings >= 1 && marks >= 1);
}

export function readMarkdown(source: string): RawReading {
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--(?:(?!<!--)[\s\S])*?-->/g, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(readLine)
    .filter((line) => line !== undefined)
    .join('\n');
  return { text: joinWraps(text), pages: 1 };
}

function readLine(line: string): string | undefined {
  if (/^\s*([-*_=] ?){3,}$/.test(line) || /^\s*```/.test(line)) return '';
  if (line.includes('---') && /^[\s:|-]*$/.test(line)) return undefined;
  const heading = /^#{1,6}\s+(.*)$/.exec(line);
  if (heading) return `\n${readInline((heading[1] ?? '').replace(/(?<=\s)#+$/, '').trimEnd())}`;
  const cells = /^\s*\|(.*)\|\s*$/.exec(line);
  if (cells)
    return (cells[1] ?? '')
      .split('|')
      .map((cell) => readInline(cell.trim()))
      .join('\t');
  const item = /^(\s*)[-*+]\s+(?:\[[ x]\]\s+)?(.*)$/.exec(line);
  if (item) return `${'  '.repeat(Math.min(Math.floor((item[1] ?? '').length / 2), 4))}• ${readInline(item[2] ?? '')}`;
  return readInline(line.replace(/^\s*>\s?/, ''));
}

function readInline(text: string): string {
  return text
    .replace(/!\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(
      /\[([^\][]+)\]\(\s?<?((?:[^()\s>]|\([^()\s]*\))+)>?(?:\s[^()]*)?\)/g,
      (_, shown: string, target: string) => shown + linkNote(shown, target),
    )
    .replace(/<((?:https?:\/\/|mailto:)[^<>]+)>/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]*\S)[*_](?=$|[\s).,;:!?])/g, '$1$2')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replace(/ {2}$/, '');
}

/** Lines of one paragraph are one line, unless they are short and meant as lines. */
function joinWraps(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => line + (line.length >= 60 && /^[\p{Ll}(]/u.test(lines[index + 1] ?? '') ? ' ' : '\n'))
    .join('')
    .slice(0, -1);
}
