import type { ReplyCues } from '../../cues/replies.ts';

export const spanishReplyCues: ReplyCues = {
  weakYes: 'vale|de acuerdo|claro',
  yes: 's[ií]',
  heard: 'ok|vale|bueno|bien|de acuerdo|tienes razon|tiene razon|ya veo',
  concedes: 'razon|cierto|verdad',
  leavesOut: 'dej(?:e|a)lo (?:asi|fuera|sin)|sin (?:eso|ello)|no lo pong(?:a|as)|mejor no|quit(?:e|a)lo',
  but: 'pero|salvo|solo',
  yesMore: 'es verdad',
  no: '',
  noMore: 'gracias',
  allOpening: 's[ií]',
  all: 'tod[oa]s|ambas|ambos',
  oneOpening: 's[ií]',
  oneArticle: 'el',
  oneNoun: 'línea',
  refusal: '\\b(?:lo siento|no puedo)\\b',
  claimsChange:
    '\\bhe (?:eliminado|quitado|añadido|agregado|cambiado|movido|actualizado|reescrito|reemplazado|' +
    'sustituido|acortado|ordenado|renombrado|adaptado|mejorado|corregido)\\b|^(?:hecho|listo)\\b',
};
