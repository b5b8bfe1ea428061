import type { AnswerCues } from '../../cues/answering.ts';

export const spanishAnswerCues: AnswerCues = {
  tellsMore: 'se|lo|la|nos',
  openers: 'hacía?|tambi[eé]n|lo|los|las|en|con|para|unos|unas|cerca|alrededor|más|casi|cada|entre',
  turn: '(?:,|(?<!\\s))\\s+(?=(?:pero)\\s)',
  turning: '^(?:pero)\\s+',
  negated: 'nunca|tampoco|ningun[oa]?',
  ofSelf: 'yo|he|tengo|hice|hago',
  elliptic:
    "^(?:(?:much[oa]s?|bastante|siempre|todos?|cada|desde|con|las?|los?)(?!\\p{L})|(?:it|that|c)['’]|" + 'a lot)',
  only: 'sólo|solo|solamente',
  cjkOpening: '',
  yes: '^(?:si|sí|claro|por supuesto)(?:\\s*[,.!;:–—-]\\s*|\\s+(?=(?:yo)(?!\\p{L})))',
  closing: 'y eso|y tal|y cosas así',
  sentenceWord: 'yo|lo',
};
