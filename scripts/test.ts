// Everything that must hold, cheapest first.
import { runSteps } from './run.ts';

await runSteps([
  ['check', 'tsx', ['scripts/check.ts']],
  ['units and API', 'vitest', ['run']],
  ['build', 'node', ['scripts/build.mjs']],
  ['journeys', 'tsx', ['scripts/test-e2e.ts']],
]);
