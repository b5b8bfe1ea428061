import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pattern } from './pattern.ts';

const root = `${resolve('.')}/`;

/** Loads the modules and records every pattern that our code builds meanwhile, such as those made from word lists. */
export async function recordBuilt(files: readonly string[]): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  const record = (pattern: RegExp) => {
    const key = `${pattern.source}/${pattern.flags}`;
    if (found.has(key)) return;
    const place = builderOf(new Error().stack ?? '');
    if (place) found.set(key, { source: pattern.source, flags: pattern.flags, ...place });
  };
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(target, args, newTarget) {
      const pattern = Reflect.construct(target, args, newTarget);
      record(pattern);
      return pattern;
    },
    apply(target, self, args) {
      const pattern = Reflect.apply(target, self, args);
      record(pattern);
      return pattern;
    },
  });
  try {
    for (const file of files) await import(`${root}${file}`);
  } finally {
    globalThis.RegExp = native;
  }
  return [...found.values()];
}

/** The caller of this file's code, or of the helper that builds for others: one of our files, or a library, whose patterns are not our concern. */
function builderOf(stack: string): Pick<Pattern, 'file' | 'line'> | undefined {
  const frame = stack
    .split('\n')
    .find(
      (line) =>
        /^\s+at /.test(line) &&
        !line.includes('record-built') &&
        !line.includes('packages/language/src/pattern.ts') &&
        !/at (?:Object|Proxy|new Proxy)\b.*<anonymous>/.test(line),
    );
  const [, place = '', line = ''] = /\(?((?:file:\/\/)?\/[^()]+?):(\d+):\d+\)?$/.exec(frame ?? '') ?? [];
  const path = place.startsWith('file:') ? fileURLToPath(place) : place;
  if (!path.startsWith(root) || path.includes('/node_modules/')) return undefined;
  return { file: path.slice(root.length), line: Number(line) };
}
