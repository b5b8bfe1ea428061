import type { TestCase, TestModule } from 'vitest/node';

interface Caller {
  readonly moduleId: string;
  readonly id: string;
  readonly ms: number;
}

/** Which tests call which function, as a run with marked code has shown. */
export class Reach {
  private readonly inTests = new Map<string, Caller[]>();
  private readonly outside = new Set<string>();

  constructor(modules: readonly TestModule[]) {
    for (const module of modules) for (const test of module.children.allTests()) this.note(module.moduleId, test);
  }

  /** Undefined if one of them was called outside of tests, too, and thus may decide what any test finds. */
  callers(names: readonly string[]): readonly Caller[] | undefined {
    if (names.some((name) => this.outside.has(name))) return undefined;
    return [...new Set(names.flatMap((name) => this.inTests.get(name) ?? []))];
  }

  private note(moduleId: string, test: TestCase): void {
    const { inTest = [], before = [] } = test.meta().reached ?? {};
    const caller = { moduleId, id: test.id, ms: test.diagnostic()?.duration ?? 0 };
    for (const name of before) this.outside.add(name);
    for (const name of inTest) this.inTests.set(name, [...(this.inTests.get(name) ?? []), caller]);
  }
}
