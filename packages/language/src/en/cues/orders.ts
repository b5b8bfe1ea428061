import type { OrderCues } from '../../cues/orders.ts';

const adding = '(?:add|put|include|list|insert|write|stick|pop)(?: in)?(?: that)?(?: i)?';
const moving = '(?:move|put|bring|shift|place|stick)';

export const englishOrderCues: OrderCues = {
  lead:
    'please|pls|plz|ok|okay|alright|also|and|then|now|next|first|second|finally|oh|hi|hey|hello|yes|yeah|no|nah|sorry|just|maybe|actually' +
    '|lets|go ahead and' +
    '|(?:could|can|would|will) (?:you|u|ya)|(?:i|id|i would) (?:want|need|like)(?: you)? to|i want you to|you (?:can|should)|so|but',
  tail:
    'please|pls|plz|thanks|thank you|thx|for me|too|as well|also|now|then|instead|completely|altogether|entirely|again|ok|okay|nothing else' +
    '|(?:from|in|on|off|of) (?:my|the) (?:resume|cv)',
  around:
    'just|only|also|the|my|a|an|that|this|those|these|whole|entire|both|all|word|words|phrase|line|bullet|point|bullet point|sentence' +
    '|section|part|bit|entry|item|items|skills?' +
    '|about|on|with|called|named|job|saying|says|that says|of|from',
  and: 'and|&|plus|as well as',
  remove: [
    '(?:remove|delete|drop|erase|scrap|strike|ditch|get rid of|take out|cut out|cut|take off|leave out|lose) {thing}',
    '(?:remove|delete|drop|erase|scrap|strike|ditch|take out|cut out|cut|take off|leave out|lose) {thing} (?:from|in|under) {place}',
    '(?:take|leave|cut|strike) {thing} (?:out|off|away)',
    '(?:take|leave|cut|strike) {thing} (?:out of|off|from) {place}',
    '{thing} (?:can go|should go|has to go|have to go|must go|needs to go|need to go|out)',
  ],
  change: [
    '{old} (?:→|->|=>) {new}',
    '(?:change|replace|swap|switch|update|correct|edit|turn|rename|make) {old} (?:to|with|by|for|into|as|→|->|=>){new} (?:in|under|at|from) {place}',
    '(?:change|replace|swap|switch|update|correct|edit|turn|rename|make) {old} (?:to|with|by|for|into|as|→|->|=>) {new}',
    '{old} (?:should|must|needs to|has to|ought to|is supposed to) (?:be|say|read)(?: spelled| spelt)? {new}',
    '{old} is (?:spelled|spelt|written) {new}',
    '(?:put|write|say|use) {new} (?:instead of|not|rather than) {old}',
    'instead of {old}(?: put| write| say| use) {new}',
    "(?:its|it's|it is|it was|it should be|that's|thats) {new} (?:not|instead of) {old}",
    "(?:its|it's|it is|it was|it's) not {old} (?:but|it's|its|it is|it was) {new}",
  ],
  tell: [
    '{what}[,;.]? (?:so |and |please |can you |could you ){0,2}(?:put|add|stick|pop|include|write|get|mention|' +
      'list)(?: (?:it|that|this|those|these|them|both|all of (?:it|them))){1,2}(?: (?:in|on|down|there|somewhere|' +
      'anywhere|as well|too|please|(?:in |on |to )?(?:my|the) (?:cv|resume)|sensible|suitable|appropriate|good|' +
      '(?:where|wherever) (?:it|they|you) [a-z ]{2,20})){0,3}',
    '{what}[,;.]? (?:so |and |please ){0,2}(?:put|add|stick|pop|include|write|get|mention|list) (?:it|that|this|' +
      'those|these|them|both) (?:to|under|in|on|at|into|within|with) {place}',
    '(?:put|stick|pop|get|add) in {what}',
    `${adding} {what} (?:to|under|in|on|at|into|within) {place}`,
    `(?:under|in|to|at|on) {place} ${adding}[:：]? {what}`,
    '(?:under|in) {place}[:：] {what}',
  ],
  move: [`${moving} {thing} {spot}`, '{thing} (?:should|must|needs to|has to|can) (?:go|come|be)(?: moved)? {spot}'],
  spots: [
    '(?:to |at |on )?(?:the )?(?:very )?(?:top|bottom|end|start|beginning)',
    '(?:up top|first|last|further up|further down|up|down)',
    '(?:before|above|over|ahead of|in front of|after|below|behind) {ref}',
    '(?:under|underneath|beneath|in|into|to) {to}',
  ],
};
