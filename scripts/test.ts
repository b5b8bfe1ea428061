// Everything that must hold, cheapest first.
import { runStages } from './run.ts';

await runStages([
  ['check and build', 'tsx', ['scripts/check.ts', '--build']],
  ['units and API', 'vitest', ['run', '--reporter=minimal']],
  ['journeys', 'tsx', ['scripts/test-e2e.ts', '--reporter=dot']],
]);
