import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleServer } from '../scripts/bundle.mjs';
import type {} from './program.ts';

/** For tests only, in addition to the product's. */
const ownPrograms = {
  'misbehaving-child': 'packages/documents/src/isolation/testing/misbehaving-child.ts',
  'dying-writer': 'packages/documents/src/isolation/testing/dying-writer.ts',
  collector: 'apps/server/src/testing/processes/collector.ts',
  writer: 'apps/server/src/testing/processes/writer.ts',
};

/** Shared by all projects of one run, each of which loads this file separately. */
const shared = globalThis as { bundledPrograms?: Promise<string> };

/** Bundled like the product, once per run: a process that starts from sources spends seconds loading them. */
export default async function setup(project: TestProject): Promise<() => void> {
  shared.bundledPrograms ??= bundle();
  const folder = await shared.bundledPrograms;
  project.provide('programs', resolve(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function bundle(): Promise<string> {
  // Inside node_modules, so that third-party packages can be resolved from there.
  const cache = 'node_modules/.cache/fitted';
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  await bundleServer(folder, ownPrograms);
  return folder;
}
