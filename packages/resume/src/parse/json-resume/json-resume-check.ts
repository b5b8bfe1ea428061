import { isRecord } from './json-values.ts';

/**
 * A hash of a JSON Resume except `meta`. Our exports contain it, so that their text is trusted only as long as nobody
 * has edited the other parts. It guards against mistakes, not against forgery.
 */
export function checkOf(resume: Readonly<Record<string, unknown>>): string {
  const { meta, ...said } = resume;
  const text = JSON.stringify(sorted(said));
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Other programs may write the keys in a different order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
