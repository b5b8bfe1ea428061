import type { NumberWords } from '../../number-words.ts';
import { numbered } from '../../number-words.ts';

export const frenchNumbers: NumberWords = {
  values: {
    ...numbered('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
    ...numbered('vingt trente quarante cinquante soixante septante huitante nonante', 20, 10),
    ...{
      un: 1,
      une: 1,
      vingts: 20,
      octante: 80,
      dizaine: 10,
      douzaine: 12,
      quinzaine: 15,
      vingtaine: 20,
      trentaine: 30,
      quarantaine: 40,
      soixantaine: 60,
      huitaine: 8,
      neuvaine: 9,
      cinquantaine: 50,
      centaine: 100,
      millier: 1000,
    },
  },
  multipliers: { cent: 100, cents: 100, mille: 1000, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  ordinals: {
    ...numbered('deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme', 2),
    seconde: 2,
    second: 2,
    tiers: 3,
  },
  joiners: ['et'],
  joinsFrom: 20,
  countsInTwenties: true,
  magnitudes: { mille: 1e3, milliers: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  percent: ['pour cent'],
  between: 'à|et',
  became: 'a|à|vers',
};
