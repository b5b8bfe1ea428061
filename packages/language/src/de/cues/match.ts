import type { MatchCues } from '../../cues/match.ts';

export const germanMatchCues: MatchCues = {
  phraseEnd: 'und|für|mit',
  helpedPeople: '^\\s(?:\\p{L}+\\s){0,2}(?:kunden|patienten|bewohner|schüler|kinder|gäste)(?!\\p{L})',
  bracketedNo: 'keine?|nicht|noch nie',
  clauseBreak: '\\s(?:aber|und ich)\\s',
  softwarePhrases:
    '\\b(?:ignoriere|missachte|vergiss)n? (?:sie )?(?:alle |deine |ihre |die )?(?:vorherigen |' +
    'bisherigen )?(?:anweisungen|regeln|instruktionen)\\b',
  entered: '',
  left: '',
  stillThere: '',
  smallWords: 'und|der|für',
  notYet: 'seit|derzeit|aktuell|laufend|angestrebt|lehrgang|prüfung|voraussichtlich',
  studyLabel: 'ausbildung|studium',
  experienceInstead: "(?:oder)\\s(?:[\\p{L}'’]+\\s){0,4}(?:experien|expéri|berufserfahr|erfahrung)",
  speaking: 'sprachen?|sprachkenntnisse|spreche',
  separator: 'und',
  joining: 'und',
  driving: '(?:pkw-?)?führerschein\\p{L}*|fahrerlaubnis',
  heavy: 'lkw',
  twoWheeled: 'motorradführerschein',
  plainUse: 'mit',
  plainBefore: 'der|die|das|eine?',
  roleLabel: 'position|funktion|rolle',
  classBefore: 'und',
  classAfter: 'und',
  sameField: 'jura|recht|pflege',
  toolUse: '',
  classJoint: 'und|oder',
};
