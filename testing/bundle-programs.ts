import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleServer } from '../scripts/bundle.mjs';
import type {} from './program.ts';

/** For tests alone, beside the product's. */
const ownPrograms = {
  'odd-child': 'packages/documents/src/isolation/testing/odd-child.ts',
  collector: 'apps/server/src/testing/processes/collector.ts',
  writer: 'apps/server/src/testing/processes/writer.ts',
};

/** What the projects of one run have in common; each of them loads this file for itself. */
const shared = globalThis as { bundledPrograms?: Promise<string> };

/** As the product is built, once for a run: a process that starts from sources spends seconds on loading them. */
export default async function setup(project: TestProject): Promise<() => void> {
  shared.bundledPrograms ??= bundle();
  const folder = await shared.bundledPrograms;
  project.provide('programs', resolve(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function bundle(): Promise<string> {
  // Within node_modules, so that other people's packages are found from there.
  const cache = 'node_modules/.cache/fitted';
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  await bundleServer(folder, ownPrograms);
  return folder;
}
