import type { YearMonth } from '../document.ts';

/** The reference month for every score. UTC, so that server and browser agree wherever they run. */
export function thisMonth(now: Date): YearMonth {
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
}
