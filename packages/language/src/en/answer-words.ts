import type { AnswerWords } from '../answer-words.ts';
import { pattern } from '../pattern.ts';

export const englishAnswerWords: AnswerWords = {
  // "I led" is "led"; "I was", "I can" and "I did not" say something else without their "I".
  subject:
    /^i(?:['’]ve| have)? (?!(?:am|was|were|have|had|can|could|will|would|do|did|may|might|must)(?!\p{L}))(?=\p{L}{2,} )/iu,
  speaker: [
    [
      /^(?:and |so |then )?i(?:['’]ve| have)? (?:also )?(?=\p{L}{3,})(?!(?:was|had|have|would|could|can|am|been|know|think) )/iu,
      '',
    ],
    [/^i was (?=the |an? )/iu, ''],
  ],
  deedOpening: pattern('iu')`
    ^(?:(?:i|we|also|then)\s){0,2}(?:(?!hundred|indeed|need|mixed|limited|compared|based|combined|resulted|allowed
    |enabled|helped)\p{L}{2,}ed|led|ran|built|wrote|taught|made|kept|held|set|won|drew|grew|sold|bought|brought|took
    |gave|met|put|oversaw|rebuilt|rewrote|dealt|sent|drove|found|cut|lead|manage|train|run|supervise|coordinate
    |organi[sz]e|plan|write|teach|build|design|develop|prepare|handle|mentor|coach|create|maintain|present|report
    |review|analy[sz]e|deliver|sell)\s(?!by\s|to\s|from\s|about\s|around\s|over\s|\d+\s?%)
  `,
  expiry: /expir/iu,
  minDeedWords: 5,
};
