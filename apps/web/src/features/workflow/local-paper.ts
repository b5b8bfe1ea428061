import type { Paper } from '@fitted/contract/looks';

/** Regions that print on US Letter. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV', 'NI']);

/** The paper of the region in a browser's language tag; A4 if there is none. */
export function localPaper(language: string | undefined): Paper {
  try {
    const { region } = new Intl.Locale(language ?? '');
    return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}
