import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsThat } from '../src/embedded/chat/operations/operation-traits.ts';
import type { Example } from './train.ts';

const folder = join(import.meta.dirname, 'examples');
const ofAnswers = 'a:';
const telling: ReadonlySet<string> = new Set(operationsThat('tells'));

/** Every example in the folder: one file per language and author, with author, label and text in columns. */
export function readExamples(from: string = folder): Example[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(from, name), 'utf8')
        .split('\n')
        .flatMap((row) => {
          const [author = '', label = '', text = ''] = row.split('\t').map((part) => part.trim());
          return text === '' ? [] : [{ language: name.slice(0, 2), author, label, text }];
        }),
    );
}

/** What an answer says, and what a message wants done: two questions, two models. */
export function split(examples: readonly Example[]) {
  return {
    answers: [
      ...examples
        .filter(({ label }) => label.startsWith(ofAnswers))
        .map((one) => ({ ...one, label: one.label.slice(ofAnswers.length) })),
      // Facts told without being asked count as affirmations.
      ...examples.filter(({ label }) => telling.has(label)).map((one) => ({ ...one, label: 'affirm' })),
    ],
    operations: [
      ...examples.filter(({ label }) => !label.startsWith(ofAnswers)),
      // An affirming answer that is a whole sentence reads the same as a fact told without being asked.
      ...examples
        .filter(
          ({ label, text }) => label === 'a:affirm' && (text.split(' ').length > 3 || /\p{sc=Han}.{7}/u.test(text)),
        )
        .map((one) => ({ ...one, label: 'state' })),
    ],
  };
}
