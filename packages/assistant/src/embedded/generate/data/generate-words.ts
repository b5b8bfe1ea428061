import type { Language } from '@fitted/contract/languages';

export interface GenerateWords {
  readonly years: string;
  readonly oneYear: string;
  readonly noYears: string;
  readonly target: string;
  readonly separator: string;
  /** Between sentences. */
  readonly gap: string;
}

export const generateWords: Readonly<Record<Language, GenerateWords>> = {
  en: {
    years: '{position} with {years} years of experience.',
    oneYear: '{position} with one year of experience.',
    noYears: '{position}.',
    target: 'Looking for a role as {target}.',
    separator: ', ',
    gap: ' ',
  },
  es: {
    years: '{position} con {years} años de experiencia.',
    oneYear: '{position} con un año de experiencia.',
    noYears: '{position}.',
    target: 'En busca de un puesto de {target}.',
    separator: ', ',
    gap: ' ',
  },
  fr: {
    years: '{position}, {years} ans d’expérience.',
    oneYear: '{position}, un an d’expérience.',
    noYears: '{position}.',
    target: 'Poste recherché : {target}.',
    separator: ', ',
    gap: ' ',
  },
  de: {
    years: '{position} mit {years} Jahren Erfahrung.',
    oneYear: '{position} mit einem Jahr Erfahrung.',
    noYears: '{position}.',
    target: 'Angestrebte Position: {target}.',
    separator: ', ',
    gap: ' ',
  },
  zh: {
    years: '{position}，{years}年工作经验。',
    oneYear: '{position}，1年工作经验。',
    noYears: '{position}。',
    target: '求职意向：{target}。',
    separator: '、',
    gap: '',
  },
  ja: {
    years: '{position}として{years}年の経験。',
    oneYear: '{position}として1年の経験。',
    noYears: '{position}。',
    target: '希望職種：{target}。',
    separator: '、',
    gap: '',
  },
};
