import type { ReplyCues } from '../../cues/replies.ts';

export const spanishReplyCues: ReplyCues = {
  weakYes: 'vale|de acuerdo|claro',
  yes: 's[ií]',
  heard: 'ok|vale|bueno|bien|de acuerdo|tienes razon|tiene razon|ya veo',
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
