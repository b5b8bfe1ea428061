import type { Traits } from '../traits.ts';

export const chineseTraits: Traits = {
  writesSpaces: false,
  decimalSign: '.',
  listSeparator: '、',
  clauseSeparator: '，',
  capitalisesNouns: false,
  joinsNouns: false,
  adjectivesFollow: false,
  verbsLookLikeNouns: false,
  relationsFollow: false,
  quotes: ['“', '”'],
  spacesColons: false,
};
