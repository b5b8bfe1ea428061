import type { WishCues } from '../../cues/wishes.ts';

export const englishWishCues: WishCues = {
  excuses:
    'gonna|going to|anyway|same thing|basically|nobody (?:checks|asks)|no one checks|everyone does|' +
    'just (?:put|say|write)|will be gone|theyll|soon|fluent|native|clean',
  refersToTold: 'that|it|this|wherever|somewhere|count|mentioning',
  mentionsIt: 'mention\\p{L}*|worth|count|include|add',
  asksAdvice: 'should|do i (?:have|need)',
  denies: 'not|didnt|dont|doesnt|never|wasnt|isnt|havent|as if|i think|or',
  credential: 'licen[cs]e|certificat\\p{L}*|certified|cert|ticket|card|forklift|counterbalance',
  course:
    '(?:did|done|doing|took|passed|completed|finished|attended|have|hold|cleared|got|add|' +
    'on) [^,.;]{0,40}(?:training|course|workshop|diploma|exams?|level \\p{N})|(?<=^(?:\\S+ ){1,3})(?:training|' +
    'course|workshop)(?= in \\p{N}|,|$| i )|(?<=\\p{L}{3} )registered(?= since| with| until|,|$)|registered with|' +
    'registration|vett(?:ed|ing)|dbs|(?<=^(?:\\p{L}+ ){0,4})(?:ca|cpa|acca|cima|aat|haccp)|(?<=nmc |hcpc )pin',
  credentialHeading: 'train|licen|certif|certs|ticket|cards|courses|qualif|accredit',
  lapsed: 'laps\\p{L}+|expir\\p{L}+|ran out',
  levels: 'basics?|beginner|basic|a (?:bit|little)',
  opening: 'oh|and|also|so|well|ok|okay|yes|yeah|btw|plus',
  closing: ',? (?:too|as well|also|lol|haha|jaja|tho|though)',
  ordinalEnding: 'st|nd|rd|th',
  smallWords: 'not|and|inst|rath|but|now|is|was|it|in|at|from|to',
  aloneFirst: 'first|top',
  aloneUp: 'up|higher',
  aloneLast: 'last|bottom|end',
  notBefore: '(?<!\\p{L})(?:not|isnt|wasnt|no|instead of|rather than)(?: (?:the|a|an|like|just))?',
  notBehind: '^ ?(?:is|was) (?:wrong)',
  again: 'actually|wait|sorry|correction|hang on|hold on|oops|i meant|make (?:that|it)|it was|it is|its|' + 'should be',
  toWhere: 'first|top|last',
  unwanted: '(?:don.?t|do not|dont) want',
  politeOpening: '^(?:(?:and|ok|so|also|then) )?(?:(?:can|could|would|will) (?:you|u|we)|me)(?!\\p{L})',
  insteadOf: 'instead of',
  insteadArticle: 'the ',
  replaceVerb: 'change|replace|swap|rewrite|reword|update',
  newWording: 'to|with|for|by|into|as',
  replaceArticle: 'the (?:word )?',
  becoming: 'at|for|in',
  becomingArticle: 'the ',
  keeps: 'keep',
  there: 'there',
  lastThing: 'last',
  placeBefore: 'outta|out of|from|in|under',
  placeArticle: 'the |my ',
  except: 'except(?: for)?|but not|apart from',
  placeBehind: 'from|out of|in',
  bareJoint: 'to|in|into|under',
  thereAlready: 'there',
  preposition: 'at|in|the|hotel|with|for',
  about: 'thing|stuff|bit|one|part|about',
  wantsUndo: 'undo(?: (?:that|it|this))?|revert(?: (?:that|it|this))?',
  wantsDates:
    '(?:all )?(?:the |my )?dates? (?:all )?(?:look|be|are|should be|should look|in|into|' +
    'to) (?:the )?(?:same|one|consistent|uniform|alike)\\p{L}*.{0,20}|same date format|' +
    'dates? (?:consistent|uniform|the same)',
  wantsSpell: 'spelling|spell(?: ?check)?|spelt|spelled|misspel\\p{L}+|typos?',
  wantsBack: '(?:put|bring|add|want|get)(?: \\S+){0,6}? back(?: in)?|bring back|back in|restore|get (?:\\S+ ){1,5}back',
  wantsShorten:
    'shorten\\p{L}*|make (?:\\S+ ){1,4}shorter|trim|condense|tighten|cut (?:it |this |that )?down|' +
    'cut .{1,80} to (?:\\d+|one|two|three|four|five|six)|(?:\\d|two|three|one|a single) (?:lines?|sentences?|bullets?) max\\p{L}*|' +
    'make (?:it|this|that) (?:\\d|one|two|three|four) (?:lines?|sentences?)',
  wantsReplace: 'change|replace|swap|rename|call (?:it|that)|instead of|should (?:be|say|read)',
  wantsRemove:
    'remove|delete|erase|drop|scrap|ditch|kill|lose|bin|chuck|axe|omit|strike|(?:get|getting) rid of|' +
    'take (?:off|out|away)|take (?:\\S+ ){1,5}(?:off|out|away)|leave (?:out|off)|' +
    'leave (?:\\S+ ){1,4}(?:out|off)|cut(?: out)?|dont want(?: the words?)?|do not want(?: the words?)?|' +
    '(?:can|must|should|has to|have to|needs to) go(?!\\s+(?:to|in|into|up|above|under|on|at|with|back|' +
    'first|last|before|after|below|next|down|there|here|further|higher))',
  wantsMove:
    'move|bring (?:up|forward)|shift|reorder|put (?:\\S+ ){1,8}(?:first|up|higher|above|below|before|' +
    'after|under|top|front|down|lower)',
  wantsKeep: 'keep|leave|stays?|dont touch|do not touch',
  wantsAdd: 'add|put|include|mention|insert|list|write',
  reason:
    '(?:and |but |so )?(?:since(?! \\p{N})|because|cause|cuz|coz|cos|as (?:it|they|i|we)|nobody|noone|' +
    'no one|that way|so that|otherwise|its (?:private|old|not))(?!\\p{L})',
  fillers:
    '(?<![\\p{L}+#])(?:the|my|mine|our|a|an|all|any|some|this|that|these|those|it|its|one|ones|thing|' +
    'things|stuff|bit|bits|part|parts|about|please|pls|plz|also|too|just|only|actually|really|maybe|then|' +
    'now|so|ok|okay|oh|and|n|or|of|from|for|to|in|on|at|off|out|with|wait|no|yeah|yes|well|alright|u|' +
    'completely|entirely|altogether|anywhere|there|here|rid|not|the words?|phrase|line|bullet|point|' +
    'section|entry|job|role|position|suppose|guess|you|me|i|is|are|was|be|can|could|would|should|want|' +
    'need)(?!\\p{L})',
};
