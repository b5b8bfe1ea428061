/** What differs, so that saving one field does not write back the others as they were when the form was opened. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const differs = (name: string) =>
    JSON.stringify(before[name as keyof Fields] ?? null) !== JSON.stringify(after[name as keyof Fields] ?? null);
  return Object.fromEntries(Object.entries(after).filter(([name]) => differs(name))) as Partial<Fields>;
}
