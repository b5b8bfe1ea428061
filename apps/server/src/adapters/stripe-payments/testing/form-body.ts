export interface FormFields {
  readonly [name: string]: string | FormFields;
}

/** Parses `items[0][price]=x` to `{ items: { 0: { price: 'x' } } }`, as Stripe does for bodies and queries. */
export function readForm(text: string): FormFields {
  const root: Record<string, unknown> = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.split(/[[\]]+/).filter((key) => key !== '');
    let place = root;
    for (const key of keys.slice(0, -1)) {
      place[key] ??= {};
      place = place[key] as Record<string, unknown>;
    }
    place[keys.at(-1) ?? ''] = value;
  }
  return root as FormFields;
}

export const textOf = (field: string | FormFields | undefined): string | undefined =>
  typeof field === 'string' ? field : undefined;
export const fieldsOf = (field: string | FormFields | undefined): FormFields =>
  typeof field === 'object' ? field : {};
export const listOf = (field: string | FormFields | undefined): (string | FormFields)[] =>
  Object.values(fieldsOf(field));
