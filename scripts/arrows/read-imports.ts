import { posix } from 'node:path';
import { parseSync } from 'vite';

/** In types, `import('…')` is not part of a parsed module's list of imports; in a text both look alike. */
const called = /\bimport\(\s*(['"`])([^'"`]+)\1/g;

/** What a file imports, types included: paths from the root for our own files, names as written for everything else. */
export function readImports(file: string, text: string): string[] {
  const { errors, module } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...[...text.matchAll(called)].map(([, , name = '']) => name),
  ];
  return [...new Set(names.filter(Boolean).map((name) => pathOf(file, name.replace(/\?.*/, ''))))];
}

/** Ours are imported by relative paths with their extension, or by the one form that packages export: `@fitted/name/path`. */
function pathOf(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  return name.replace(/^@fitted\/([^/]+)\/(.+)$/, 'packages/$1/src/$2.ts');
}
