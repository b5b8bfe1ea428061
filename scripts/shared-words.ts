// Lists the folders outside the rooms of `packages/language` that hold words of several languages, most words first: what
// somebody who adds a language may want to extend. Found by their Chinese and Japanese words, which nothing but such a list has, or by small words of two
// other languages on one line.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = [
  'packages/resume/src',
  'packages/documents/src',
  'packages/assistant/src',
  'apps/server/src',
  'apps/web/src',
];
const isNoSource = /\.test\.tsx?$|(?:^|\/)(?:testing|fixtures|cases|i18n)\/|weights\.ts$/u;
const smallWords = [
  /(?<!\p{L})(?:und|oder|mit|für|von|nicht|bei|als|der|die|das)(?!\p{L})/u,
  /(?<!\p{L})(?:et|ou|avec|pour|chez|dans|les?|des|du|pas|est)(?!\p{L})/u,
  /(?<!\p{L})(?:con|para|por|como|los?|las|del|una?|sin)(?!\p{L})/u,
];
const isComment = /^\s*(?:\/\/|\/?\*)/u;

const found = new Map<string, { files: number; lines: number }>();
for (const folder of folders)
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/u.test(file) || isNoSource.test(file)) continue;
    const lines = readFileSync(join(root, folder, file), 'utf8').split('\n');
    const count = lines.filter((line) => !isComment.test(line) && isOfLanguages(line)).length;
    if (count === 0) continue;
    const place = dirname(join(folder, file));
    const { files, lines: sum } = found.get(place) ?? { files: 0, lines: 0 };
    found.set(place, { files: files + 1, lines: sum + count });
  }

const rows = [...found].sort(([, a], [, b]) => b.lines - a.lines);
process.stdout.write(
  rows.map(([place, { files, lines }]) => `${lines} lines in ${files} files of ${place}\n`).join(''),
);

function isOfLanguages(line: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u.test(line)) return true;
  return smallWords.filter((words) => words.test(line)).length > 1;
}
