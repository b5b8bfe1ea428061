import type { Paper } from '@fitted/contract/looks';

/** Where the printer holds US Letter. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV', 'NI']);

/** The paper of the country that a browser's language names; A4 where it names none. */
export function localPaper(language: string | undefined): Paper {
  try {
    const { region } = new Intl.Locale(language ?? '');
    return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}
