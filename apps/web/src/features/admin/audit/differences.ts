export interface Difference {
  readonly field: string;
  /** As text; undefined if there is no value. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The fields that an action changed, from the records before and after it. */
export function differences(before: unknown, after: unknown): Difference[] {
  const old = asRecord(before);
  const current = asRecord(after);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort();
  return fields
    .map((field) => ({ field, before: write(old[field]), after: write(current[field]) }))
    .filter((difference) => difference.before !== difference.after);
}

/** The name of the item that a record is about. */
export function nameIn(value: unknown): string | undefined {
  const { username, title, name } = asRecord(value);
  return write(username ?? title ?? name);
}

const asRecord = (value: unknown): Record<string, unknown> => {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };
};

function write(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
