import type { Traits } from '../traits.ts';

export const germanTraits: Traits = {
  writesSpaces: true,
  decimalSign: ',',
  listSeparator: ', ',
  clauseSeparator: ', ',
  capitalisesNouns: true,
  joinsNouns: true,
  adjectivesFollow: false,
  quotes: ['„', '“'],
  spacesColons: false,
};
