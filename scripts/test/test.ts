// Everything that must pass, cheapest first. One after the other: the unit tests alone keep two cores busy, so in
// parallel the journeys would only wait longer.
import { runStages } from '../run.ts';

await runStages([
  [['check and build', 'tsx', ['scripts/check.ts', '--build']]],
  [['units and API', 'vitest', ['run', '--reporter=minimal']]],
  [['journeys', 'tsx', ['scripts/test/test-e2e.ts', '--reporter=dot']]],
]);
