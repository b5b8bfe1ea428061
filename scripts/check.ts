// Format, lint, types, arrows, patterns, dead code. Untranslated text and unequal translations are tests of the web app.
import { runTogether } from './run.ts';

// Longest first, so that none is left to run alone at the end.
const projects = [
  // All that may use Node (server, scripts, packages) at once: separately, each would check the shared code again.
  'tsconfig.node.json',
  'apps/web',
  'packages/resume',
  'packages/language',
  'packages/contract',
  'e2e',
];

// Version 7 checks types four times faster but has no API yet: scripts that read sources still use version 6.
const typeChecker = 'node_modules/typescript-7/bin/tsc';
/** It ends before it fills the memory: collecting garbage less often saves a sixth of its time. */
const typeCheckerEnv = { GOGC: '400' };

await runTogether([
  // In parallel with the check, because it keeps only one core busy.
  ...(process.argv.includes('--build') ? [['build', 'node', ['scripts/build.mjs']] as const] : []),
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...projects.map(
    (project) => [`types of ${project}`, 'node', [typeChecker, '-p', project], { env: typeCheckerEnv }] as const,
  ),
  ['arrows', 'tsx', ['scripts/check-arrows.ts']],
  ['patterns', 'tsx', ['scripts/check-patterns.ts']],
  ['dead code', 'knip', ['--no-progress']],
]);
