// Everything that must hold, cheapest first.
import { totalmem } from 'node:os';
import { runStages, type Step } from './run.ts';

const units: Step = ['units and API', 'vitest', ['run', '--reporter=minimal']];
const journeys: Step = ['journeys', 'tsx', ['scripts/test-e2e.ts', '--reporter=dot']];

/** Both together take five gigabytes at their most; a machine of eight says that it has a little less. */
const enoughBytes = 7 * 2 ** 30;
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

await runStages([
  [['check and build', 'tsx', ['scripts/check.ts', '--build']]],
  // Beside each other: each waits for its browsers, databases and children a good part of the time, and the other computes then.
  ...(memoryBytes > enoughBytes ? [[units, journeys]] : [[units], [journeys]]),
]);
