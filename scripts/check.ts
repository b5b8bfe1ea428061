// Format, lint, types, arrows, dead code. Untranslated text and unequal translations are tests of the web app.
import { runSteps } from './run.ts';

const projects = [
  'packages/contract',
  'packages/resume',
  'packages/documents',
  'packages/assistant',
  'apps/server',
  'apps/web',
  'e2e',
  '.',
];

await runSteps([
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...projects.map((project) => [`types of ${project}`, 'tsc', ['-p', project]] as const),
  ['arrows', 'tsx', ['scripts/check-arrows.ts']],
  ['dead code', 'knip', ['--no-progress']],
]);
