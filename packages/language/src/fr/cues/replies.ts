import type { ReplyCues } from '../../cues/replies.ts';

export const frenchReplyCues: ReplyCues = {
  weakYes: "d['’]accord|entendu",
  yes: 'oui',
  heard: 'ok|daccord|d.accord|bon|bien|entendu|vous avez raison|tu as raison|je vois',
  concedes: 'raison|cest vrai|pas faux',
  leavesOut: 'laisse[zr]?(?: le| ca)? (?:comme ca|tomber|de cote)|sans (?:ca|cela)|ne (?:le|la) mets|on oublie',
  but: 'mais|sauf|seulement',
  yesMore: "c['’]est vrai",
  no: 'non',
  noMore: 'merci',
  allOpening: 'oui',
  all: 'toutes?(?: les (?:deux|trois))?|tous|tout|les deux',
  oneOpening: 'oui',
  oneArticle: 'la|le',
  oneNoun: 'ligne',
  refusal: '\\b(?:désolée?|je ne peux)\\b',
  claimsChange:
    "\\bj['’]ai (?:bien |aussi )?(?:supprimé|retiré|enlevé|ajouté|changé|modifié|déplacé|mis à jour|" +
    "réécrit|remplacé|raccourci|trié|renommé|adapté|amélioré|corrigé)|^c['’]est fait\\b",
};
