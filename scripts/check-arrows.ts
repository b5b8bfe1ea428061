import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['packages', 'apps'], { ...options, outputType: 'json' }, undefined, {
  tsConfig: extractTsConfig('./tsconfig.base.json'),
});
const { summary, modules } = JSON.parse(String(output));
const read = modules.filter((module: { source: string }) => /^(packages|apps)\//.test(module.source)).length;

// If dependency-cruiser cannot read TypeScript, it finds no modules and reports no errors.
if (read < 50) throw new Error(`only ${read} modules were read: the check would prove nothing`);

for (const { rule, from, to } of summary.violations) process.stderr.write(`${rule.name}: ${from} → ${to}\n`);
process.stdout.write(`${read} modules, ${summary.violations.length} wrong arrows\n`);
process.exit(summary.violations.length === 0 ? 0 : 1);
