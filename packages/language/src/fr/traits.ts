import type { Traits } from '../traits.ts';

export const frenchTraits: Traits = {
  writesSpaces: true,
  decimalSeparator: ',',
  listSeparator: ', ',
  clauseSeparator: ', ',
  partSeparator: '; ',
  capitalisesNouns: false,
  joinsNouns: false,
  adjectivesFollow: true,
  verbsLookLikeNouns: false,
  stacksNouns: false,
  pluralsEndInS: true,
  relationsFollow: false,
  quotes: ['«', '»'],
  clausesStandAlone: false,
  spacesColons: true,
  invertsBehindClauses: false,
  tensesInLines: false,
  closesPolitely: false,
};
