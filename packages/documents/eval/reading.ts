import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { readDocument } from '../src/read/read-document.ts';
import { compare, emptyScore, type Field, fields, type Label, type Score } from './compare.ts';

/**
 * Fields read right in real resumes, by kind of maker and by language. The files and their labels (one JSON each, made
 * by people who do not know the parser) are not part of the repository: `--files` and `--labels` name their folders.
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string' },
    labels: { type: 'string' },
    misses: { type: 'boolean', default: false },
    /** Without what the eye sees, as for pasted text. */
    plain: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** A folder for what the files say, with their labels, for the scripts in packages/resume/learn. */
    keep: { type: 'string' },
  },
});

/** A file fails as a whole when less than this share of what is on it is read right. */
const wholeFailure = 0.3;

const write = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(files: string, labels: string): Promise<void> {
  const groups = new Map<string, Score>();
  const failed: string[] = [];
  let count = 0;
  for (const name of readdirSync(files).sort()) {
    const path = join(labels, `${name}.json`);
    if (!existsSync(path) || (values.only && !name.startsWith(values.only))) continue;
    const label = JSON.parse(readFileSync(path, 'utf8')) as Label;
    if (label.notAResume) continue;
    const score = await measure(join(files, name), name, label);
    count += 1;
    if (shareOf(score) < wholeFailure) failed.push(name);
    if (values.misses && score.misses.length > 0) write(`${name}\n  ${score.misses.join('\n  ')}`);
    for (const group of ['all', `maker ${label.maker ?? 'other'}`, `language ${label.language ?? 'other'}`])
      groups.set(group, add(groups.get(group) ?? emptyScore(), score));
  }
  write(`${count} resumes, ${failed.length} fail as a whole: ${failed.join(', ')}`);
  write(['group'.padEnd(24), ...fields.map((field) => field.padStart(10)), '  invented'].join(''));
  for (const [group, score] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const cells = fields.map((field) => cellOf(score, field).padStart(10));
    write([group.padEnd(24), ...cells, `${score.invented}/${score.read}`.padStart(10)].join(''));
  }
}

async function measure(path: string, fileName: string, label: Label): Promise<Score> {
  try {
    const { text, looks } = await readDocument(readFileSync(path), { fileName });
    if (values.keep) writeFileSync(join(values.keep, `${fileName}.json`), JSON.stringify({ text, looks, label }));
    return compare(parseResume(text, values.plain ? {} : { looks }), label);
  } catch (error) {
    return { ...compare(parseResume(''), label), misses: [`not read: ${String(error)}`] };
  }
}

function add(sum: Score, score: Score): Score {
  for (const field of fields) {
    sum.right[field] += score.right[field];
    sum.all[field] += score.all[field];
  }
  sum.invented += score.invented;
  sum.read += score.read;
  return sum;
}

function shareOf({ right, all }: Score): number {
  const total = (counts: Record<Field, number>): number => fields.reduce((sum, field) => sum + counts[field], 0);
  return total(all) === 0 ? 1 : total(right) / total(all);
}

function cellOf({ right, all }: Score, field: Field): string {
  return all[field] === 0 ? '–' : `${((100 * right[field]) / all[field]).toFixed(1)}%`;
}

if (values.files && values.labels) await main(values.files, values.labels);
else write('reading of real resumes: name the folders with --files and --labels');
process.exit(0);
