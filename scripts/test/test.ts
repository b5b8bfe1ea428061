// Everything that must pass, cheapest first. The units wait for databases and child processes, the journeys for the browser: side by
// side each computes while the other waits. Neither measures how fast the machine is, see testing/patience.ts.
import { runStages } from '../run.ts';

await runStages([
  [['check and build', 'tsx', ['scripts/check.ts', '--build']]],
  [
    ['units and API', 'vitest', ['run', '--reporter=minimal']],
    ['journeys', 'tsx', ['scripts/test/test-e2e.ts', '--reporter=dot']],
  ],
]);
