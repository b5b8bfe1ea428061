import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a pool's children run: the source beside this source, or the bundle beside the bundle. */
export function childModule(source: string, bundle: string): string {
  const path = fileURLToPath(new URL(source, import.meta.url));
  return existsSync(path) ? path : fileURLToPath(new URL(bundle, import.meta.url));
}
