import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The module that a pool's children run: next to the pool, as source or as bundle. */
export function childModule(poolUrl: string, name: string): string {
  const path = fileURLToPath(new URL(`./${name}.ts`, poolUrl));
  return existsSync(path) ? path : fileURLToPath(new URL(`./${name}.js`, poolUrl));
}
