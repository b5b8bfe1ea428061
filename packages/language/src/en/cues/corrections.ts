import type { CorrectionCues } from '../../cues/corrections.ts';

export const englishCorrectionCues: CorrectionCues = {
  corrects:
    'actually|sorry|correction|i meant|meant|make (?:that|it)|it was|it is|its|was|were|should (?:be|say|' +
    'read)|wrong|miscounted|change|changed|update',
  nowadays: 'now|nowadays|these days|currently|today|by now',
  begins: 'start(?:ed|s)?|began|beginning|joined|from|since',
  ends: 'until|till|to|left|finished|finish|ended|ends?|stopped|quit|graduated',
  aroundDates:
    'i|we|my|was|were|worked|working|work|job|there|dates?|years?|months?|like|other|ones|others|have|' +
    'had|you|want|it|the|if|at|of|and|so|then|really|only|not|no|wrong|should|be|say|says|in|on|put|' +
    'change|please|right|straight|after|before|is|his|one|instead|dates?',
  wrongBefore:
    '(?<!\\p{L})(?:not|isnt|wasnt|arent|werent|instead of|rather than|no longer|no)(?: (?:the|a|an|like|' +
    'just|only))?',
  wrongBehind: '^ ?(?:\\p{L}+ )?(?:is|was|cetait)(?: (?:\\p{L}+ )?(?:wrong|before|earlier|old one))(?!\\p{L})',
  wavering: 'no wait|wait no|hang on|hold on|what would you (?:put|write|say|do)',
  clauseJoints: 'and',
};
