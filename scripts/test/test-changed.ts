// For daily work: the check, and the tests that can be affected by this branch's changes.
import { execFileSync } from 'node:child_process';
import { runStages } from '../run.ts';

const [since = findBase()] = process.argv.slice(2);

await runStages([
  [['check', 'tsx', ['scripts/check.ts']]],
  [
    [
      `tests of what changed since ${since}`,
      'vitest',
      ['run', '--reporter=minimal', '--passWithNoTests', `--changed=${since}`],
    ],
  ],
]);

/** Where this branch diverged from the main one; uncommitted changes count in any case. */
function findBase(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', main], { encoding: 'utf8', stdio: 'pipe' }).trim().slice(0, 12);
    } catch {
      // A clone may lack one of the two.
    }
  }
  return 'HEAD';
}
