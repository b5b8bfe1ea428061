import type { MatchCues } from '../../cues/match.ts';

export const frenchMatchCues: MatchCues = {
  phraseEnd: 'et|pour|avec',
  helpedPeople: '^\\s(?:\\p{L}+\\s){0,2}(?:clients|patients|résidents|élèves|enfants)(?!\\p{L})',
  bracketedNo: 'aucune?|jamais|pas',
  clauseBreak: '\\s(?:mais|et je)\\s',
  softwarePhrases:
    "\\bignore[zr]? (?:vos|les|toutes les|tes) (?:instructions|consignes|règles)\\b|\\boutils d['’]ia\\b",
  entered: '',
  left: '',
  stillThere: '',
  smallWords: 'de|la|le|du|des|et',
  notYet: 'depuis|en cours|prépar\\p{L}*|prévu\\p{L}*',
  studyLabel: 'formation|diplôme',
  experienceInstead: "(?:ou)\\s(?:[\\p{L}'’]+\\s){0,4}(?:experien|expéri|berufserfahr|erfahrung)",
  speaking: 'langues?|parle',
  separator: 'et',
  joining: 'et',
  driving: 'permis(?: de conduire)?',
  heavy: 'poids lourds?',
  plainUse: 'avec|sur|dans',
  plainBefore: 'le|une',
  roleLabel: 'poste|fonction',
  classBefore: 'et',
  classAfter: 'et',
};
