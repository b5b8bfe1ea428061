import type { AnswerCues } from '../../cues/answering.ts';

export const englishAnswerCues: AnswerCues = {
  tellsMore: 'it|they|we|i|on',
  openers:
    'about|around|roughly|over|up|between|more|less|some|every|each|most|all|nearly|almost|the|a|an|it|' +
    'they|we|on|in|at|for|with|also|then|my|our',
  turn: '(?:,|(?<!\\s))\\s+(?=(?:but)\\s)',
  turning: '^(?:but)\\s+',
  negated: 'never|not|no|none|cannot',
  ofSelf: 'i|we',
  elliptic:
    '^(?:(?:every|each|daily|weekly|twice|once|lots?|loads|often|always|with|since|its|it|that|those|' +
    "they|harto)(?!\\p{L})|(?:it|that|c)['’]|a lot)",
  only: 'only|just',
  cjkOpening: '',
  yes:
    '^(?:yes|yeah|yep|yup|sure|of course)(?:\\s*[,.!;:–—-]\\s*|\\s+(?=(?:i|we|actually)(?!\\p{L})))|' +
    '^(?:yes|yeah|yep|yup)\\s+(?=\\p{L})',
  closing: 'and (?:stuff|things|all that|so on|that kind of thing)|or (?:something|whatever)|you know|basically',
  sentenceWord: 'i|it',
};
