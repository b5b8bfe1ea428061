import {
  fallbackScrapeIntervalHours,
  maxScrapeIntervalHours,
  minScrapeIntervalHours,
} from '@fitted/contract/constants';

/** Whole hours; what is not a number becomes the fallback, a number out of range is undefined. */
export function readInterval(text: string): number | undefined {
  const hours = text.trim() === '' ? Number.NaN : Math.round(Number(text));
  if (!Number.isFinite(hours)) return fallbackScrapeIntervalHours;
  return hours >= minScrapeIntervalHours && hours <= maxScrapeIntervalHours ? hours : undefined;
}
