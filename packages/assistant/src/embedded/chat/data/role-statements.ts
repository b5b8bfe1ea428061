import type { Language } from '@fitted/contract/languages';

const date = '(?:\\p{L}+\\.? )?\\d{4}';
const span = (to: string) => `(?<from>${date}) ?(?:${to}|-|–|—) ?(?<to>${date})`;

/** How people describe a past job: title, employer and both years, or it is not a role. The first match counts. */
const sources: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `i (?:have |also )*worked (?:at|for|with) (?<employer>.+?) (?:from |between )?${span('to|until|till|and')} as (?:an? |the )?(?<title>.+)`,
    `i (?:have |also )*worked (?:at|for|with) (?<employer>.+?) as (?:an? |the )?(?<title>.+?) (?:from |between )?${span('to|until|till|and')}`,
    `i (?:(?:have |also )*worked as|was) (?:an?|the) (?<title>.+?) (?:at|for|with) (?<employer>.+?) (?:from |between )?${span('to|until|till|and')}`,
  ],
  de: [
    `ich habe (?:von )?${span('bis')} (?:bei|für) (?:der |dem )?(?<employer>.+?) als (?<title>.+?) gearbeitet`,
    `ich habe (?:bei|für) (?:der |dem )?(?<employer>.+?) (?:von )?${span('bis')} als (?<title>.+?) gearbeitet`,
    `ich war (?:von )?${span('bis')} (?<title>.+?) bei (?:der |dem )?(?<employer>.+)`,
  ],
  fr: [
    `j['’]ai travaillé (?:chez|à|au|pour) (?<employer>.+?) (?:de |entre )?${span('à|et')} (?:comme|en tant qu(?:e |['’]))(?<title>.+)`,
    `j['’]ai (?:travaillé comme|été) (?<title>.+?) (?:chez|à|au|pour) (?<employer>.+?) (?:de |entre )?${span('à|et')}`,
  ],
  es: [
    `trabajé en (?<employer>.+?) (?:de |desde |entre )?${span('a|hasta|y')} como (?<title>.+)`,
    `(?:trabajé como|fui) (?<title>.+?) en (?<employer>.+?) (?:de |desde |entre )?${span('a|hasta|y')}`,
  ],
  zh: ['我?(?<from>\\d{4})年?(?:到|至|-|–|—)(?<to>\\d{4})年?在(?<employer>.+?)(?:担任|任职|任|做|当)(?<title>.+)'],
  ja: ['(?:私は)?(?<from>\\d{4})年から(?<to>\\d{4})年まで(?<employer>.+?)で(?<title>.+?)として(?:働|勤務).*'],
};

export const roleStatements: readonly RegExp[] = Object.values(sources)
  .flat()
  .map((source) => new RegExp(`^(?:${source})$`, 'iu'));
