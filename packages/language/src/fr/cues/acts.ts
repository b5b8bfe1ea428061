import type { ActCues } from '../../cues/acts.ts';

export const frenchActCues: ActCues = {
  admitsLack:
    '(?:je ?)?l?ai (?:pas|que|jamais)|jai (?:pas|que|jamais)|je nai (?:pas|que|jamais)|jamais fait|je (?:ne )?(?:le )?suis pas|pas officiellement',
  excuses: 'mais|quand meme',
  wantsWritten: 'ecri(?:s|re|vez|t)|j?ecris|met(?:s|tre|tez)|marque\\p{L}*',
  untouched: '(?:changez|touchez|modifiez|change|touche) rien',
  questionOpening: 'et',
  tagQuestion: "non|n['’]est-ce pas|vous (?:ne )?(?:trouvez|croyez) pas",
  article: "le|la|les|l['’]|mon|ma|mes",
  chatWords:
    "(?<![\\p{L}'’])(?:je crois|svp|merci|mettez|ajoutez|enlevez|euh|c['’](?:est|était)|on vire|" +
    "à la poubelle)(?![\\p{L}'’])",
  brokenStart: 'était|étaient|est|et|mais|ou',
  orderOpening: 'alors',
  orderVerb: 'mettez|écrivez|faites',
  orderedThing: 'ça|cela',
  hedges: 'peut-etre|sais pas|dois-je|faut-il|ou (?:pas|meme|plutot)|si vous pensez',
  contrasts: 'pas|au lieu|faux|fausse|plutot|remplac\\p{L}*|corrig\\p{L}*|renomm\\p{L}*|appel\\p{L}*',
  preamble:
    '(?:et|alors|bon|au fait)[,:!]?\\s+(?=\\S)|(?:je vous explique|pour info|en fait|' +
    "j['’]ai oublié(?: de (?:dire|préciser))?|correction|pardon)\\s*[,:–-]\\s*|(?:notez|mettez|ajoutez|" +
    'mention|add|put)(?: aussi)?,? (?:que)\\s+|[^.!?,:–-]{0,50}(?<!\\p{L})(?:annonce)\\s*[,:–-]\\s*',
  introducing: 'chez|à|au|aux|a|dans|en|comme',
  introduced: "la|le|les|l['’]|mon|ma",
  aside: 'je crois|je pense|franchement',
  beingOpening: 'suis',
  whenever: 'quand|lorsque',
  speaker: 'je',
  amountVerb: "c['’]est|ce sont",
  ownSubject: ",\\s*(?:(?:et|mais)\\s+)?(?=(?:je|j['’]\\p{L}+)\\s)|\\s(?:et)\\s+(?=(?:je|j['’]\\p{L}+)\\s)",
  orElse: 'ou',
  removalOrder:
    '^(?:(?:et|puis|alors|ok)[\\s,]+)*(?:(?:enlev\\p{L}*|supprim\\p{L}*|retir\\p{L}*|' + 'vire\\p{L}*)(?!\\p{L}))',
  oneMoreThing: '(?<!\\p{L})(?:aussi)[.!]?$',
  twice: 'deux fois|doublon\\p{L}*',
  pointing: 'ca|cela',
  more: '^(?:et|aussi)(?!\\p{L})|(?<!\\p{L})(?:aussi)$',
  ofDates: '',
  yearName: 'annees?|dates?',
  offThing: 'de|du|des|dans|d|sur',
  amountOpening: 'environ|à peu près|près de|plus de|une?',
  itself: 'ca|cela|les',
  comesAgain: 'en fait|finalement',
  jokes: 'je (?:plaisante|rigole|blague)',
  tellsLack:
    "(?<!\\p{L})(?:sans|pas d|aucune?|jamais fait|zero)\\s?['’]?(?:\\p{L}+ ){0,2}(?:experiences?|" +
    'connaissances?|experience)(?!\\p{L})',
  placeRemnant: '',
  approximately: 'ca\\.?|environ|à peu près',
  person: '(?<=(?:,|(?<!\\p{L})(?:et|mais)) )(?:je)\\s(?=\\p{L})',
  anyPerson: "je|j['’]\\p{L}+|m['’]\\p{L}+|moi|mon|ma|mes|on|nous|vous|il|elle|ils|elles|ça",
  tellsPast: "(?:^|\\n)(?:j['’]étais|j['’]avais|je \\p{L}+ais)(?!\\p{L})",
  dutyOpening:
    "(?:responsable|chargée?|en charge) (?:de |d['’]|du |des )|(?:participation|aide|implication|" +
    "contribution) (?:à l['’]|à la |aux? |dans |en )|participé (?:à l['’]|à la |aux? )",
  thatThing: 'ce projet|cela|ça',
  goesOn:
    "(?:, (?:et )?| et )(?:c['’]était|ça a duré|ça durait|cela a duré) (?=(?:environ |près de )?\\p{N})|" +
    ",? (?:et )?je l['’]ai (?:fait|faite|eu|eue|obtenue?|passée?) en (?=(?:19|20)\\p{N}{2})",
};
