/** Counts calendar days, so clock changes do not matter. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The last weeks up to and including this one, which also contains its future days. */
export function weeksUpTo(today: string, count: number, firstWeekday: number): string[][] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const start = addDays(today, -((weekday - firstWeekday + 7) % 7) - 7 * (count - 1));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)),
  );
}
