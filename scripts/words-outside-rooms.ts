// Finds words of several languages in code outside the rooms of `packages/language`: what somebody who adds a language would have
// to know of and extend by hand. A line has such words if two Chinese or Japanese letters stand side by side, which nothing but such
// a list has, or small words of two other languages. Texts for tests and weights that are learnt do not count.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = [
  'packages/contract/src',
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
/** A regular expression with alternatives, on the line itself. */
const isPattern = /\/[^/]*(?:\(\?:|\|).*\//u;

export interface OutsideLine {
  readonly file: string;
  readonly number: number;
  readonly text: string;
  readonly isPattern: boolean;
}

export function findWordsOutsideRooms(): readonly OutsideLine[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name) && !isNoSource.test(name))
      .flatMap((name) =>
        linesOf(join(folder, name)).filter(({ text }) => !isComment.test(text) && isOfLanguages(text)),
      ),
  );
}

function linesOf(file: string): OutsideLine[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.map((text, index) => ({ file, number: index + 1, text: text.trim(), isPattern: isPattern.test(text) }));
}

function isOfLanguages(line: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u.test(line)) return true;
  return smallWords.filter((words) => words.test(line)).length > 1;
}
