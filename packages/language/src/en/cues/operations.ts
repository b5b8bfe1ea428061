import type { OperationCues } from '../../cues/operations.ts';

export const englishOperationCues: OperationCues = {
  joint: 'and|the',
  ownWords: 'the|my',
  photoArticle: 'an? |my |the ',
  photo: 'photo|picture|headshot',
  takesBack: 'i mean|well|or rather|actually',
  common: 'the|and|with|for|from',
  insteadAfter: 'should (?:say|read|be)',
  ownVerb: 'the|my',
  joined: ' and ',
  order: 'take|remove|delete|drop|out|scrap|erase|undo',
  person: 'i',
  joints: '\\b(?:and then|and also|then|and)\\b',
  alreadyDone: "i(?:['’]ve| have)? (?:already |just )?(?:removed|deleted|took|cut)",
  choiceCounter: '',
  also: '^(?:and|also)\\s+\\S|(?:^|\\s)(?:too|as well)[.!]?$|^(?:do )?the same (?:for|with|to)\\s',
  placeBefore: 'from|out of|in|into|within|under|of|to',
  placeArticle: 'the |my |all ',
  lineUnit: 'bullets?(?: points?)?|lines?|points?|sentences?',
  jobUnit: 'jobs?|roles?|positions?|employer|work experience|internship',
  deictic: 'it|that|this|that one|this one|them|those',
  latest: 'current|latest|newest|most recent',
  wholeWords: 'whole|everything|all|entire|overall|resume|cv|everywhere',
  swap: 'swap|switch|exchange|flip|change the order',
  before: 'above|before|ahead of|over',
  after: 'below|under|underneath|after|behind|beneath',
  first: 'first|top|start|beginning|front',
  last: 'last|end|bottom',
  up: 'up|higher',
  down: 'down|lower',
  textOnTop:
    'intro|blurb|personal statement|about me|' +
    '(?:text|part|bit|paragraph|blurb|intro|stuff|sentence) (?:at|on) (?:the )?top|top (?:text|part|bit|paragraph|blurb)',
  stillThere: '(?:is|are|s) still (?:there|here|in(?: there| it)?)|still (?:there|here|says|in there)',
  meant: 'i mean(?:t)?|i was (?:talking|speaking) about',
  becomes: '\\s(?:to|with|into|by|→|->|=>|instead write)\\s',
  insteadOf: 'instead of|rather than',
  useVerb: 'write|put|use|say',
  counts:
    '(?<!\\p{L})(?<!an die )(?:first|last|second|third)\\s+(?=(?:bullets?|lines?|points?|jobs?|roles?|' +
    'sentences?|one)(?!\\p{L}))',
};
