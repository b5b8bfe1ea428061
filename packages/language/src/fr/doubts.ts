import type { Doubts } from '../doubts.ts';
import { pattern } from '../pattern.ts';

const people =
  'second|chef|cheffe|collegue|responsable|patron|patronne|gerant|gerante|directeur|directrice|cabinet|' +
  'comptable|stagiaire|prestataire|agence|siege|service|sous-chef|medecin|infirmiere|titulaire|tuteur|tutrice|' +
  'associe|ami|amie|conducteur de travaux|chef de chantier';

export const frenchDoubts: Doubts = {
  othersClauses: [
    new RegExp(
      `^\\s*(?:le|la|mon|ma|notre|un|une|les)\\s(?:\\p{L}+\\s)?(?:${people})\\s(?:l'|la|le|les|s'|se|s'en|en|y)?\\s?\\p{L}{2,}(?:e|t|it|ent|a)(?!\\p{L})`,
      'u',
    ),
  ],
  othersSentences: [/(?<!\p{L})c'est\s(?:le|la|mon|ma|notre|un|une|l'|les)\s?(?:\p{L}+\s){1,3}qui(?!\p{L})/u],
  notYet: [
    /^\s*j'apprends\s/u,
    pattern('u')`
      (?<!\p{L})(?:prevu pour|est prevue?|l'an prochain|l'annee prochaine|je commence a|je debute|bientot|un jour
      |pas encore|perime|une seule fois|seulement une fois|il me manque|en attente)(?!\p{L})
    `,
  ],
  unproven: pattern('iu')`
      (?<!\p{L})(?:appren\p{L}*|appris|cours|étudi\p{L}*|examen|atelier|séminaire|notions?|bases|débutante?
      |initiation|intéress\p{L}*|intérêt|souhait\p{L}*|abandonn\p{L}*|contre|au lieu de|remplac\p{L}*
      |observ\p{L}*)(?!\p{L})
    `,
};
