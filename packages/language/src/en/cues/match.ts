import type { MatchCues } from '../../cues/match.ts';

export const englishMatchCues: MatchCues = {
  phraseEnd: 'in|and|on|for|with',
  helpedPeople:
    '^\\s(?:\\p{L}+\\s){0,2}(?:customers?|clients?|guests?|patients?|residents?|students?|pupils?|' +
    'children|people|visitors?|users?|shoppers?|passengers?|families|elderly)(?!\\p{L})',
  bracketedNo: 'no|not|never|none|without',
  clauseBreak: '\\s(?:but|while|whereas|and i)\\s',
  softwarePhrases:
    '\\bif you are an? (?:ai|llm|bot)\\b|\\b(?:ignore|disregard|forget) (?:all |any |your |' +
    'the )?(?:previous |prior |above )?(?:rules|instructions|guidelines|prompts?)\\b|\\[\\[?system\\b',
  entered: '',
  left: '',
  stillThere: '',
  smallWords: 'of|and|the|for|in|to',
  notYet: 'since|ongoing|current(?:ly)?|expected|in progress|pursuing|candidate|preparing|enrolled|lapsed|' + 'expired',
  studyLabel: 'education|studies',
  experienceInstead: "(?:or)\\s(?:[\\p{L}'’]+\\s){0,4}(?:experien|expéri|berufserfahr|erfahrung)",
  speaking: 'languages?|speak|spoken|fluent',
  separator: 'and',
  joining: 'and',
  driving:
    "(?:full |clean |valid |uk |current )*driv\\p{L}* licen[cs]es?|driver['’]?s? licen[cs]es?|(?:clean |" +
    'full )+licen[cs]e|passed (?:my |the )?(?:uk )?driving test|licen[cs]ed driver|cdl|hgv|lgv',
  heavy: 'hgv|lgv|cdl',
  twoWheeled: 'motor(?:cycle|bike) licen[cs]e',
  plainUse: 'in|with|using|on|via',
  plainBefore: 'the|an?|our',
  roleLabel: 'role|position|designation|job title|title',
  classBefore: 'and|or',
  classAfter: 'and|or',
  sameField: 'comput|informati|software|law|nursing',
  toolUse: '',
  classJoint: 'and|or',
};
