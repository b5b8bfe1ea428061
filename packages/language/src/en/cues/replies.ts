import type { ReplyCues } from '../../cues/replies.ts';

export const englishReplyCues: ReplyCues = {
  weakYes: 'ok(?:ay)?|sure|fine|right|alright',
  yes: 'yes|yep|yeah',
  heard: 'ok(?:ay)?|k|right|fine|alright|fair enough|good point|you are right|youre right|i see',
  concedes: 'you(?:.?re| are) right|fair enough|good point',
  leavesOut: 'leave (?:it|that|this) (?:out|off)|without (?:it|that)(?: then)?|dont put (?:it|that)|drop it',
  but: 'but|except|only',
  yesMore: 'it is true|that is true|it is|do it|please',
  no: 'no|nope',
  noMore: 'thanks|thank you',
  allOpening: 'yes|yeah',
  all: '(?:to )?(?:all(?: of (?:them|it))?|both(?: of them)?|everything)',
  oneOpening: 'yes',
  oneArticle: 'the|only',
  oneNoun: 'one|line',
  refusal: "\\b(?:sorry|i can(?:['’]?t|not)|unable to|won['’]t)\\b",
  claimsChange:
    "\\bI(?:['’]ve| have)?(?: just| now| also| already)* (?:removed|deleted|added|changed|moved|" +
    'updated|rewrote|rewritten|replaced|shortened|trimmed|reordered|renamed|tailored|improved|' +
    'corrected|fixed|inserted|swapped|merged)\\b|^(?:all )?done\\b',
};
