// Lists the lines of sources that treat several kinds of sections alike without asking a trait alone: what somebody who adds a
// kind may want to read once. Two kinds within three lines, or a kind beside a trait; a comparison with one kind alone is not listed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionKinds } from '../packages/contract/src/edits/edit-codes.ts';

const root = join(import.meta.dirname, '..');
const folders = ['packages/resume/src', 'packages/documents/src', 'packages/assistant/src', 'apps/web/src'];
/** Places where the compiler asks for every kind. */
const isComplete = /\.test\.tsx?$|(?:^|\/)(?:testing|fixtures|data|i18n)\/|(?:section-traits|write\/json-resume)\.ts$/u;

const traits = /(?<![.\w])(?:is|has|lists|labels)[A-Z]\w*\((?:kind|section)/u;
const near = 3;

for (const folder of folders)
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/u.test(file) || isComplete.test(file)) continue;
    const lines = readFileSync(join(root, folder, file), 'utf8').split('\n');
    let shown = -2;
    for (const [at, line] of lines.entries()) {
      const around = lines.slice(at, at + near);
      const isList = kindsIn(line).length > 0 && new Set(around.flatMap(kindsIn)).size > 1;
      const isBesideTrait = kindsIn(line).length > 0 && traits.test(line);
      const goesOn = shown === at - 1;
      if (isList || isBesideTrait) shown = at;
      if (shown === at && !goesOn) process.stdout.write(`${join(folder, file)}:${at + 1} ${line.trim()}\n`);
    }
  }

function kindsIn(line: string): string[] {
  return sectionKinds.filter((kind) => line.includes(`'${kind}'`) || new RegExp(`^\\s+${kind}: `, 'u').test(line));
}
