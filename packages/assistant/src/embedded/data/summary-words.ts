import type { Language } from '@fitted/contract/languages';

/** How a summary is put together of the person's own words, which stand for `{role}`, `{place}`, `{year}` and `{period}`. */
export interface SummaryWords {
  readonly since: string;
  readonly sinceAlone: string;
  readonly former: string;
  readonly formerAlone: string;
  readonly stop: string;
  readonly gap: string;
}

export const summaryWords: Readonly<Record<Language, SummaryWords>> = {
  en: {
    since: '{role} at {place} since {year}',
    sinceAlone: '{role} since {year}',
    former: '{role} at {place} ({period})',
    formerAlone: '{role} ({period})',
    stop: '.',
    gap: ' ',
  },
  es: {
    since: '{role} en {place} desde {year}',
    sinceAlone: '{role} desde {year}',
    former: '{role} en {place} ({period})',
    formerAlone: '{role} ({period})',
    stop: '.',
    gap: ' ',
  },
  fr: {
    since: '{role}, {place}, depuis {year}',
    sinceAlone: '{role} depuis {year}',
    former: '{role}, {place} ({period})',
    formerAlone: '{role} ({period})',
    stop: '.',
    gap: ' ',
  },
  de: {
    since: '{role}, {place}, seit {year}',
    sinceAlone: '{role} seit {year}',
    former: '{role}, {place} ({period})',
    formerAlone: '{role} ({period})',
    stop: '.',
    gap: ' ',
  },
  zh: {
    since: '{year}年至今，{place}{role}',
    sinceAlone: '{year}年至今，{role}',
    former: '{place}{role}（{period}）',
    formerAlone: '{role}（{period}）',
    stop: '。',
    gap: '',
  },
  ja: {
    since: '{year}年から{place}の{role}',
    sinceAlone: '{year}年から{role}',
    former: '{place}の{role}（{period}）',
    formerAlone: '{role}（{period}）',
    stop: '。',
    gap: '',
  },
};
