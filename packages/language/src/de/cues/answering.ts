import type { AnswerCues } from '../../cues/answering.ts';

export const germanAnswerCues: AnswerCues = {
  tellsMore: 'wir|es|das',
  openers: '',
  turn: '(?:,|(?<!\\s))\\s+(?=(?:aber|jedoch)\\s)',
  turning: '^(?:aber|jedoch)\\s+',
  negated: 'nie|nicht|keine?[nmrs]?',
  ofSelf: 'ich|wir|hab|habe',
  elliptic: "^(?:(?:das|die|täglich|jede[nrs]?|viel|oft|seit|mit)(?!\\p{L})|(?:it|that|c)['’]|a lot)",
  only: 'nur|bloß',
  cjkOpening: '',
  yes: '^(?:ja|jawohl|klar|natürlich)(?:\\s*[,.!;:–—-]\\s*|\\s+(?=(?:ich)(?!\\p{L})))|' + '^(?:jawohl)\\s+(?=\\p{L})',
  closing: 'halt|oder so|und so|und so weiter',
  sentenceWord: 'ich|es',
};
