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
    .map(({ change, within = [] }) => [change, within.some((name) => reached.has(name))]);
  expect(changes).toEqual([
    ['=== → !==', true],
    ['< → <=', false],
    ['> → >=', true],
    ['&& → ||', true],
  ]);
});

test.each([
  ['const limit = 3; const isLong = (n) => n > limit;', ['n > limit;', 'n > limit;']],
  ['const limit = 3; const double = 2 * limit; const isLong = (n) => double;', [undefined, 'double;']],
  ['export const limit = 3;', [undefined]],
])('a constant stands in the functions that use it, if nobody else may: %s', (constants, expected) => {
  const bodyOf = (name: string) => constants.slice(Number(name.split('@')[1])).trim();
  const bodies = findMutations('a.js', constants).map(({ within }) => within?.map(bodyOf).join());
  expect(bodies).toEqual(expected);
});

test('lines stay where they are', () => {
  expect(markFunctions('a.js', code).split('\n')).toHaveLength(code.split('\n').length);
});
