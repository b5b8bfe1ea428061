import {
  looksLikeMarkdown,
  readCells,
  readHeading,
  readLinks,
  withoutEmphasis,
} from '@fitted/resume/parse/rows/markdown';
import { decodeEntities } from '../html/entities.ts';
import type { RawReading } from '../read-result.ts';
import { linkNote } from './link-note.ts';

// Headings, tables, links and emphasis are read as in a pasted text. A file may have more, and none of its lines is lost.

/** Whether a file is Markdown, if its name does not say so. */
export const isMarkdown = (text: string): boolean => looksLikeMarkdown(text.split('\n'));

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
  if (/^#{1,6}\s*$/.test(line)) return '';
  if (line.includes('---') && /^[\s:|-]*$/.test(line)) return undefined;
  const heading = readHeading(line);
  if (heading) return `\n${readInline(heading.text, addresses)}`;
  const cells = readCells(line);
  if (cells) return cells.map((cell) => readInline(cell, addresses)).join('\t');
  const item = /^(\s*)[-*+]\s+(?:\[[ x]\]\s+)?((?:\S.*)?)$/.exec(line);
  if (item) {
    const indent = '  '.repeat(Math.min(Math.floor((item[1] ?? '').length / 2), 4));
    return `${indent}• ${readInline(item[2] ?? '', addresses)}`;
  }
  return readInline(line.trimStart().replace(/^>\s?/, ''), addresses);
}

function readInline(text: string, addresses: Addresses): string {
  const shown = text.replace(/!\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1');
  const plain = readLinks(shown, linkNote)
    .replace(/\[([^\][]+)\](?:\[([^\][]*)\])?/g, (whole, label: string, name?: string) => {
      const target = addresses.get((name || label).toLowerCase());
      return target === undefined ? whole : label + linkNote(label, target);
    })
    .replace(/<((?:https?:\/\/|mailto:)[^<>]+)>/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
  return withoutEmphasis(plain)
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
