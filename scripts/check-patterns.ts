// Searching a visitor's text must take time linear in its length, so two analysers check every regular expression. The
// first is quick and checks all of them each time. The second takes a second or more for each, so what it has passed is
// written into patterns/checked.txt, to be committed with the pattern: a fresh clone then has nothing left to check.
import { readFileSync, writeFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { listFiles } from './list-files.ts';
import { exceptions } from './patterns/exceptions.ts';
import { findLiterals } from './patterns/find-literals.ts';
import { hashOf, type Pattern, show } from './patterns/pattern.ts';
import { recheck } from './patterns/recheck.ts';
import { recordBuilt } from './patterns/record-built.ts';

const checkedFile = 'scripts/patterns/checked.txt';

const files = listFiles()
  .filter((file) => /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/(?:testing|cases|fixtures)\//.test(file));
const written = files.map((file) => ({ file, ...findLiterals(file) }));
// Applications are not loaded, because loading one would start it; they build patterns only from words of their own,
// and their text shows these.
const builders = written.filter(({ file, builds }) => builds && file.startsWith('packages/')).map(({ file }) => file);
const all = [...written.flatMap(({ patterns }) => patterns), ...(await recordBuilt(builders))];
const unique = [...new Map(all.map((pattern) => [hashOf(pattern), pattern])).values()];
// An empty search would find no errors.
if (unique.length < 1000) throw new Error(`only ${unique.length} patterns were found: the check would prove nothing`);

const used = new Set<(typeof exceptions)[number]>();
const isExcepted = ({ file, source }: Pattern): boolean => {
  const exception = exceptions.find((one) => one.file === file && source.startsWith(one.begins ?? ''));
  if (exception) used.add(exception);
  return exception !== undefined;
};

const failures: string[] = [];
for (const pattern of unique) {
  const { reports } = analyse({ source: pattern.source || '(?:)', flags: pattern.flags });
  const [worst] = reports;
  if (worst && !isExcepted(pattern))
    failures.push(`${show(pattern)}\n    ${worst.exponential ? 'exponential' : 'super-linear'} (${worst.type})`);
}

const before = readFileSync(checkedFile, 'utf8');
const checked = new Set(before.split('\n'));
const isNew = (pattern: Pattern) => !checked.has(hashOf(pattern));
const fresh = unique.filter(isNew);
for (const pattern of fresh) {
  const attack = recheck(pattern);
  if (attack && !isExcepted(pattern)) failures.push(`${show(pattern)}\n    ${attack}`);
  else checked.add(hashOf(pattern));
}
// Only what is still in use, so that the file does not grow with what has gone.
const known = unique.map(hashOf).filter((hash) => checked.has(hash));
const after = `${known.sort().join('\n')}\n`;
if (after !== before) writeFileSync(checkedFile, after);

for (const exception of exceptions) {
  if (used.has(exception)) continue;
  // The slower analyser's exceptions are used only by patterns that it has not passed.
  if (!all.some(({ file, source }) => file === exception.file && source.startsWith(exception.begins ?? '')))
    failures.push(`nothing left to except in ${exception.file}`);
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(
  `${unique.length} patterns, ${fresh.length} of them new, ${failures.length} that a text can hold up\n`,
);
process.exit(failures.length === 0 ? 0 : 1);
