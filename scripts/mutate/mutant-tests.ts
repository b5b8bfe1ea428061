import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { patience, patient } from '../../testing/patience.ts';
import { readImports } from '../arrows/read-imports.ts';
import type { Mutation } from './find-mutations.ts';

export type Outcome = 'killed' | 'hung' | 'survived';

const root = posix.resolve(import.meta.dirname, '../..');
/** Far above what the tests of one target take; a changed loop may never end. */
const hungMs = 4 * patience.stepMs;

/** Runs tests with one file changed. The change is made as the file is loaded, never on disk. */
export class MutantTests {
  private vitest: Vitest | undefined;
  private mutation: Mutation | undefined;

  constructor(
    private readonly tests: readonly string[],
    private readonly nearest: number,
  ) {}

  /** All tests, with nothing changed. They must pass, or nothing that follows means anything. */
  async check(): Promise<boolean> {
    return (await this.run(undefined)) === 'survived';
  }

  async run(mutation: Mutation | undefined): Promise<Outcome> {
    this.vitest ??= await this.open();
    const { vitest } = this;
    const changed = [this.mutation?.file, mutation?.file];
    this.mutation = mutation;
    for (const file of changed) if (file) vitest.invalidateFile(posix.join(root, file));
    const all = await vitest.globTestSpecifications();
    const near = mutation ? byDistance(all, mutation.file).slice(0, this.nearest) : all;
    if (near.length === 0) return 'survived';
    const ran = vitest.runTestSpecifications(near, false);
    let timer: NodeJS.Timeout | undefined;
    const hung = new Promise<'hung'>((done) => {
      timer = setTimeout(done, hungMs, 'hung');
    });
    const result = await Promise.race([ran, hung]);
    clearTimeout(timer);
    if (result === 'hung') {
      await this.close();
      return 'hung';
    }
    const isWell = result.unhandledErrors.length === 0 && result.testModules.every((module) => module.ok());
    return isWell ? 'survived' : 'killed';
  }

  async close(): Promise<void> {
    await this.vitest?.close();
    this.vitest = undefined;
  }

  private open(): Promise<Vitest> {
    const isServer = this.tests.some((test) => test.startsWith('apps/server/'));
    return createVitest(
      'test',
      {
        config: false,
        root,
        watch: false,
        include: [...this.tests],
        globalSetup: isServer ? ['testing/bundle-programs.ts', 'apps/server/src/testing/global-setup.ts'] : [],
        setupFiles: ['testing/quiet.ts'],
        ...patient,
        isolate: false,
        maxWorkers: 1,
        bail: 1,
        reporters: [{}],
        sequence: { sequencer: InGivenOrder },
      },
      {
        plugins: [
          {
            name: 'mutation',
            enforce: 'pre',
            transform: (_code, id) => (relative(root, id) === this.mutation?.file ? this.mutation.text : undefined),
          },
        ],
      },
    );
  }
}

/** Ours is the order: near tests are the likeliest to notice, and the first to do so ends the run. */
class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/** The tests that load the file: those in its own folder, then those with the fewest imports between them. */
function byDistance(all: readonly TestSpecification[], file: string): TestSpecification[] {
  const folder = posix.dirname(file);
  const steps = new Map(
    all.map((one) => {
      const test = relative(root, one.moduleId);
      const away = distance(test, file);
      const isBeside = Number.isFinite(away) && posix.dirname(test) === folder;
      return [one, isBeside ? 0 : away];
    }),
  );
  const near = all.filter((one) => Number.isFinite(steps.get(one)));
  return near.sort((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0));
}

function distance(from: string, to: string): number {
  const seen = new Set([from]);
  let layer = [from];
  for (let steps = 0; layer.length > 0; steps += 1) {
    if (seen.has(to)) return steps;
    layer = layer.flatMap(importsOf).filter((file) => !seen.has(file) && Boolean(seen.add(file)));
  }
  return Number.POSITIVE_INFINITY;
}

const known = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const imports = known.get(file) ?? readOwnImports(file);
  known.set(file, imports);
  return imports;
}

function readOwnImports(file: string): string[] {
  return readImports(file, readFileSync(posix.join(root, file), 'utf8')).filter((name) =>
    /^(?:apps|packages|testing|scripts)\/.*\.(?:ts|tsx)$/.test(name),
  );
}
