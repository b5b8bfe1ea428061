import type { AnswerCues } from '../../cues/answering.ts';

export const frenchAnswerCues: AnswerCues = {
  tellsMore: "nous|ils?|elles?|c['’]|ça",
  openers: 'on|nous|mon|ma|mes|pour|avec|environ|près|plus|presque|chaque|le|la|les|un|une',
  turn: '(?:,|(?<!\\s))\\s+(?=(?:mais)\\s)',
  turning: '^(?:mais)\\s+',
  negated: 'jamais|pas|non',
  ofSelf: 'je|on',
  elliptic: "^(?:(?:beaucoup|souvent|tous|depuis|avec|chaque)(?!\\p{L})|(?:it|that|c)['’]|a lot)",
  only: 'seulement|juste',
  cjkOpening: '',
  yes:
    "^(?:oui|ouais|bien sûr|si)(?:\\s*[,.!;:–—-]\\s*|\\s+(?=(?:je|j['’])(?!\\p{L})))|^(?:oui|" + 'ouais)\\s+(?=\\p{L})',
  closing: 'quoi|voilà|et tout',
  sentenceWord: 'je|le',
};
