type Given<Change> = { [Name in keyof Change]?: Exclude<Change[Name], undefined> };

/** Drops undefined fields, so that a field left out of a change keeps its value. */
export const compact = <Change extends object>(change: Change): Given<Change> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<Change>;

/** Converts a timestamp sent as text to the Date that a row holds. */
export function toMoment(text: string | undefined): Date | undefined;
export function toMoment(text: string | null | undefined): Date | null | undefined;
export function toMoment(text: string | null | undefined): Date | null | undefined {
  return text ? new Date(text) : text === undefined ? undefined : null;
}
