import type { CorrectionCues } from '../../cues/corrections.ts';

export const spanishCorrectionCues: CorrectionCues = {
  corrects: 'en realidad|perdon|digo|mejor dicho|eran?|fueron|fue|son|es|mal|cambia\\p{L}*',
  nowadays: 'ahora|ahorita|actualmente|ya son|hoy',
  begins: 'empece|empezo|empieza|comence|entre|desde|inicie',
  ends: 'hasta|termine|termino|acabe|deje|sali',
  aroundDates:
    'yo|estuve|trabaje|trabajaba|fechas?|anos?|meses|en|no|sino|y|el|la|los|las|alli|que|pero|es|fue|son|' +
    'estoy|ya|me',
  wrongBefore:
    '(?<!\\p{L})(?:ya no (?:son|es|tengo|eran?)|no (?:son|es|eran?|fue(?:ron)?)|y no|no|en vez de|' +
    'en lugar de|werent)(?: (?:de|los|las|a))?',
  wrongBehind: '^ ?(?:\\p{L}+ )?(?:es|era|cetait)(?: (?:\\p{L}+ )?(?:antes|mal))(?!\\p{L})',
  wavering: 'espera|no espera',
  clauseJoints: 'y',
};
