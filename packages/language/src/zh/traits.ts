import type { Traits } from '../traits.ts';

export const chineseTraits: Traits = {
  writesSpaces: false,
  decimalSeparator: '.',
  listSeparator: '、',
  clauseSeparator: '，',
  partSeparator: '；',
  capitalisesNouns: false,
  joinsNouns: false,
  adjectivesFollow: false,
  verbsLookLikeNouns: false,
  stacksNouns: false,
  pluralsEndInS: false,
  relationsFollow: false,
  quotes: ['“', '”'],
  clausesStandAlone: true,
  spacesColons: false,
  invertsBehindClauses: false,
  tensesInLines: false,
  closesPolitely: false,
};
