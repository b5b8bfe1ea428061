import { expect, test } from 'vitest';
import { findMutations } from './find-mutations.ts';

const changesOf = (code: string) => findMutations('a.ts', code).map(({ change }) => change);

test.each([
  ['if (isOpen) go();', ['isOpen → !(isOpen)']],
  ['if (a === b) go();', ['=== → !==']],
  ['if (!a) go();', ['!a → a']],
  ['const c = a && b;', ['&& → ||']],
  ['const c = a < 3;', ['< → <=', '3 → 4']],
  ['const c = a ? b : true;', ['a → !(a)', 'true → false']],
  ['lines.some(isLong);', ['some → every']],
  ['lines.filter(isLong).join();', ['lines.filter(isLong) → lines']],
])('%s', (code, changes) => {
  expect(changesOf(code)).toEqual(changes);
});

test('an early return is dropped', () => {
  expect(changesOf('function f(a) { if (a) return; go(); }')).toContain('if (a) return; → ;');
  expect(changesOf('function f(a) { if (a) return; else go(); }')).not.toContain('if (a) return; else go(); → ;');
});

test('each condition of a query is dropped', () => {
  const code = 'db.where(and(eq(own, user), eq(id, wanted)));';
  expect(findMutations('a.ts', code).map(({ text }) => text)).toEqual([
    'db.where(and(eq(id, wanted)));',
    'db.where(and(eq(own, user)));',
  ]);
});

test('types, imports and texts are left alone', () => {
  expect(changesOf("import { a } from 'b'; type One = 1 | true; const c = 'x' as const;")).toEqual([]);
});
