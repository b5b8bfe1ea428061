import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';

/** Lines that may lend their words to this place, the closest first. */
export function wordSources({ place, near, far, stated, titles }: Scope): readonly Source[] {
  if (place === 'summary' || place === 'list') return [...far, ...stated];
  if (place === 'contact') return [...titles, ...stated];
  return [...near, ...stated];
}
