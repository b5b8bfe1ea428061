import type { TalkCues } from '../../cues/talk.ts';

export const englishTalkCues: TalkCues = {
  email: '',
  phone: 'phone(?: number)?|telephone(?: number)?|mobile(?: number)?|cell(?: phone)?|number',
  place: 'address|home address|city',
  name: 'name|full name',
  tag: '',
  wasWritten:
    '(?:did|have) (?:you|u) (?:just )?(?:write|written|put|say|said|add|added|claim|claimed|make|made|' +
    'invent)|does it (?:really |actually )?say|is (?:it|that) (?:in|on) there|where did (?:you|u) get',
  deniesClaim:
    'i (?:never|didnt|did not|havent|have not) (?:\\p{L}+ )?(?:say|said|tell|told|do|did|done|write|' +
    'wrote|have|had|claim\\p{L}*)|thats not (?:true|me|right)',
  itThere: 'it|that|this|them',
  itPlace: 'in|into|to|under|at',
  partJoint: 'and',
  sayingRemnant: '',
  leadIn:
    "i(?: am| was|['’]m) (?:also )?an? (?=\\S)|i won (?:the |an? )?|i (?:also )?(?:have|hold|got|earned|" +
    "obtained|received|completed|passed)(?= (?:an?|my|the) )|i['’]m (?:also )?(?:fluent|experienced|" +
    'skilled|good) (?:at|in|with)|i (?:also )?(?:know how to use|know|speak|use|can (?:also )?(?:use|' +
    'speak)|have used|have experience (?:with|in)|am (?:good|fluent|experienced|skilled) (?:at|in|with))',
  leadOut: '',
  article: 'an?|the|my|some',
  clauseSubject: "^(?:i|i['’](?:m|ve))(?= )",
  ownPronoun: '',
  placeLink: '',
  legalForm: '(?<![\\s,])[\\s,]+(?:inc|corp|corporation|co|company|ltd|limited|llc|plc|group)\\.?$',
  lastOrdinal: 'last|final|letzt',
  firstOrdinal: 'first',
  determiners: 'the|my|our|all',
  partBefore: 'section|part|list',
  partArticle: 'of',
  partAfter: ' (?:section|part|list|heading|job|role|position|bullet point|bullet|line|one)',
  section: '',
  wholeResume: 'it|this|that|them|resume|cv|all|everything',
  articles: 'the|my|our',
  putTime: '(?:just )?(?:put|add|write|list|include|say|call it|stick)(?: in| down| that)?',
  beforeTime: 'from|between|for|in|as',
  tellsTime: "(?:i |we )?(?:was|were|am|i’m|i'm|did|have been|had)(?: an?| my| the| on)?",
  putIt: '(?:put|add|place|write) (?:it|that|this)',
  placed: '^(?:(?:under|in|into|to|at|on)\\s+)',
  exchanges: '(?<!\\p{L})(?:not)\\s\\p{N}|\\p{N}\\s?(?:not|rather than)(?!\\p{L})',
  yesOpening: '',
  about: 'about |around |roughly ',
  oneMore: '(?<!\\p{L})(?:too|as well|also)$',
  reasons: 'so|because|cos|coz|cuz|since|as it|its',
  keepsOpening: 'but|and',
  keepsFirst: 'keep|leave',
  outOf: 'from|out of|of',
  saysTwice: 'twice|two times|2 times|2x|double[sd]?|duplicated?|repeated',
  looseEnd: 'and|or',
  undecided: '(?<!\\p{L})(?:or)(?!\\p{L})',
  undecidedOr: 'stay|keep|leave',
  counted: '(?:first|second|third|fourth|last|next|\\p{N}{1,2}(?:st|nd|rd|th)?) (?:line|bullet|one|point)',
  downward: 'bottom|last|end|below|down',
  ofSelf:
    "(?:^|[,:;] ?|[–—-] |\\b(?:and|but|yes|also) )i(?:['’]?(?:ve|m))? |^(?:in|at|on|since|from|for|" +
    "during|after|before|while|when|as|with|by|there|then|last|\\d+)\\b.{1,80}? i(?:['’]?(?:ve|m))? ",
  doubted: 'maybe|perhaps|not sure',
  unsure: 'i think|i guess|i suppose|maybe|perhaps',
  countOpening: 'so|about|around|roughly|over|up to|between|more than',
};
