import type { Traits } from '../traits.ts';

export const englishTraits: Traits = {
  writesSpaces: true,
  decimalSign: '.',
  listSeparator: ', ',
  clauseSeparator: ', ',
  capitalisesNouns: false,
  joinsNouns: false,
  adjectivesFollow: false,
  verbsLookLikeNouns: true,
  relationsFollow: false,
  quotes: ['“', '”'],
  spacesColons: false,
};
