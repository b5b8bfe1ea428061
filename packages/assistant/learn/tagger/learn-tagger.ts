import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeTagger } from '../../src/understand/acts/tagger-model.ts';
import { readMarked } from './marked.ts';
import { measureTaggerByAuthor } from './measure-tagger.ts';
import { taggerSettings, trainTagger } from './train-tagger.ts';
import { weakMessages } from './weak.ts';

const file = join(import.meta.dirname, '../../src/understand/data/acts-model.json');

/** Measures by author how well the parts of a message are read, then learns from all messages. */
export function writeTagger(isMeasured: boolean, isWritten: boolean): void {
  const messages = readMarked();
  const weak = weakMessages();
  if (isMeasured) process.stdout.write(measureTaggerByAuthor(messages, weak));
  if (!isWritten) return;
  const stored = `${JSON.stringify(storeTagger(trainTagger(messages, taggerSettings, weak)))}\n`;
  writeFileSync(file, stored);
  process.stdout.write(`acts: ${messages.length} messages, ${Math.round(stored.length / 1024)} kB\n`);
}
