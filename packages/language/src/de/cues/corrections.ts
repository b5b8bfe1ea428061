import type { CorrectionCues } from '../../cues/corrections.ts';

export const germanCorrectionCues: CorrectionCues = {
  corrects: 'korrektur|nein|quatsch|eigentlich|waren|war|sind|ist|stimmt nicht|falsch|andern?',
  nowadays: 'jetzt|inzwischen|mittlerweile|heute|aktuell',
  begins: 'ab|seit|von|begann|begonnen|angefangen|fangt|fing|anfang|beginnt|start(?:ete)?|gestartet',
  ends: 'bis|geendet|endet|ende|aufgehort|verlassen',
  aroundDates:
    'ich|war|habe?|hab|dort|da|bei|gearbeitet|daten?|jahre?|monate?|nicht|sondern|und|dann|an|stelle|der|' +
    'die|das|im|erst|schon|noch|bitte|ist|sind',
  wrongBefore: '(?<!\\p{L})(?:nicht(?: mehr)?|kein\\p{L}*|statt|anstatt|werent)(?: (?:mehr|nur|a|an))?',
  wrongBehind: '^ ?(?:\\p{L}+ )?(?:was|ist|war|es|cetait)(?: (?:\\p{L}+ )?(?:falsch|fruher|vorher|mal))(?!\\p{L})',
  wavering: 'moment mal|nein,? (?:moment|warte|halt)',
  clauseJoints: 'und',
};
