import type { Traits } from '../traits.ts';

export const germanTraits: Traits = {
  writesSpaces: true,
  decimalSeparator: ',',
  listSeparator: ', ',
  clauseSeparator: ', ',
  partSeparator: '; ',
  capitalisesNouns: true,
  joinsNouns: true,
  adjectivesFollow: false,
  verbsLookLikeNouns: false,
  stacksNouns: false,
  pluralsEndInS: false,
  relationsFollow: false,
  quotes: ['„', '“'],
  clausesStandAlone: false,
  spacesColons: false,
  invertsBehindClauses: true,
  tensesInLines: false,
  closesPolitely: false,
};
