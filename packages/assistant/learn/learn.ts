import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples, split } from './examples.ts';
import { measureByAuthor, tell } from './measure.ts';
import { type Example, train } from './train.ts';

const data = join(import.meta.dirname, '../src/understand/data');

/** `npm run learn`: measures by author (each author's examples by a model that has not seen them), then learns from all and writes. */
const { answers, operations } = split(readExamples());
for (const [name, examples] of Object.entries({ answers, operations })) {
  if (examples.length === 0) continue;
  if (!process.argv.includes('--only-write')) process.stdout.write(tell(name, measureByAuthor(examples)));
  if (!process.argv.includes('--only-measure')) write(name, examples);
}

function write(name: string, examples: readonly Example[]): void {
  const model = train(examples);
  const source = `// Written by "npm run learn" from packages/assistant/learn/examples.\nexport const ${name}Model = ${JSON.stringify(model)};\n`;
  writeFileSync(join(data, `${name}-model.ts`), source);
  process.stdout.write(`${name}: ${examples.length} examples, ${Math.round(source.length / 1024)} kB\n`);
}
