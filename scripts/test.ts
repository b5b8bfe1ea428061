// Everything that must hold, cheapest first, one after the other: beside each other units and journeys starve a small machine,
// and a server that sheds load is then seen by a journey as an error.
import { runStages } from './run.ts';

await runStages([
  [['check and build', 'tsx', ['scripts/check.ts', '--build']]],
  [['units and API', 'vitest', ['run', '--reporter=minimal']]],
  [['journeys', 'tsx', ['scripts/test-e2e.ts', '--reporter=dot']]],
]);
