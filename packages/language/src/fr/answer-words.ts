import type { AnswerWords } from '../answer-words.ts';
import { pattern } from '../pattern.ts';

export const frenchAnswerWords: AnswerWords = {
  subject: /^(?:j['’]ai (?!été)(?=\p{L}))/iu,
  speaker: [[/^(?:et )?j['’]ai (?:aussi )?(?=\p{L}{3,})(?!été )/iu, '']],
  deedOpening: pattern('iu')`
    ^(?:j['’]ai\s|nous avons\s)?(?:\p{L}{2,}é|réduit|mis|conduit|tenu|offert|repris|construit|établi|produit|suivi
    |fourni|accueilli|servi|vendu|rendu|écrit|traduit|pris|fait)\s(?!par\s|à\s|de\s\d|environ|\d+\s?%)
    |^\p{L}{3,}(?:tion|ment|age)\s(?:de|d['’]|des|du)
  `,
  expiry: /expir|périm/iu,
  minDeedWords: 3,
};
