import type { Traits } from '../traits.ts';

export const germanTraits: Traits = {
  writesSpaces: true,
  decimalSign: ',',
  listSeparator: ', ',
  clauseSeparator: ', ',
  capitalisesNouns: true,
  joinsNouns: true,
  adjectivesFollow: false,
  verbsLookLikeNouns: false,
  relationsFollow: false,
  quotes: ['„', '“'],
  spacesColons: false,
};
