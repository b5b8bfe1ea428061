import {
  fallbackScrapeIntervalHours,
  maxScrapeIntervalHours,
  minScrapeIntervalHours,
} from '@fitted/contract/constants';

/** Whole hours; the fallback if it is not a number, undefined if it is out of range. */
export function readInterval(text: string): number | undefined {
  const hours = text.trim() === '' ? Number.NaN : Math.round(Number(text));
  if (!Number.isFinite(hours)) return fallbackScrapeIntervalHours;
  return hours >= minScrapeIntervalHours && hours <= maxScrapeIntervalHours ? hours : undefined;
}
