import type { Language } from '@fitted/contract/languages';

/** How a summary made of facts is put together. `{role}`, `{place}`, `{earlier}` and `{skills}` are the person's own words. */
export interface SummaryWords {
  readonly role: string;
  readonly roleAlone: string;
  readonly earlier: string;
  readonly skills: string;
  readonly separator: string;
  readonly last: string;
  readonly sentenceGap: string;
}

export const summaryWords: Readonly<Record<Language, SummaryWords>> = {
  en: {
    role: '{role} at {place}.',
    roleAlone: '{role}.',
    earlier: 'Previously {earlier}.',
    skills: 'Skills: {skills}.',
    separator: ', ',
    last: ' and ',
    sentenceGap: ' ',
  },
  es: {
    role: '{role} en {place}.',
    roleAlone: '{role}.',
    earlier: 'Anteriormente {earlier}.',
    skills: 'Habilidades: {skills}.',
    separator: ', ',
    last: ', ',
    sentenceGap: ' ',
  },
  fr: {
    role: '{role}, {place}.',
    roleAlone: '{role}.',
    earlier: 'Auparavant {earlier}.',
    skills: 'Compétences : {skills}.',
    separator: ', ',
    last: ', ',
    sentenceGap: ' ',
  },
  de: {
    role: '{role}, {place}.',
    roleAlone: '{role}.',
    earlier: 'Zuvor {earlier}.',
    skills: 'Kenntnisse: {skills}.',
    separator: ', ',
    last: ', ',
    sentenceGap: ' ',
  },
  zh: {
    role: '{place}{role}。',
    roleAlone: '{role}。',
    earlier: '曾任{earlier}。',
    skills: '技能：{skills}。',
    separator: '、',
    last: '、',
    sentenceGap: '',
  },
  ja: {
    role: '{place}の{role}。',
    roleAlone: '{role}。',
    earlier: '前職は{earlier}。',
    skills: 'スキル：{skills}。',
    separator: '、',
    last: '、',
    sentenceGap: '',
  },
};
