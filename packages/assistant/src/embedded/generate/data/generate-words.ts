import type { Language } from '@fitted/contract/languages';

export interface GenerateWords {
  /** By the plural rule of the language; in French 1.5 is still one. */
  readonly years: { readonly one: string; readonly other: string };
  /** For somebody without a position now. */
  readonly yearsAlone: { readonly one: string; readonly other: string };
  readonly noYears: string;
  readonly target: string;
  readonly separator: string;
  /** Between sentences. */
  readonly gap: string;
}

export const generateWords: Readonly<Record<Language, GenerateWords>> = {
  en: {
    years: {
      one: '{position} with one year of experience.',
      other: '{position} with {years} years of experience.',
    },
    yearsAlone: { one: 'One year of experience.', other: '{years} years of experience.' },
    noYears: '{position}.',
    target: 'Looking for a role as {target}.',
    separator: ', ',
    gap: ' ',
  },
  es: {
    years: {
      one: '{position} con un año de experiencia.',
      other: '{position} con {years} años de experiencia.',
    },
    yearsAlone: { one: 'Un año de experiencia.', other: '{years} años de experiencia.' },
    noYears: '{position}.',
    target: 'En busca de un puesto de {target}.',
    separator: ', ',
    gap: ' ',
  },
  fr: {
    years: {
      one: '{position}, {years} an d’expérience.',
      other: '{position}, {years} ans d’expérience.',
    },
    yearsAlone: { one: '{years} an d’expérience.', other: '{years} ans d’expérience.' },
    noYears: '{position}.',
    target: 'Poste recherché : {target}.',
    separator: ', ',
    gap: ' ',
  },
  de: {
    years: {
      one: '{position} mit einem Jahr Erfahrung.',
      other: '{position} mit {years} Jahren Erfahrung.',
    },
    yearsAlone: { one: 'Ein Jahr Erfahrung.', other: '{years} Jahre Erfahrung.' },
    noYears: '{position}.',
    target: 'Angestrebte Position: {target}.',
    separator: ', ',
    gap: ' ',
  },
  zh: {
    years: {
      one: '{position}，{years}年工作经验。',
      other: '{position}，{years}年工作经验。',
    },
    yearsAlone: { one: '{years}年工作经验。', other: '{years}年工作经验。' },
    noYears: '{position}。',
    target: '求职意向：{target}。',
    separator: '、',
    gap: '',
  },
  ja: {
    years: {
      one: '{position}として{years}年の経験。',
      other: '{position}として{years}年の経験。',
    },
    yearsAlone: { one: '{years}年の実務経験。', other: '{years}年の実務経験。' },
    noYears: '{position}。',
    target: '希望職種：{target}。',
    separator: '、',
    gap: '',
  },
};
