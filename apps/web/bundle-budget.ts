import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Budget {
  /** A module whose chunk counts with the entry: the page that most people meet first. */
  readonly page: string;
  readonly maxKib: number;
}

/** Fails the build when the code of the first page load outgrows its budget. */
export function bundleBudget({ page, maxKib }: Budget): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const starts = chunks.filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(page));
      if (starts.length < 2) this.error(`There is no chunk for ${page} to hold to its budget.`);

      const first = withImports(starts, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      const kib = first.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0) / 1024;
      this.info(`First page load: ${kib.toFixed(1)} KiB of JavaScript (gzip), budget ${maxKib}.`);
      if (kib > maxKib) this.error(`The first page load needs ${kib.toFixed(1)} KiB of JavaScript, over ${maxKib}.`);
    },
  };
}

type Chunk = Rolldown.OutputChunk;

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
