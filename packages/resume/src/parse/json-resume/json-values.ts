export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a value; empty for booleans, which mean nothing without their key. */
export function str(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Every text inside a value at any depth, in order. */
export function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (isRecord(value)) return Object.values(value).flatMap(texts);
  return [str(value)].filter(Boolean);
}

/** "fieldTrips" as a heading: "Field Trips". */
export function spaced(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/gu, '$1 $2').replace(/[_-]/gu, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
