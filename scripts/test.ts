// Everything that must hold, cheapest first. One after the other: units alone keep two cores busy, so beside each other the
// journeys would only wait longer.
import { runStages } from './run.ts';

await runStages([
  [['check and build', 'tsx', ['scripts/check.ts', '--build']]],
  [['units and API', 'vitest', ['run', '--reporter=minimal']]],
  [['journeys', 'tsx', ['scripts/test-e2e.ts', '--reporter=dot']]],
]);
