import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a pool's children run: the source beside the pool's source, or the bundle beside the bundle. */
export function childModule(poolUrl: string, name: string): string {
  const path = fileURLToPath(new URL(`./${name}.ts`, poolUrl));
  return existsSync(path) ? path : fileURLToPath(new URL(`./${name}.js`, poolUrl));
}
