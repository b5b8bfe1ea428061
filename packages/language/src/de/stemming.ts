import { asItIs, type Stemming } from '../stemming.ts';
import { inOrder } from '../word-list.ts';

export const germanStemming: Stemming = {
  endings: inOrder(`
    ationen ation ierungen ierung ierten ierte ieren iert iere erinnen erin innen ungen ung igkeiten igkeit lichen
    liche lich enden ende end eten ete ten te tem ern em en er es et st e n s t
  `),
  deed: /(?:ung|tion|en|te|t)$/u,
  shortTail: /[aeosn]$/u,
  prepare: withoutParticiple,
  finish: asItIs,
};

/** "geprüft" and "prüfen", "eingeführt" and "einführen". */
function withoutParticiple(word: string): string {
  const plain = word.replace(
    /^(auf|ein|an|aus|ab|um|vor|mit|durch|zusammen|her|bei|zu|nach|weiter|fest|frei|bereit|teil|hin|los|nieder|zuruck)ge(?=\p{L}{3,}(?:t|en)$)/u,
    '$1',
  );
  if (plain !== word) return plain;
  return word.replace(
    /^(auf|ein|an|aus|ab|um|vor|mit|durch|zusammen|her|bei|zu|nach|weiter|be)?ge(?=\p{L}{4,}(?:t|en)$)/u,
    '$1',
  );
}
