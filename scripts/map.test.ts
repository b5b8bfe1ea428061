import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = /^(?:packages|apps|scripts|docs|e2e|bench|faults|load|deploy)\//;

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/operations.md', 'docs/security.md'])(
  'every place that %s names is there',
  (name) => {
    const named = [...readFileSync(join(root, name), 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
    const places = named.filter((path) => folders.test(path)).map((path) => path.replace(/[^/]*[<{*].*$/, ''));
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  },
);
