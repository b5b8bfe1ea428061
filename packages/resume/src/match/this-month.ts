import type { YearMonth } from '../document.ts';

/** The day that every score counts to: the same for the server, the page and the dashboard, wherever they run. */
export function thisMonth(now: Date): YearMonth {
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
}
