import { isRecord } from './json-values.ts';

/**
 * A number that changes with any value of a JSON Resume outside `meta`: our exports carry it, so that their text is
 * believed only as long as nobody has edited the parts beside it. It guards against a mistake, not against a forger.
 */
export function checkOf(resume: Readonly<Record<string, unknown>>): string {
  const { meta, ...said } = resume;
  const text = JSON.stringify(sorted(said));
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Programs that pass a file on may write its keys in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
