import type { CorrectionCues } from '../../cues/corrections.ts';

export const frenchCorrectionCues: CorrectionCues = {
  corrects: 'corrig\\p{L}*|pardon|plutot|en fait|cetait|cest|etaient|faux|rectifi\\p{L}*',
  nowadays: 'maintenant|desormais|actuellement|aujourdhui',
  begins: 'commence|commencait|debute|debut|depuis|des|entree?|arrivee?',
  ends: 'jusqu(?:a|en|au)?|fini|finie|termine|quitte|partie?|arrete|sortie',
  aroundDates: 'jai|je|suis|etais|travaille|annees?|mois|en|pas|mais|et|le|la|les|cest|cetait|ete|du|de|au|bon|non',
  wrongBefore:
    '(?<!\\p{L})(?:et non|non|(?:cest |est |sont |etait |etaient )?pas|(?:cest|est|sont|etait|' +
    'etaient) plus|au lieu de|werent)(?: (?:les|de|a))?',
  wrongBehind: '^ ?(?:\\p{L}+ )?(?:est|etait|cetait)(?: (?:\\p{L}+ )?(?:faux|mal|avant))(?!\\p{L})',
  wavering: 'non attends|attendez',
  clauseJoints: 'et',
};
