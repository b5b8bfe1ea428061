/**
 * What was changed by hand, so that saving one field does not write back the others as they were when the form was opened.
 * The inputs are compared as they stand: something collected may hold less than the form asks for, and cannot be read by its rules.
 */
export function changedFields<Input extends object, Fields extends object>(
  before: Input,
  now: Input,
  fields: Fields,
): Partial<Fields> {
  const differs = (name: string) => before[name as keyof Input] !== now[name as keyof Input];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => differs(name))) as Partial<Fields>;
}
