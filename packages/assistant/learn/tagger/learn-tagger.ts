import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeTagger } from '../../src/understand/acts/tagger-model.ts';
import { readMarked } from './marked.ts';
import { measureTaggerByAuthor } from './measure-tagger.ts';
import { taggerSettings, trainTagger } from './train-tagger.ts';
import { weakMessages } from './weak.ts';

const file = join(import.meta.dirname, '../../src/understand/data/acts-model.json');
/** On two authors left out, F1 is 58 and 46 % with all weights, 57 and 45 % with a million, 56 and 43 % with half a million. */
const maxWeights = 1_000_000;

/** Measures by author how well the parts of a message are read, then learns from all messages. */
export function writeTagger(isMeasured: boolean, isWritten: boolean): void {
  const messages = readMarked();
  const weak = weakMessages();
  if (isMeasured) process.stdout.write(measureTaggerByAuthor(messages, weak));
  if (!isWritten) return;
  const stored = `${JSON.stringify(storeTagger(trainTagger(messages, taggerSettings, weak), maxWeights))}\n`;
  writeFileSync(file, stored);
  process.stdout.write(`acts: ${messages.length} messages, ${Math.round(stored.length / 1024)} kB\n`);
}
