import { expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';
import { readImports } from './read-imports.ts';
import { rules } from './rules.ts';

const brokenBy = (from: string, to: string) => rules.filter((rule) => rule.forbids(from, to)).map(({ name }) => name);

test.each([
  ['contract-is-zod-only', 'packages/contract/src/errors.ts', 'react', 'zod'],
  ['language-is-data', 'packages/language/src/packs.ts', 'zod', 'packages/contract/src/languages.ts'],
  ['resume-is-pure', 'packages/resume/learn/names.ts', 'packages/assistant/src/a.ts', 'packages/language/src/a.ts'],
  ['resume-needs-no-node', 'packages/resume/src/document.ts', 'node:fs', 'packages/resume/src/edit/edit.ts'],
  ['resume-needs-no-node', 'packages/resume/src/document.ts', 'fs/promises', 'packages/contract/src/errors.ts'],
  ['documents-know-no-app', 'packages/documents/src/a.ts', 'packages/assistant/src/a.ts', 'packages/resume/src/a.ts'],
  ['assistant-knows-no-app', 'packages/assistant/src/a.ts', 'apps/server/src/app.ts', 'packages/resume/src/a.ts'],
  ['apps-never-meet', 'apps/server/src/app.ts', 'apps/web/src/main.tsx', 'packages/documents/src/a.ts'],
  [
    'web-imports-contract-and-resume',
    'apps/web/src/main.tsx',
    'packages/documents/src/a.ts',
    'packages/resume/src/a.ts',
  ],
  [
    'web-features-never-meet',
    'apps/web/src/features/a/x.tsx',
    'apps/web/src/features/b/x.ts',
    'apps/web/src/features/a/y.ts',
  ],
  ['web-floors', 'apps/web/src/ui/button.tsx', 'apps/web/src/app/x.ts', 'apps/web/src/ui/x.ts'],
  ['web-features-below-app', 'apps/web/src/features/a/x.tsx', 'apps/web/src/app/x.ts', 'apps/web/src/ui/x.ts'],
  [
    'server-features-meet-in-public',
    'apps/server/src/features/a/service.ts',
    'apps/server/src/features/b/service.ts',
    'apps/server/src/features/b/public.ts',
  ],
  ['sql-in-repositories', 'apps/server/src/features/a/service.ts', 'drizzle-orm/pg-core', 'fastify'],
])('%s: %s may not import %s, but %s', (name, from, wrong, right) => {
  expect(brokenBy(from, wrong)).toEqual([name]);
  expect(brokenBy(from, right)).toEqual([]);
});

test('a cycle is found, however long, and what only leads to it is not part of it', () => {
  const imports = new Map([
    ['entry', ['a']],
    ['a', ['b', 'leaf']],
    ['b', ['c']],
    ['c', ['a', 'fastify']],
    ['leaf', []],
    ['itself', ['itself']],
  ]);
  expect(findCycles(imports).map((cycle) => cycle.sort())).toEqual([['a', 'b', 'c'], ['itself']]);
});

test('imports of every form are read', () => {
  const text = [
    "import 'node:fs';",
    "import type { ErrorCode } from '@fitted/contract/errors';",
    "export type { ResumeDocument } from '@fitted/resume/document';",
    "export * from '../b.ts';",
    "type Routes = typeof import('@fitted/contract/routes');",
    "const load = () => import('./c.tsx');",
    "import words from './words.json?raw';",
  ].join('\n');
  expect(readImports('packages/resume/src/a/a.ts', text).sort()).toEqual([
    'node:fs',
    'packages/contract/src/errors.ts',
    'packages/contract/src/routes.ts',
    'packages/resume/src/a/c.tsx',
    'packages/resume/src/a/words.json',
    'packages/resume/src/b.ts',
    'packages/resume/src/document.ts',
  ]);
});
