import type { Traits } from '../traits.ts';

export const japaneseTraits: Traits = {
  writesSpaces: false,
  decimalSign: '.',
  listSeparator: '、',
  clauseSeparator: '、',
  capitalisesNouns: false,
  joinsNouns: false,
  adjectivesFollow: false,
  verbsLookLikeNouns: false,
  relationsFollow: true,
  quotes: ['「', '」'],
  spacesColons: false,
};
