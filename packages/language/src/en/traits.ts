import type { Traits } from '../traits.ts';

export const englishTraits: Traits = {
  writesSpaces: true,
  decimalSeparator: '.',
  listSeparator: ', ',
  clauseSeparator: ', ',
  partSeparator: '; ',
  capitalisesNouns: false,
  joinsNouns: false,
  adjectivesFollow: false,
  verbsLookLikeNouns: true,
  stacksNouns: true,
  pluralsEndInS: true,
  relationsFollow: false,
  quotes: ['“', '”'],
  clausesStandAlone: false,
  spacesColons: false,
  invertsBehindClauses: false,
  tensesInLines: true,
  closesPolitely: false,
};
