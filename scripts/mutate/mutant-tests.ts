import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { BaseSequencer, createVitest, type TestRunResult, type TestSpecification, type Vitest } from 'vitest/node';
import { patience, patient } from '../../testing/patience.ts';
import { readImports } from '../arrows/read-imports.ts';
import type { Mutation } from './find-mutations.ts';
import { markFunctions } from './mark-functions.ts';
import { Reach } from './reach.ts';

export type Outcome = 'killed' | 'hung' | 'survived';

const root = posix.resolve(import.meta.dirname, '../..');
/** Far above what the tests of one target take on a crowded machine; a changed loop may never end. */
const hungMs = 5 * patience.stepMs;

/** Runs tests with one file changed. The change is made as the file is loaded, never on disk. */
export class MutantTests {
  private vitest: Vitest | undefined;
  private mutation: Mutation | undefined;
  private reach: Reach | undefined;

  constructor(
    private readonly sources: readonly string[],
    private readonly tests: readonly string[],
    private readonly nearest: number,
  ) {}

  /** All tests, with nothing changed. They must pass, or nothing that follows means anything. It is noted what each of them calls. */
  async check(): Promise<boolean> {
    const vitest = await this.open();
    const result = await vitest.runTestSpecifications(await vitest.globTestSpecifications(), true);
    this.reach = new Reach(result.testModules);
    this.forget(this.sources);
    return isWell(result);
  }

  async run(mutation: Mutation): Promise<Outcome> {
    const vitest = await this.open();
    this.forget([this.mutation?.file, mutation.file]);
    this.mutation = mutation;
    const near = (await this.testsOf(vitest, mutation)).slice(0, this.nearest);
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
    return isWell(result) ? 'survived' : 'killed';
  }

  /** Of the files that load the changed one, the tests that call what is changed; the quicker first, among those as near. */
  private async testsOf(vitest: Vitest, { file, within }: Mutation): Promise<TestSpecification[]> {
    const near = byDistance(await vitest.globTestSpecifications(), file);
    const callers = within && this.reach?.callers(within);
    if (!callers) return near.map(({ test }) => test);
    return near
      .map(({ test, steps }) => ({
        test,
        steps,
        calling: callers.filter(({ moduleId }) => moduleId === test.moduleId),
      }))
      .filter(({ calling }) => calling.length > 0)
      .sort((one, other) => one.steps - other.steps || msOf(one.calling) - msOf(other.calling))
      .map(({ test, calling }) =>
        test.project.createSpecification(test.moduleId, { testIds: calling.map(({ id }) => id) }),
      );
  }

  private forget(files: readonly (string | undefined)[]): void {
    for (const file of files) if (file) this.vitest?.invalidateFile(posix.join(root, file));
  }

  async close(): Promise<void> {
    await this.vitest?.close();
    this.vitest = undefined;
  }

  private textOf(file: string, code: string): string | undefined {
    if (!this.reach) return this.sources.includes(file) ? markFunctions(file, code) : undefined;
    return file === this.mutation?.file ? this.mutation.text : undefined;
  }

  private async open(): Promise<Vitest> {
    this.vitest ??= await this.start();
    return this.vitest;
  }

  private start(): Promise<Vitest> {
    const isServer = this.tests.some((test) => test.startsWith('apps/server/'));
    return createVitest(
      'test',
      {
        config: false,
        root,
        watch: false,
        include: [...this.tests],
        globalSetup: isServer ? ['testing/bundle-programs.ts', 'apps/server/src/testing/global-setup.ts'] : [],
        setupFiles: ['testing/quiet.ts', 'scripts/mutate/note-reached.ts'],
        ...patient,
        // A changed line may leave a test waiting for what never comes, which need not take as long as on a crowded machine.
        testTimeout: patience.stepMs,
        hookTimeout: patience.stepMs,
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
            transform: (code, id) => this.textOf(relative(root, id), code),
          },
        ],
      },
    );
  }
}

const msOf = (tests: readonly { readonly ms: number }[]): number => tests.reduce((sum, { ms }) => sum + ms, 0);

function isWell({ unhandledErrors, testModules }: TestRunResult): boolean {
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

/** Ours is the order: near tests are the likeliest to notice, and the first to do so ends the run. */
class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/** The tests that load the file: those in its own folder, then those with the fewest imports between them. */
function byDistance(all: readonly TestSpecification[], file: string): { test: TestSpecification; steps: number }[] {
  const folder = posix.dirname(file);
  return all
    .map((test) => {
      const path = relative(root, test.moduleId);
      const away = distance(path, file);
      return { test, steps: Number.isFinite(away) && posix.dirname(path) === folder ? 0 : away };
    })
    .filter(({ steps }) => Number.isFinite(steps))
    .sort((one, other) => one.steps - other.steps);
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
