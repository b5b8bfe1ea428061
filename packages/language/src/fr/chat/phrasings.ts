import type { SlotPhrasing } from '../../phrasing.ts';

const add =
  '(?:ajoute[rz]?|inclus|inclure|incluez|mentionne[rz]?|mets|mettre|mettez|écris|écrire|note[rz]?|rajoute[rz]?)';
const line = '(?:point|ligne|puce|phrase|élément)';

export const frenchPhrasings: readonly SlotPhrasing[] = [
  ['add-more', '(?:et aussi ?:?|et ?:) ?(?<fact>.+)'],
  ['rename', '(?:renomme[rz]?|appelle[rz]?|rebaptise[rz]?) (?<section>.+?) (?:en|comme|par) (?<to>.+)'],
  ['rename', '(?:renomme[rz]?|appelle[rz]?) (?<section>.+?) ["“«](?<to>.+)["”»]'],
  [
    'rename',
    '(?:change[rz]?|modifie[rz]?) le (?:titre|nom) (?:de |des |du )?(?<section>.+?) (?:en|par|pour) (?<to>.+)',
  ],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|une?|deux|trois|quatre|cinq|six) (?:points?|puces?|lignes?) (?:par|pour chaque|maximum par) (?:poste|emploi|rôle|expérience)',
  ],
  [
    'replace',
    "c['’](?:était|est) (?<to>\\d+(?:[.,]\\d+)*)(?: [^,]+?)?,? (?:et )?(?:pas|non) (?<from>\\d+(?:[.,]\\d+)*)(?: .*)?",
  ],
  ['amend', "non,? (?:c['’]était |plutôt )?(?<to>\\d.*)"],
  ['amend', '(?:(?:mets|change)(?:-l[ea]| ça| cela)?(?: plutôt| en)*|je voulais dire|plutôt) (?<to>\\d.*)'],
  [
    'replace',
    'mon (?:nouveau )?(?<from>numéro(?: de téléphone)?|téléphone|e-?mail|mail) est (?:maintenant |' +
      'désormais )?(?:le )?(?<to>[\\w.+-]+@[\\w.-]+|[+(]?\\d[\\d ()/.-]{4,})',
  ],
  [
    'replace',
    '(?:écris|écrire|mets|mettre|utilise[rz]?) (?<to>.+?) (?:au lieu|à la place) (?:de |d["’\']|du )?(?<from>.+)',
  ],
  ['replace', '(?:remplace[rz]?|change[rz]?|corrige[rz]?|modifie[rz]?) (?<from>.+?) par (?<to>.+)'],
  ['replace', '(?:remplace[rz]?|change[rz]?|corrige[rz]?|modifie[rz]?) (?<from>.+?) (?:en|avec) (?<to>.+)'],
  [
    'add-to',
    `${add} (?:la |une |le |un )?(?:nouvelle )?(?<place>compétence|langue|certification|loisir)(?: ?: ?| )(?<fact>.+)`,
  ],
  [
    'add-role',
    `${add} (?:un |une |mon |ma |le )?(?:nouveau |nouvelle |ancien |autre )?(?:poste|emploi|expérience|travail)(?: (?:de|comme|chez)| ?:) (?<fact>.+)`,
  ],
  [
    'add-to',
    `${add} (?:un |une |encore un |encore une )?(?:nouveau |nouvelle )?${line} (?:à|au|aux|dans|sous|` +
      'chez) (?<place>.+?) (?:disant|indiquant|qui dit|pour dire)(?: que)? (?<fact>.+)',
  ],
  [
    'add-to',
    `(?:${add}|crée[rz]?) (?:une |la )?(?:nouvelle )?(?:section|rubrique) (?:de |des |du |d['’]|` +
      'intitulée )?(?<place>.+?)(?:(?: avec| contenant| ?:) (?<fact>.+))?',
  ],
  ['add-to', `${add} (?:chez|dans|sous|à|au|aux) (?<place>.+?) (?:que |qu['’])(?<fact>.+)`],
  ['add-to', `(?:dans|sous|chez) (?<place>[^,:]+)(?:, ?${add} | ?: ?)(?:que |qu['’])?(?<fact>.+)`],
  ['add', `${add} (?:que |qu['’])?(?<fact>.+)`],
];
