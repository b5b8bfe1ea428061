// Format, lint, types, arrows, patterns, dead code. Untranslated text and unequal translations are tests of the web app.
import { runTogether } from './run.ts';

// The longest first, so that none is left to run alone at the end.
const projects = [
  // The server, the scripts and the packages that may use Node: by themselves each would read and check what they share again.
  'tsconfig.node.json',
  'apps/web',
  'packages/resume',
  'packages/language',
  'packages/contract',
  'e2e',
];

// Version 7 checks types four times faster, but has no programming interface yet: the tool for the arrows still reads with version 6.
const typeChecker = 'node_modules/typescript-7/bin/tsc';
/** It ends before it has filled the memory: collecting garbage less often saves a sixth of its time. */
const typeCheckerEnv = { GOGC: '400' };

await runTogether([
  // Beside the check, because it keeps only one core busy.
  ...(process.argv.includes('--build') ? [['build', 'node', ['scripts/build.mjs']] as const] : []),
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...projects.map(
    (project) => [`types of ${project}`, 'node', [typeChecker, '-p', project], { env: typeCheckerEnv }] as const,
  ),
  ['arrows', 'tsx', ['scripts/check-arrows.ts']],
  ['patterns', 'tsx', ['scripts/check-patterns.ts']],
  ['dead code', 'knip', ['--no-progress']],
]);
