import type { TalkCues } from '../../cues/talk.ts';

export const frenchTalkCues: TalkCues = {
  email: 'e-?mail(?: address)?|mail|adresse (?:e-?)?mail|(?:adresse )?courriel|e-?mail-?adresse',
  phone: 'numero(?: de telephone)?|(?:numero de )?telephone|portable',
  place: '',
  name: 'nom',
  tag: '',
  wasWritten:
    '(?:cest (?:toi|vous) qui|as-tu|avez-vous|tas|vous avez|tu as)(?: (?:as|avez))? (?:ecrit|mis|marque|' +
    'invente)|cest (?:ecrit|marque) (?:quelque part|que)|dou (?:sors|tiens)-?tu',
  deniesClaim: '(?:je nai|jai|jamais) (?:jamais |pas )?(?:dit|ecrit|fait)',
  itThere: 'ça|cela',
  itPlace: 'dans|sous',
  partJoint: 'et',
  sayingRemnant: '',
  leadIn:
    "j['’]ai(?= (?:le|la|une?|mon) )|je (?:connais|parle|maîtrise|sais utiliser|sais)(?: aussi)?|" +
    "j['’]ai (?:aussi )?(?:de l['’]expérience (?:en|avec)|utilisé)|je suis (?:une? )?(?=bénévole)",
  leadOut: '',
  article: 'un|une|des|le|les|mon|ma|mes',
  clauseSubject: "^(?:je|j['’]\\p{L}+)(?= )",
  ownPronoun: '',
  placeLink: '',
  legalForm: '(?<![\\s,])[\\s,]+(?:se|sa|s\\.a|sas|sarl|sl|s\\.l)\\.?$',
  lastOrdinal: 'dernier|ultim',
  firstOrdinal: 'premier',
  determiners: 'le|les|mon|ma|mes|une',
  partBefore: 'rubrique|partie',
  partArticle: 'des|du',
  partAfter: '',
  section: '\\b(?:section|rubrique)\\b',
  wholeResume: 'ca|cela|tout|document',
  articles: 'le|les|mon|ma|mes',
  putIt: '(?:mets|ajoute|place)(?:-l[ea]| ça| cela)?',
  placed: '^(?:(?:dans|sous|à|au|aux|chez)\\s+)',
  exchanges: '(?<!\\p{L})(?:no|pas)\\s\\p{N}|\\p{N}\\s?(?:au lieu de)(?!\\p{L})',
  yesOpening: 'oui',
  about: 'environ ',
  oneMore: '(?<!\\p{L})(?:aussi|pareil)$',
  reasons: 'pour que|parce que|car',
  keepsOpening: 'mais|et',
  keepsFirst: 'gard|laiss',
  outOf: 'du|des|dans|en',
  saysTwice: 'deux fois|en double',
  looseEnd: 'et|ou',
  undecided: '(?<!\\p{L})(?:ou)(?!\\p{L})',
  undecidedOr: 'reste|garde|laiss',
  counted: '(?:premiere?|deuxieme|derniere?) (?:ligne|puce|point)',
  downward: 'bas|dernier\\p{L}*|fin',
  ofSelf:
    '(?:^|[,:;] ?|\\b(?:et|mais|oui|aussi) |^(?:en|au|aux|chez|depuis|pendant|après|avant|dans|avec|' +
    "pour|là)\\b.{1,80}? |^à .{1,80}? )(?:je |j['’])",
};
