import type { AnswerWords } from '../answer-words.ts';
import { pattern } from '../pattern.ts';

export const spanishAnswerWords: AnswerWords = {
  subject: /^yo\s+(?=\p{L})/iu,
  speaker: [[/^(?:y )?yo (?=\p{L})/iu, '']],
  deedOpening: pattern('iu')`
    ^(?:yo\s|también\s){0,2}(?!as[ií]\s)(?:\p{L}{3,}(?:é|í|ó)|reduje|hice|puse|di|tuve|conduje|traduje|llevé)\s
    (?!unos|unas|cerca|\d+\s?%)|^\p{L}{3,}(?:ción|sión|miento)\sde\s
  `,
  expiry: /expir|caduc/iu,
  minDeedWords: 3,
};
