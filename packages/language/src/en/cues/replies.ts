import type { ReplyCues } from '../../cues/replies.ts';

export const englishReplyCues: ReplyCues = {
  weakYes: 'ok(?:ay)?|sure|fine|right|alright',
  yes: 'yes|yep|yeah',
  heard: 'ok(?:ay)?|k|right|fine|alright|fair enough|good point|you are right|youre right|i see',
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
