import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeTagger } from '../../src/understand/acts/tagger-model.ts';
import { readMarked } from './marked.ts';
import { measureTaggerByAuthor } from './measure-tagger.ts';
import { taggerSettings, trainTagger } from './train-tagger.ts';
import { weakMessages } from './weak.ts';

const file = join(import.meta.dirname, '../../src/understand/data/acts-model.json');
/** Of two authors left out a million keep F1 57 and 45 % of 58 and 46 %, half of them 56 and 43 %; more only make the file larger. */
const mostWeights = 1_000_000;

/** What the parts of a message do: measured by author, then learnt from all. */
export function writeTagger(isMeasured: boolean, isWritten: boolean): void {
  const messages = readMarked();
  const weak = weakMessages();
  if (isMeasured) process.stdout.write(measureTaggerByAuthor(messages, weak));
  if (!isWritten) return;
  const stored = `${JSON.stringify(storeTagger(trainTagger(messages, taggerSettings, weak), mostWeights))}\n`;
  writeFileSync(file, stored);
  process.stdout.write(`acts: ${messages.length} messages, ${Math.round(stored.length / 1024)} kB\n`);
}
