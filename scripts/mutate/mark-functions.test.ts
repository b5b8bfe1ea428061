import { expect, test } from 'vitest';
import { findMutations } from './find-mutations.ts';
import { markFunctions } from './mark-functions.ts';

/** What a run of the marked code notes. */
function reachedBy(code: string): ReadonlySet<string> {
  const reached = new Set<string>();
  new Function('globalThis', markFunctions('a.js', code))({ reachedFunctions: reached });
  return reached;
}

const code = `
const twice = (x) => (y) => x === y;
function never() { return 1 < 2; }
const object = () => ({ a: 3 > 2 });
class One { constructor() { this.a = [4].map((n) => { return n && 1; }); } }
twice(1)(1); new One(); object();
`;

test('a change stands in the innermost function, which notes that it was called', () => {
  const reached = reachedBy(code);
  const changes = findMutations('a.js', code)
    .filter(({ change }) => !/\d/.test(change))
    .map(({ change, within = '' }) => [change, reached.has(within)]);
  expect(changes).toEqual([
    ['=== → !==', true],
    ['< → <=', false],
    ['> → >=', true],
    ['&& → ||', true],
  ]);
});

test('what runs when a file is loaded stands in no function, and lines stay where they are', () => {
  expect(findMutations('a.js', 'const a = 1 > 2;').map(({ within }) => within)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(markFunctions('a.js', code).split('\n')).toHaveLength(code.split('\n').length);
});
