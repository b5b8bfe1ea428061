// Sorts the tables of `packages/language`: `npx tsx scripts/language-tables.ts`. Where order has a meaning, a table is made by
// `inOrder`, `levels` or `phrases` (`word-list.ts`, `posting-words.ts`) and stays as it is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['language/src', 'resume/src/guard/data'].map((folder) =>
  join(import.meta.dirname, '../packages', folder),
);
const table = /\b(list|words|groups)\(\s*(?:`([^`]*)`|'([^'\n]*)'),?\s*\)/gu;
const maxWidth = 120;

/** In columns of a screen: Han and kana take two. */
const widthOf = (text: string): number => text.length + (text.match(/[\u2e80-\uffdf]/gu)?.length ?? 0);

export interface TableFile {
  readonly file: string;
  readonly text: string;
}

export const tableFiles = (): TableFile[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
  );

/** The file with every table sorted, and without what stands in one twice. */
export function sortTables(text: string): string {
  return text.replace(table, (_, make: string, long: string | undefined, short: string | undefined, at: number) => {
    const lineStart = text.lastIndexOf('\n', at) + 1;
    const indent = /^ */u.exec(text.slice(lineStart))?.[0] ?? '';
    const content = long ?? short ?? '';
    const entries = make === 'groups' ? groupsIn(content) : content.split(/\s+/u);
    const sorted = [...new Set(entries.filter(Boolean))].sort((a, b) => (a < b ? -1 : 1));
    const column = at - lineStart;
    const one = `${make}('${sorted.join(' ')}')`;
    if (make !== 'groups' && !one.slice(make.length + 2, -2).includes("'") && column + widthOf(one) + 1 <= maxWidth)
      return one;
    const inner = `${indent}  `;
    const rows =
      make === 'groups' ? sorted.flatMap((group) => wrap(group, inner, ' \\')) : wrap(sorted.join(' '), inner);
    return `${make}(\`\n${rows.join('\n')}\n${indent}\`)`;
  });
}

function groupsIn(content: string): string[] {
  return content
    .replace(/\\\n/gu, ' ')
    .split(/[|\n]/u)
    .map((group) => [...new Set(group.trim().split(/\s+/u))].join(' '));
}

/** Rows no wider than a screen. `mark` ends a row that goes on, and what goes on stands further in. */
function wrap(text: string, indent: string, mark = ''): string[] {
  const rows: string[] = [];
  let row = indent;
  for (const word of text.split(' ')) {
    const isFirst = row.trim() === '';
    if (!isFirst && widthOf(row) + 1 + widthOf(word) + mark.length > maxWidth) {
      rows.push(row + mark);
      row = `${indent}${mark ? '  ' : ''}${word}`;
    } else row += isFirst ? word : ` ${word}`;
  }
  return [...rows, row];
}

if (process.argv[1] === import.meta.filename)
  for (const { file, text } of tableFiles()) {
    const sorted = sortTables(text);
    if (sorted !== text) writeFileSync(file, sorted);
  }
