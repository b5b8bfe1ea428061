import type { Phrasing } from '../phrasing.ts';

export const french: readonly Phrasing[] = [
  ['undo', '(?:annule[rz]?|défais|reviens en arrière)(?: (?:ça|cela|ceci|la dernière (?:modification|retouche)))?'],
  ['original', "(?:reviens|revenir|retour) (?:au|à l['’]) ?(?:cv |version )?original(?:e)?"],
  [
    'refuse',
    '.*(?:\\bton\\b|moins robotique|plus (?:professionnel|naturel|humain|formel)|lettre de motivation|tradui|fusionne|réécris (?:tout|mon)).*',
  ],
  [
    'remove-line',
    '(?:supprime|enlève|retire|efface)[rz]? (?:le |la )?(?:point|ligne|puce|phrase) (?:sur|à propos de|qui mentionne|concernant) (?<words>.+)',
  ],
  [
    'remove',
    "(?:supprime|enlève|retire|efface)[rz]? (?:la |le |les |l['’]|ma |mes )?(?:(?:section|rubrique) (?:de |des |du |d['’])?)?(?<section>.+?)",
  ],
  [
    'rename',
    '(?:renomme|appelle)[rz]? (?:la |le |les |l[\'’])?(?:(?:section|rubrique) )?(?<section>.+?) (?:en|comme|par) ["“«]? ?(?<to>[^"”»]+?) ?["”»]?',
  ],
  [
    'move-before',
    "(?:déplace|mets|place)[rz]? (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<section>.+?) (?:avant|au-dessus d(?:e|u|es)|devant) ?(?:la |le |les |l['’])?(?:(?:section|rubrique) )?(?<anchor>.+?)",
  ],
  [
    'move-after',
    "(?:déplace|mets|place)[rz]? (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<section>.+?) (?:après|en dessous d(?:e|u|es)|au-dessous d(?:e|u|es)|sous|derrière) ?(?:la |le |les |l['’])?(?:(?:section|rubrique) )?(?<anchor>.+?)",
  ],
  [
    'move-first',
    "(?:déplace|mets|place)[rz]? (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<section>.+?) (?:en premier|en haut|au début|en tête)",
  ],
  [
    'move-last',
    "(?:déplace|mets|place)[rz]? (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<section>.+?) (?:en dernier|en bas|à la fin)",
  ],
  ['sort-roles', '(?:trie|classe|range|mets)[rz]?.*(?:chronologique|date|récent).*'],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|une?|deux|trois|quatre|cinq|six) (?:points|puces|lignes) (?:par|pour chaque) (?:poste|emploi|rôle|expérience)',
  ],
  ['one-page', '.*\\bune (?:seule )?page\\b.*'],
  ['shorten-summary', '(?:raccourci[srtez]*|abrège[rz]?|condense[rz]?) (?:le |mon )?(?:résumé|profil)'],
  ['shorten', '(?:raccourci[srtez]*|abrège[rz]?|plus court|condense[rz]?)(?: .{0,30})?'],
  ['emphasise', "(?:mets en avant|souligne|insiste sur|valorise)[rz]? (?:mon |ma |mes |le |la |l['’])?(?<skill>.+?)"],
  [
    'replace',
    '(?:remplace|change|corrige)[rz]? ["“«]? ?(?<from>.+?) ?["”»]? (?:par|en|avec) ["“«]? ?(?<to>[^"”»]+?) ?["”»]?',
  ],
  [
    'add-to',
    "(?:ajoute|inclus|mentionne)[rz]? (?:que )?(?<fact>.+?) (?:à|aux|au|dans|sous) (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<place>.+?)",
  ],
  ['add', '(?:ajoute|inclus|mentionne)[rz]? (?:que )?(?<fact>.+)'],
  ['gaps', ".*(?:que me manque|qu['’]est-ce qui manque|manque-t-il|lacunes|mon score|adéquation).*"],
  ['tailor', '.*\\b(?:adapte|transforme|améliore|optimise|ajuste)[rz]?\\b.*'],
  ['help', '(?:bonjour|salut|aide|merci|que peux-tu faire)(?: .{0,20})?'],
];
