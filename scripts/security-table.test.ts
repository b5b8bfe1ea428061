import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every file that the security table names exists', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|json))`/g)];
  expect(named.length).toBeGreaterThan(40);
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});
