import type { Traits } from '../traits.ts';

export const spanishTraits: Traits = {
  writesSpaces: true,
  decimalSign: ',',
  listSeparator: ', ',
  clauseSeparator: ', ',
  capitalisesNouns: false,
  joinsNouns: false,
  adjectivesFollow: true,
  verbsLookLikeNouns: false,
  relationsFollow: false,
  quotes: ['«', '»'],
  spacesColons: false,
};
