import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export interface PageBudget {
  /** The modules that draw the page; what they import at once counts with them. */
  readonly modules: readonly string[];
  readonly maxKib: number;
}

type Chunk = Rolldown.OutputChunk;

/** Fails the build when the code that a page needs to come to life outgrows its budget, or that of all pages together theirs. */
export function bundleBudget(budgets: readonly PageBudget[], maxTotalKib: number): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    // What is on the disk counts: Vite writes into the chunks until the end.
    writeBundle({ dir = '.' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const sizes = new Map(
        chunks.map((chunk) => [chunk, gzipSync(readFileSync(join(dir, chunk.fileName)), { level: 9 }).length]),
      );
      const over: string[] = [];
      const check = (what: string, bytes: number, maxKib: number) => {
        const line = `${what}: ${(bytes / 1024).toFixed(1)} of ${maxKib} KiB of JavaScript (gzip)`;
        this.info(line);
        if (bytes > maxKib * 1024) over.push(line);
      };

      for (const { modules, maxKib } of budgets) {
        const own = modules.map((module) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${module}`)));
        const starts = [...chunks.filter((chunk) => chunk.isEntry), ...own].filter((chunk) => chunk !== undefined);
        if (starts.length <= modules.length)
          this.error(`There is no chunk for ${modules.join(', ')} to hold to a budget.`);
        const bytes = withImports(starts, byName).reduce((sum, chunk) => sum + (sizes.get(chunk) ?? 0), 0);
        check(modules[0] ?? '', bytes, maxKib);
      }
      check(
        'all pages',
        [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
        maxTotalKib,
      );
      if (over.length > 0) this.error(`Over budget:\n${over.join('\n')}`);
    },
  };
}

/** The chunks and all that they import at once; what they import later does not count. */
function withImports(starts: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Chunk[] {
  const found = new Set(starts);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}
