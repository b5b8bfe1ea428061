import type { Traits } from '../traits.ts';

export const japaneseTraits: Traits = {
  writesSpaces: false,
  decimalSeparator: '.',
  listSeparator: '、',
  clauseSeparator: '、',
  partSeparator: '。',
  capitalisesNouns: false,
  joinsNouns: false,
  adjectivesFollow: false,
  verbsLookLikeNouns: false,
  stacksNouns: false,
  pluralsEndInS: false,
  relationsFollow: true,
  quotes: ['「', '」'],
  clausesStandAlone: false,
  spacesColons: false,
  invertsBehindClauses: false,
  tensesInLines: false,
  closesPolitely: true,
};
