import type { AnswerWords, LineWords, WordingCues } from '../line-words.ts';
import { pattern } from '../pattern.ts';

const people =
  'chef(?:fe)?|patronne?|patron|responsable|collègues?|manager|directeur|directrice|équipe|clients?|gérante?|gérant|amie?|gens|supérieure?';

/** "Je formais" and "je forme" as they stand in a CV: "formé", "forme". */
const finite: LineWords['deed'] = [
  [/^je faisais /iu, 'fait '],
  [/^je (tenais|recevais|vendais|répondais|rendais) /iu, '$1 '],
  [/^(t|soutenai?|entreten|reten)enais /iu, '$1enu '],
  [/^(vend|répond|rend)ais /iu, '$1u '],
  [/^recevais /iu, 'reçu '],
  [/^je (accueill|serv|suiv|remplissai|établissai)(?:ais|s) /iu, '$1i '],
  [/^je (appren|compren|pren)ais /iu, '$1is '],
  [/^je mettais /iu, 'mis '],
  [/^je (écri|condui|produi|tradui)[vs]ais /iu, '$1t '],
  [/^j['’](écri)vais /iu, '$1t '],
  [/^j['’](accueill)ais /iu, '$1i '],
  [/^je (?:n['’])?(\p{L}+)geais /iu, '$1gé '],
  [/^(?:je |j['’])(\p{L}{3,})issais /iu, '$1i '],
  [/^(?:je |j['’])(?!étais|avais|allais|devais|pouvais|voulais|savais)(\p{L}{2,})ais /iu, '$1é '],
  [/^je (fai|tien|ser|reçoi|condui|écri|tradui|sui)s /iu, '$1t '],
  [/^je (prend|répond|vend|rend|met)s /iu, '$1 '],
  [/^(?:je |j['’])(?!ai |suis |sais |peux |dois |veux |vais )(\p{L}{3,}e) /iu, '$1 '],
];

export const frenchLineWords: LineWords = {
  deed: [
    [
      /^(?:et |puis |alors )?(?:j['’]ai|j['’]avais|nous avons|on a) (?:aussi |toujours |souvent )?(?!été )(?=\p{L})/iu,
      '',
    ],
    [/^(?:j['’]étais|j['’]ai été|je suis|étais|je fus) (?=(?:chargée?|responsable|en charge))/iu, ''],
    [/^(?:mon (?:rôle|travail|boulot) (?:était|est|c['’]était)(?: de)?|c['’]était moi qui|c['’]est moi qui) /iu, ''],
    [/(?<=,| et| puis) (?:j['’]ai|on a) (?=\p{L})/giu, ' '],
    [/^je m['’]occup(?:ais|e) (?:de (?:la |l['’])?|des |du |d['’])/iu, ''],
    ...finite,
    [/(?<!\p{L})(?:mes|nos) (?=\p{Ll})/giu, 'les '],
    [/(?<!\p{L})notre (?=\p{Ll})/giu, 'l’'],
  ],
  amount: [
    [
      pattern('iu')`
        ^(?:c['’]était|il y (?:en )?a(?:vait)?|j['’]en (?:fais|faisais|avais|ai)|on en (?:faisait|avait|fait)
        |on (?:faisait|avait)|j['’]avais|je faisais|ça faisait|ça fait) (?:bien |à peu près |plus ou moins )?
      `,
      '',
    ],
    [/(?<!\p{L})(?:genre|style|dans les) (?=(?:environ )?\d)/giu, 'environ '],
    [/environ environ/giu, 'environ'],
  ],
  result: [
    [
      /^(?:et |du coup |donc |résultat ?:? |au final |finalement |grâce à ça |ça a fait que |(?:du coup|donc) )+,? ?/iu,
      '',
    ],
    [/^(?:j['’]ai|nous avons|on a) (?=\p{L}{2,20}(?:é|i|u|it|is) )/iu, ''],
  ],
  amountOpening: pattern('iu')`
    ^(?:(?:environ|à peu près|près de|presque|plus de|moins de|jusqu['’]à|entre|au moins|vers|genre|peut-être
    |surtout|souvent|(?:c['’]était|il y avait|on avait))\s){0,3}
    (?:\p{N}|(?:une fois|deux fois|chaque|tous les|toutes les|par (?:jour|semaine|mois|an)|quotidien
    |hebdomadaire|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin|week-end)
    |une (?:dizaine|douzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaine)|deux|trois|quatre|cinq
    |six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent)(?!\p{L}))
  `,
  adverb:
    /^(?:(?:environ|surtout|souvent) )?(?:une fois|\p{N}+ fois|deux fois|trois fois|chaque|tous les|toutes les|tous mes) [^,]+$/iu,
  resultGoesOn: /^(?:ce qui|avec|sans|pour|jusqu['’]à|en \p{L}+ant|dont|au lieu de|en \d|dans les|à temps) /iu,
  resultIsBare: /^(?:plus (?:aucune?|de)|aucune?|moins de|zéro|\d[\d.,]* ?% de) /iu,
  articles: 'les|des|la|le|de nombreux|de nombreuses|plusieurs|beaucoup de|tous les|toutes les',
  amountInBrackets: false,
  atPlace: '(?:chez|au|à la|à l’|à|dans (?:le|la)) {name}',
  pointsBack: pattern('iu')`
      ^(?:j['’]ai (?:déjà )?fait (?:ça|cela)|je (?:faisais|fais) (?:ça|cela)|(?:ça
      |cela),? je (?:le )?(?:faisais|fais)|fait (?:ça|cela)|je l['’]ai fait)(?!\p{L})
    `,
  yes: pattern('iu')`
    ^(?:oui|ouais|bien sûr|tout à fait|exactement|si|oui oui)(?:[,!. ]+(?:bien sûr|tout à fait|oui|souvent
    |je l['’]ai fait|absolument))*[ ]?[.!]{0,3}$
  `,
  nothing: pattern('iu')`
      ^(?:rien(?: de spécial)?|aucune?(?: idée)?|je (?:ne )?sais (?:pas|plus)|sais pas|pas grand[- ]chose|-+
      |\?+|sans objet|jamais compté|pas compté|pas mesuré|n\/?a)[ .!]{0,3}$
    `,
  denied: pattern('iu')`
      ^(?:(?:et|mais|euh|alors)[, ]+){0,2}(?:non(?!\p{L})|jamais(?!\p{L})|pas (?!seulement|mal)|(?:je |on )?(?:n['’]
      |ne )|je (?:\p{L}+ )?pas |j['’]ai (?:jamais|pas)(?!\p{L}))
    `,
  hedged: pattern('iu')`
      (?<!\p{L})(?:peut-être|probablement|sans doute|je crois|je pense|je dirais|je suppose|il me semble
      |pas (?:très |trop |vraiment )?sûre?|plus ou moins|si je me souviens|on va dire)(?!\p{L})|\?$
    `,
  unhedged: [
    [
      pattern('giu')`
        (?<!\p{L})(?:peut-être|probablement|je (?:crois|pense|dirais)(?: que)?|on va dire
        |plus ou moins)(?: c['’]était| environ)? (?=\d|une \p{L}+aine)
      `,
      'environ ',
    ],
    [
      pattern('giu')`
        [ ,]{0,2}(?<!\p{L})(?:peut-être|probablement|sans doute|je (?:crois|pense|dirais|suppose)(?: que)?
        |il me semble(?: que)?|pas (?:très |trop )?sûre?|si je me souviens(?: bien)?
        |on va dire)(?!\p{L})[ ,]{0,2}
      `,
      ' ',
    ],
    [/ ?\?$/u, ''],
  ],
  wished:
    /^(?:je (?:voudrais|veux|souhaite|compte|vais|pourrais|prévois)|j['’](?:aimerais|espère|apprends)|on pourrait)(?!\p{L})/iu,
  others: pattern('iu')`
    ^(?:(?:mais|et|car|parce que|puis)[, ]+){0,2}(?:(?:mon|ma|mes|notre|nos|le|la|les|un
    |une)\s(?:\p{L}+\s)?(?:${people})(?:\s|$)|(?:il|elle|ils|elles|quelqu['’]un|tout le monde)\s|c['’](?:est
    |était) (?:mon|ma|le|la|notre|un|une) (?:${people}))
  `,
  hearsay: pattern('iu')`
    ^(?:(?:et|mais) )?(?:(?:mon|ma|mes|notre|nos|le|la|les) (?:\p{L}+ )?(?:${people})|il|elle|ils|elles
    |on) (?:m['’]a |m['’]ont |a |ont |avait )?(?:dit|disait|disaient|pensait|trouvait|trouvaient|dit)(?: que
    | qu['’])? ?
  `,
  together: /^(?:et |puis )?(?:nous|on|notre équipe|l['’]équipe)(?!\p{L})/iu,
  remark: pattern('iu')`
      ^(?:je (?:ne )?(?:sais|me souviens) (?:pas|plus)(?: si)?|jsp|mdr|ça compte|est-ce que ça|j['’]espère|c['’]était (?:\p{L}+ )?(?:dur|bien|super
      |sympa|fatigant|stressant|chouette)|c['’]est tout|voilà|merci|désolée?|ça fait longtemps|j['’]ai (?:adoré
      |aimé)|parce que|car|puisque)(?!\p{L})
    `,
  vagueAmount: pattern('iu')`
      ^(?:(?:très |assez |plutôt |vraiment )*(?:beaucoup|souvent|parfois|régulièrement|plusieurs|pas mal
      |quelques|des tas|plein|ça dépend|toujours|tout le temps|fréquemment|de temps en temps|selon les besoins
      |variable|énormément)(?: de? .{0,20})?)[.!]{0,3}$
    `,
  vagueResult: pattern('iu')`
      ^(?:(?:tout le monde|les gens|ça|tout|c['’])(?: a| s['’]est| est| était|était)*(?: très| bien| vraiment
      | plutôt)* ?(?:contente?s?|ravie?s?|bien|mieux|passé|marché|allé|super|ok|bon)+(?: passé| marché)?
      |(?:très )?bien|mieux|super|(?:mon|ma|le|la|les|mes) \p{L}+ (?:étaient|était|est|sont) (?:très |vraiment )?(?:contente?s?
      |satisfaite?s?|ravie?s?)|(?:des )?(?:clients? )?(?:contents?|satisfaits?)|bons? retours?|de bons retours
      |beaucoup appris)[ .!]{0,3}$
    `,
  clauseBreak: pattern('iu')`
      (?:(?<=[.!?]) | ?; |\n|, | [–—-] | (?=mais )| (?=(?:et|puis|alors|donc) (?:je|j['’]|nous|on|il|elle|ils
      |mon|ma|le|la|les)(?!\p{L})))
    `,
  praise: pattern('iu')`
      (?<!\p{L})(?:excellente?s?|bonnes?|bon|solides?|expérience|connaissances?|maîtrise|capacité|nos|notre
      |votre|vos|nous|vous|parfaite?|tous|toutes)(?!\p{L})
    `,
  yesTo: { tool: 'Travaillé avec {name}', domain: 'Travaillé dans le domaine : {name}' },
};

export const frenchAnswerWords: AnswerWords = {
  subject: /^(?:j['’]ai (?!été)(?=\p{L}))/iu,
  speaker: [[/^(?:et )?j['’]ai (?:aussi )?(?=\p{L}{3,})(?!été )/iu, '']],
  deedOpening: pattern('iu')`
    ^(?:j['’]ai\s|nous avons\s)?(?:\p{L}{2,}é|réduit|mis|conduit|tenu|offert|repris|construit|établi|produit|suivi
    |fourni|accueilli|servi|vendu|rendu|écrit|traduit|pris|fait)\s(?!par\s|à\s|de\s\d|environ|\d+\s?%)
    |^\p{L}{3,}(?:tion|ment|age)\s(?:de|d['’]|des|du)
  `,
  expiry: /expir|périm/iu,
  minDeedWords: 3,
};

export const frenchWording: WordingCues = {
  weakOpenings:
    'responsable de|chargé de|chargée de|en charge de|mes missions|j’étais chargé|j’ai été chargé|missions :',
  firstPerson: 'je|j’ai|mon|ma|mes|nous|notre|nos|j’étais',
  fillers: 'très|divers|diverses|avec succès|etc|dynamique|passionné|passionnée|afin de',
};
