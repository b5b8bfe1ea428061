// Format, lint, types, arrows, dead code. Untranslated text and unequal translations are tests of the web app.
import { runTogether } from './run.ts';

// The longest first, so that none is left to run alone at the end.
const projects = [
  'apps/server',
  'apps/web',
  '.',
  'packages/assistant',
  'packages/documents',
  'packages/resume',
  'packages/contract',
  'e2e',
];

await runTogether([
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...projects.map((project) => [`types of ${project}`, 'tsc', ['-p', project]] as const),
  ['arrows', 'tsx', ['scripts/check-arrows.ts']],
  ['dead code', 'knip', ['--no-progress']],
]);
