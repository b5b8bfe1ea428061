import type { Phrasing } from '../phrasing.ts';

const take = '(?:supprime[rz]?|enlève|enlever|enlevez|retire[rz]?|efface[rz]?|ôte[rz]?|vire[rz]?)';
const put = '(?:déplace[rz]?|mets|mettre|mettez|place[rz]?|remonte[rz]?|descends|descendre|passe[rz]?)';
const add =
  '(?:ajoute[rz]?|inclus|inclure|incluez|mentionne[rz]?|mets|mettre|mettez|écris|écrire|note[rz]?|rajoute[rz]?)';
const line = '(?:point|ligne|puce|phrase|élément)';
const a = "(?:le |la |les |l['’]|un |une |mon |ma )?";
const shorten = '(?:raccourci[srtez]*|abrège[rz]?|abréger|condense[rz]?|réduis|réduire|réduisez)';
const whole = '(?:le|les (?:points|puces)|ça|cela|tout|(?:le|mon) cv)';
const shorter = '(?:un peu |beaucoup )?plus (?:court|courte|concis|concise|bref|brève)';

export const french: readonly Phrasing[] = [
  [
    'undo',
    '(?:remets|remettre|rétablis|rétablir)(?:-l[ea]s?| ça| cela)|(?:annule[rz]?|défais|défaire|reviens en arrière|revenir en arrière)(?: (?:ça|cela|ceci|tout ça|la dernière (?:modification|retouche|action)))?',
  ],
  [
    'original',
    "(?:reviens|revenir|retour|revenez|restaure[rz]?) (?:au|à l['’]|l['’]) ?(?:cv |version )?original(?:e)?|tout annuler|annule tout|recommence[rz]? (?:à zéro|depuis le début)",
  ],
  [
    'confirm',
    "(?:oui|ouais|exact|exactement|correct|d['’]accord|ok|bien sûr|vas-y|allez-y|tout à fait)(?:[,.]? (?:vas-y|allez-y|exact|c['’]est (?:vrai|exact|correct|bien ça|ça)))?|c['’]est (?:vrai|exact|correct|bien ça|ça)",
  ],
  [
    'decline',
    "(?:non|laisse|laissez|laisse tomber|stop|surtout pas)(?:[,.]? (?:merci|laisse|laissez|ce n['’]est pas vrai|c['’]est faux))?|ce n['’]est pas vrai|c['’]est faux",
  ],
  ['redo', 'refais(?:-le| ça)?|refaire'],
  [
    'recall',
    "qu['’](?:as-tu|avez-vous|est-ce que (?:tu as|vous avez)|est-ce qui a) .*(?:changé|modifié|fait|supprimé|ajouté).*|(?:montre|liste)[rz]?(?:-moi)? (?:les |tes |vos )?(?:changements|modifications|retouches).*",
  ],
  ['why', 'pourquoi(?: ça| cela| (?:as-tu|avez-vous|tu as|vous avez) .*)?'],
  ['take-back', `${take}(?:-l[ea]s?| ça| cela)(?: (?:à|de) nouveau)?`],
  ['add-more', '(?:et aussi ?:?|et ?:) ?(?<fact>.+)'],
  [
    'remove-line',
    `${take} ${a}${line} (?:sur|à propos de|qui (?:mentionne|parle de|dit)|concernant|avec|au sujet de) (?<words>.+)`,
  ],
  ['remove-words', `${take} ${a}(?:mots?|expression) (?<words>.+)`],
  ['remove', `${take} ${a}${line} (?<section>.+)`],
  ['remove', `${take} ${a}(?:poste|emploi|expérience|stage|alternance) (?:chez|à|au|de|du|dans) (?<section>.+)`],
  ['remove', `${take} (?<section>.+)`],
  [
    'remove',
    "je (?:ne )?(?:veux|souhaite|voudrais) (?:pas|plus) (?:de |des |d['’])?(?!que |changer |perdre )(?<section>.+)",
  ],
  ['rename', '(?:renomme[rz]?|appelle[rz]?|rebaptise[rz]?) (?<section>.+?) (?:en|comme|par) (?<to>.+)'],
  ['rename', '(?:renomme[rz]?|appelle[rz]?) (?<section>.+?) ["“«](?<to>.+)["”»]'],
  [
    'rename',
    '(?:change[rz]?|modifie[rz]?) le (?:titre|nom) (?:de |des |du )?(?<section>.+?) (?:en|par|pour) (?<to>.+)',
  ],
  ['sort-roles', '(?:trie[rz]?|classe[rz]?|range[rz]?|ordonne[rz]?|mets|mettre).*(?:chronologique|date|récent).*'],
  [
    'emphasise',
    "(?:(?:mets|mettre|mettez) (?:davantage |plus )?en (?:avant|valeur)|souligne[rz]?|insiste[rz]? sur|valorise[rz]?) (?:mon expérience (?:en|avec|de) |mon |ma |mes |le |la |l['’])?(?<skill>.+)",
  ],
  ['emphasise', "(?:mets|mettre|mettez) (?:mon |ma |mes |le |la |l['’])?(?<skill>.+?) en (?:avant|valeur)"],
  [
    'move-first',
    `${put} (?<section>.+?) (?:en premier(?:e position)?|(?:tout )?en haut|au début|en tête) (?:dans|de|du|des|sous) ?(?:la |les |mes |l['’])?(?<place>.+)`,
  ],
  [
    'move-first',
    `${put} (?<section>.+?) (?:en premier(?:e position)?|tout en haut|en haut|au début|en tête|au sommet)`,
  ],
  ['move-last', `${put} (?<section>.+?) (?:en dernier(?:e position)?|tout en bas|en bas|à la fin)`],
  ['move-up', "(?:monte|remonte)[rz]? (?<section>.+?)(?: d['’]un cran| d['’]une place)?"],
  ['move-down', "(?:descends|descendre|descendez) (?<section>.+?)(?: d['’]un cran| d['’]une place)?"],
  ['bring-back', '(?:remets|remettre|rétablis|rétablir|restaure[rz]?) (?<section>.+)'],
  ['move-before', `${put} (?<section>.+?) (?:avant|au-dessus d(?:e|u|es)|devant) ?(?<anchor>.+)`],
  [
    'move-after',
    `${put} (?<section>.+?) (?:après|en dessous d(?:e|u|es)|au-dessous d(?:e|u|es)|sous|derrière) ?(?<anchor>.+)`,
  ],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|une?|deux|trois|quatre|cinq|six) (?:points?|puces?|lignes?) (?:par|pour chaque|maximum par) (?:poste|emploi|rôle|expérience)',
  ],
  ['one-page', '.*\\b(?:une|1) (?:seule )?page\\b.*'],
  [
    'shorten',
    `${shorten}(?:[- ]${whole})?(?: un peu| davantage)?|(?:rends|rendre|fais|faire)(?:[- ]${whole})? ${shorter}|${shorter}|c['’]est trop long`,
  ],
  ['shorten', `${shorten} ${a}${line} (?:sur|à propos de|concernant|avec) (?<words>.+)`],
  ['shorten', `${shorten} (?<section>.+)|(?:rends|rendre|fais|faire) (?<part>.+?) ${shorter}`],
  [
    'replace',
    "c['’](?:était|est) (?<to>\\d+(?:[.,]\\d+)*)(?: [^,]+?)?,? (?:et )?(?:pas|non) (?<from>\\d+(?:[.,]\\d+)*)(?: .*)?",
  ],
  ['amend', "non,? (?:c['’]était |plutôt )?(?<to>\\d.*)"],
  ['amend', '(?:(?:mets|change)(?:-l[ea]| ça| cela)?(?: plutôt| en)*|je voulais dire|plutôt) (?<to>\\d.*)'],
  [
    'swap',
    "(?:échange[rz]?|inverse[rz]?|intervertis|intervertir|permute[rz]?)(?: (?:l['’]ordre|la place|les positions) (?:de|des))? (?<section>.+?) (?:et|avec) (?<anchor>.+)",
  ],
  [
    'refuse',
    '(?:change[rz]?|adapte[rz]?|ajoute[rz]?|écris|écrire|rédige[rz]?)(?:-moi)? (?:le |la |un |une )?(?:\\S+ ){0,2}(?:ton|style|lettre de motivation)\\b.*',
  ],
  [
    'replace',
    'mon (?:nouveau )?(?<from>numéro(?: de téléphone)?|téléphone|e-?mail|mail) est (?:maintenant |désormais )?(?:le )?(?<to>[\\w.+-]+@[\\w.-]+|[+(]?\\d[\\d ()/.-]{4,})',
  ],
  [
    'replace',
    '(?:écris|écrire|mets|mettre|utilise[rz]?) (?<to>.+?) (?:au lieu|à la place) (?:de |d["’\']|du )?(?<from>.+)',
  ],
  ['replace', '(?:remplace[rz]?|change[rz]?|corrige[rz]?|modifie[rz]?) (?<from>.+?) par (?<to>.+)'],
  ['replace', '(?:remplace[rz]?|change[rz]?|corrige[rz]?|modifie[rz]?) (?<from>.+?) (?:en|avec) (?<to>.+)'],
  [
    'site',
    '(?:combien|comment|où|est-ce|mes données|quel(?:le)?s?)\\b.*(?:coûte|prix|tarif|abonnement|données|confidentialité|sécurité|enregistr|conserv|télécharg|export|pdf|imprim|modèle|police).*|qui (?:es-tu|êtes-vous)',
  ],
  [
    'site',
    '(?:télécharge[rz]?|exporte[rz]?|imprime[rz]?)\\b.*|(?:change[rz]?|choisi[rs]) (?:la |le |de )?(?:police|modèle|mise en page|couleur)\\b.*|ajoute[rz]? (?:ma |une |la )?(?:photo|image)\\b.*',
  ],
  [
    'gaps',
    "(?:ajoute[rz]?|inclus|inclure) (?:les |des |tous les |toutes les )?(?:mots[- ]clés|compétences (?:manquantes|demandées|requises|de l['’]offre|du poste))(?: .*)?",
  ],
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
    `${add} (?:un |une |encore un |encore une )?(?:nouveau |nouvelle )?${line} (?:à|au|aux|dans|sous|chez) (?<place>.+?) (?:disant|indiquant|qui dit|pour dire)(?: que)? (?<fact>.+)`,
  ],
  [
    'add-to',
    `(?:${add}|crée[rz]?) (?:une |la )?(?:nouvelle )?(?:section|rubrique) (?:de |des |du |d['’]|intitulée )?(?<place>.+?)(?:(?: avec| contenant| ?:) (?<fact>.+))?`,
  ],
  ['add-to', `${add} (?:chez|dans|sous|à|au|aux) (?<place>.+?) (?:que |qu['’])(?<fact>.+)`],
  ['add-to', `(?:dans|sous|chez) (?<place>[^,:]+)(?:, ?${add} | ?: ?)(?:que |qu['’])?(?<fact>.+)`],
  ['add', `${add} (?:que |qu['’])?(?<fact>.+)`],
  [
    'refuse',
    '.*(?:\\bton\\b|moins robotique|plus (?:professionnel|naturel|humain|formel|convaincant)|lettre de motivation|tradui|fusionne|réécri|reformule|sonne mieux).*',
  ],
  ['move-before', '(?<section>[^ ,]+) avant (?<anchor>[^,]{3,40})'],
  ['move-first', '(?<section>[^,]{2,30}?) (?:en premier|(?:tout )?en haut|au début)'],
  ['move-last', '(?<section>[^,]{2,30}?) (?:en dernier|(?:tout )?en bas|à la fin)'],
  [
    'judge',
    '.*(?:(?:est-ce que )?mon cv est(?:-il)? bon|que penses-tu|que pensez-vous|pourquoi .*(?:bas|faible|mauvais)|\\bscore\\b|mon cv (?:correspond|convient)).*',
  ],
  ['gaps', ".*(?:que me manque|qui me manque|qu['’]est-ce qui manque|me manque-t-il|manque-t-il|lacunes|adéquation).*"],
  ['tailor', '.*\\b(?:adapte|transforme|améliore|optimise|ajuste)[rz]?\\b.*'],
  ['same', 'et (?<also>.{2,60})|(?:et )?(?:fais )?(?:la même chose|pareil) (?:pour|avec) (?<too>.{2,60})'],
  ['help', '(?:bonjour|salut|aide|merci|parfait|super|que peux-tu faire)(?:[, ].{0,20})?'],
];
