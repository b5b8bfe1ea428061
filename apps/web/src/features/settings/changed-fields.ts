/**
 * The changed fields, so that saving one does not write back the others as they were when the form was opened. Raw
 * inputs are compared, because collected rows may have less than the form requires and would fail its rules.
 */
export function changedFields<Input extends object, Fields extends object>(
  before: Input,
  now: Input,
  fields: Fields,
): Partial<Fields> {
  const differs = (name: string) => before[name as keyof Input] !== now[name as keyof Input];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => differs(name))) as Partial<Fields>;
}
