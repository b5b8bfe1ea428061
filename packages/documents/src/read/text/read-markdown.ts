import { decodeEntities } from '../html/entities.ts';
import type { RawReading } from '../read-result.ts';
import { linkNote } from './link-note.ts';

// No pattern here may match across its own opening character, or a page of opening brackets would be searched from each
// of them to the end.

/** Whether a text is Markdown, if its name does not say so. */
export function looksLikeMarkdown(text: string): boolean {
  const headings = text.match(/^#{1,4} \S/gm)?.length ?? 0;
  const marks = text.match(/\*\*\S[^*\n]*\*\*|\[[^\][\n]+\]\([^()\s]+\)/g)?.length ?? 0;
  return headings >= 2 || (headings >= 1 && marks >= 1);
}

/** Reference-style link addresses, by the names that the links use. */
type Addresses = ReadonlyMap<string, string>;

export function readMarkdown(source: string): RawReading {
  const lines = dropFrontMatter(
    source
      .replace(/\r\n?/g, '\n')
      .replace(/<!--(?:(?!<!--)[\s\S])*?-->/g, '')
      .split('\n'),
  );
  const addresses = new Map(lines.map(readAddress).filter((address) => address !== undefined));
  const text = lines
    .filter((line) => !readAddress(line))
    .map((line) => readLine(line, addresses))
    .filter((line) => line !== undefined)
    .join('\n');
  return { text: joinWraps(text), pages: 1 };
}

/** What is between two rules at the top is front matter only if it looks like data; a name under a rule is not. */
function dropFrontMatter(lines: readonly string[]): readonly string[] {
  if (lines[0]?.trimEnd() !== '---') return lines;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)$/.test(line.trimEnd()));
  const data = lines.slice(1, Math.max(1, end)).filter((line) => line.trim() !== '');
  const isData = data.every((line, index) => /^[\w-]+:(?:\s|$)/.test(line) || (index > 0 && /^(?:\s|- )/.test(line)));
  return end > 0 && isData ? lines.slice(end + 1) : lines;
}

function readAddress(line: string): [string, string] | undefined {
  const match = /^ {0,3}\[([^\][]+)\]:\s*<?((?:https?:\/\/|mailto:)[^\s>]+)>?(?:\s.*)?$/i.exec(line);
  return match ? [(match[1] ?? '').toLowerCase(), match[2] ?? ''] : undefined;
}

function readLine(raw: string, addresses: Addresses): string | undefined {
  // A trailing backslash is only a line break.
  const line = raw.endsWith('\\') ? raw.slice(0, -1) : raw;
  if (/^\s*([-*_=] ?){3,}$/.test(line) || /^\s*```/.test(line)) return '';
  if (line.includes('---') && /^[\s:|-]*$/.test(line)) return undefined;
  const heading = /^#{1,6}\s+((?:\S.*)?)$/.exec(line);
  if (heading) return `\n${readInline(trimHeading(heading[1] ?? ''), addresses)}`;
  const cells = /^\s*\|(.*)\|\s*$/.exec(line);
  if (cells)
    return (cells[1] ?? '')
      .split(/(?<!\\)\|/)
      .map((cell) => readInline(cell.trim(), addresses))
      .join('\t');
  const item = /^(\s*)[-*+]\s+(?:\[[ x]\]\s+)?((?:\S.*)?)$/.exec(line);
  if (item) {
    const indent = '  '.repeat(Math.min(Math.floor((item[1] ?? '').length / 2), 4));
    return `${indent}• ${readInline(item[2] ?? '', addresses)}`;
  }
  return readInline(line.trimStart().replace(/^>\s?/, ''), addresses);
}

/** A heading may end with its id or class, and with the hashes that it began with. */
const trimHeading = (text: string): string =>
  text
    .replace(/\{[.#:-][^{}]*\}$/, '')
    .trimEnd()
    .replace(/(?<=\s)#+$/, '')
    .trimEnd();

function readInline(text: string, addresses: Addresses): string {
  return text
    .replace(/!\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(
      /\[([^\][]+)\]\(\s?<?((?:[^()\s>]|\([^()\s]*\))+)>?(?:\s[^()]*)?\)/g,
      (_, shown: string, target: string) => shown + linkNote(shown, target),
    )
    .replace(/\[([^\][]+)\](?:\[([^\][]*)\])?/g, (whole, shown: string, name?: string) => {
      const target = addresses.get((name || shown).toLowerCase());
      return target === undefined ? whole : shown + linkNote(shown, target);
    })
    .replace(/<((?:https?:\/\/|mailto:)[^<>]+)>/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]*\S)[*_](?=$|[\s).,;:!?])/g, '$1$2')
    .replace(/~~(?=\S)([^~]*)~~/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replace(/&#?\w{1,16};/g, (entity) => decodeEntities(entity))
    .replace(/ {2}$/, '');
}

/** Lines of one paragraph are joined, unless they are short and meant as lines. */
function joinWraps(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => line + (line.length >= 60 && /^[\p{Ll}(]/u.test(lines[index + 1] ?? '') ? ' ' : '\n'))
    .join('')
    .slice(0, -1);
}
