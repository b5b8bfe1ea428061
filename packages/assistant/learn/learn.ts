import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples, split } from './examples.ts';
import { measureByAuthor, tell } from './measure.ts';
import { writeShown } from './shown/learn-shown.ts';
import { writeTagger } from './tagger/learn-tagger.ts';
import { topicExamples, topicSettings } from './topics.ts';
import { type Example, type Settings, settings, train } from './train.ts';

const data = join(import.meta.dirname, '../src/understand/data');

/**
 * `npm run learn`: measures by author (each author's examples with a model that has not seen them), then learns from all of them
 * and writes. Run directly (`tsx packages/assistant/learn/learn.ts`), `--only-write` skips the measuring and `--only-measure` the
 * writing; `--only-shown` learns only what shows a requirement, `--only-acts` only what the parts of a message do.
 */
const isMeasured = !process.argv.includes('--only-write');
const isWritten = !process.argv.includes('--only-measure');
const { answers, operations } = split(readExamples());
if (!process.argv.includes('--only-shown') && !process.argv.includes('--only-acts'))
  for (const [name, examples] of Object.entries({ answers, operations, topics: topicExamples() })) {
    const how = name === 'topics' ? topicSettings : settings;
    if (isMeasured) process.stdout.write(tell(name, measureByAuthor(examples, how)));
    if (isWritten) write(name, examples, how);
  }
if (!process.argv.includes('--only-acts')) writeShown(isMeasured, isWritten);
if (!process.argv.includes('--only-shown')) writeTagger(isMeasured, isWritten);

function write(name: string, examples: readonly Example[], how: Settings): void {
  const stored = `${JSON.stringify(train(examples, how))}\n`;
  writeFileSync(join(data, `${name}-model.json`), stored);
  process.stdout.write(`${name}: ${examples.length} examples, ${Math.round(stored.length / 1024)} kB\n`);
}
