// Lists the lines of sources that treat several kinds of sections alike without asking the traits: what somebody who adds a kind
// may want to read once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionKinds } from '../packages/contract/src/edit-codes.ts';

const root = join(import.meta.dirname, '..');
const folders = ['packages/resume/src', 'packages/documents/src', 'packages/assistant/src', 'apps/web/src'];
/** Places where the compiler asks for every kind. */
const isComplete = /\.test\.tsx?$|(?:^|\/)(?:testing|fixtures|data|i18n)\/|section-traits\.ts$/u;

for (const folder of folders)
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/u.test(file) || isComplete.test(file)) continue;
    for (const [at, line] of readFileSync(join(root, folder, file), 'utf8')
      .split('\n')
      .entries())
      if (sectionKinds.filter((kind) => line.includes(`'${kind}'`)).length > 1)
        process.stdout.write(`${join(folder, file)}:${at + 1} ${line.trim()}\n`);
  }
