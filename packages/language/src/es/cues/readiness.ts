import type { ReadinessCues } from '../../cues/readiness.ts';

export const spanishReadinessCues: ReadinessCues = {
  playful: 'guap[oa]|princesa|loc[oa]|chic[oa]|bebe|diabl[oa]|angelit[oa]|fiesta|amor|nen[ae]|bombon|reina|brujita',
  asksReady:
    'lo (?:mando|envio)(?: ya| asi)|(?:esta|ya esta) (?:ya )?listo|listo para (?:enviar|mandar)|(?:puedo' +
    '|se puede) (?:mandar|enviar)\\p{L}*|mejorar o lo mando',
  asksMissing: 'que (?:me |le |mas )?falta|que echas en falta',
};
