// How the CPU time of every call that takes text grows with texts of every shape: `tsx bench/growth.ts [call] [shape]`.
import { calls, shapeNames } from '../apps/server/src/testing/growth/calls.ts';
import { measure } from '../apps/server/src/testing/growth/measure.ts';
import { moreShapes } from '../apps/server/src/testing/growth/shapes.ts';

const [wantedCall = '', wantedShape = ''] = process.argv.slice(2);
for (const call of Object.keys(calls).filter((name) => name.includes(wantedCall))) {
  process.stdout.write(`\n${call}\n`);
  for (const shape of [...shapeNames, ...Object.keys(moreShapes)].filter((name) => name.includes(wantedShape))) {
    const { ms, exponent } = await measure(call, shape, 20_000);
    if (exponent === undefined && wantedShape === '') continue;
    process.stdout.write(`  ${shape.padEnd(28)} ${ms.toFixed(0).padStart(7)} ms  ${exponent?.toFixed(2) ?? '-'}\n`);
  }
}
