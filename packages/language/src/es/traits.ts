import type { Traits } from '../traits.ts';

export const spanishTraits: Traits = {
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
  spacesColons: false,
  invertsBehindClauses: false,
  tensesInLines: false,
  closesPolitely: false,
};
