const two = (value: number) => String(value).padStart(2, '0');

/** The day in the person's own time zone, as `2026-03-29`. */
export const localDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
