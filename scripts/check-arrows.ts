// Who may import whom. Ours are resolved by hand, because there is only one way to name a file here.
import { existsSync, readFileSync } from 'node:fs';
import { findCycles } from './arrows/find-cycles.ts';
import { readImports } from './arrows/read-imports.ts';
import { rules } from './arrows/rules.ts';
import { listFiles } from './list-files.ts';

const files = listFiles().filter((file) => /^(?:packages|apps)\/.*\.(?:tsx?|[cm]?js)$/.test(file));
const imports = new Map(files.map((file) => [file, readImports(file, readFileSync(file, 'utf8'))]));

const wrong: string[] = [];
for (const [from, names] of imports)
  for (const to of names) {
    for (const { name, why, forbids } of rules) if (forbids(from, to)) wrong.push(`${name}: ${from} → ${to} (${why})`);
    // A file that is named in another way would escape every rule.
    if (/^(?:packages|apps)\//.test(to) && !existsSync(to)) wrong.push(`no such file: ${from} → ${to}`);
  }
for (const cycle of findCycles(imports))
  wrong.push(`no-cycles: ${cycle.join(' ⇄ ')} (A cycle has no order in which to understand it.)`);

// An empty search would find no errors.
const count = [...imports.values()].reduce((sum, names) => sum + names.length, 0);
if (files.length < 1000 || count < files.length) throw new Error(`only ${count} imports in ${files.length} files`);

for (const line of wrong) process.stderr.write(`${line}\n`);
process.stdout.write(`${files.length} files, ${count} imports, ${wrong.length} wrong arrows\n`);
process.exit(wrong.length === 0 ? 0 : 1);
