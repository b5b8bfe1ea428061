import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples, split } from './examples.ts';
import { measureByAuthor, tell } from './measure.ts';
import { topicExamples, topicSettings } from './topics.ts';
import { type Example, type Settings, settings, train } from './train.ts';

const data = join(import.meta.dirname, '../src/understand/data');

/**
 * `npm run learn`: measures by author (each author's examples by a model that has not seen them), then learns from all and writes.
 * `-- --only-write` leaves out the measuring, `-- --only-measure` the writing.
 */
const { answers, operations } = split(readExamples());
for (const [name, examples] of Object.entries({ answers, operations, topics: topicExamples() })) {
  const how = name === 'topics' ? topicSettings : settings;
  if (!process.argv.includes('--only-write')) process.stdout.write(tell(name, measureByAuthor(examples, how)));
  if (!process.argv.includes('--only-measure')) write(name, examples, how);
}

function write(name: string, examples: readonly Example[], how: Settings): void {
  const stored = `${JSON.stringify(train(examples, how))}\n`;
  writeFileSync(join(data, `${name}-model.json`), stored);
  process.stdout.write(`${name}: ${examples.length} examples, ${Math.round(stored.length / 1024)} kB\n`);
}
