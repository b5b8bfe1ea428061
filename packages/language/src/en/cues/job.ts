import type { JobCues } from '../../cues/job.ts';

export const englishJobCues: JobCues = {
  example: 'such as|like|e\\.g\\.,?|eg\\.?|for example|i\\.e\\.,?',
  bareName: '',
  fieldBehind: "in|of|subject|major in|d['’]",
  degreeCues: '',
  fieldOpening: '',
  noField: '',
  bareUse: '',
  licence: "licen[cs]es?|driving licen[cs]e|driver['’]?s? licen[cs]e|cdl|cscs(?: card)?",
  notDriving: 'software|product',
  credential:
    'certifi\\p{L}*|accredit\\p{L}*|chartered|registration|registered|clearance|qualification|' +
    'training certificate|nvq|passport|ticket|card',
  domain: 'sector|industry|industries|environment|setting|sectors',
  asPost: 'as an?|as|in an? similar (?:role|position)',
  choiceJoint: '',
  frontCharacters: '',
  backCharacters: '',
  turns: ',?\\s(?:but|however)\\s',
  unfinished: 'a|an|the|of|in|on|at|to|for|with|by|from|as|and|or|your|our|is|are',
  ofExperience: 'experien',
  goesOn: '',
  companyLabel: 'company|employer',
  legalJapanese: '',
  refusal:
    '(?:^|[^\\p{L}])(?:no|not|without|never)\\s(?:(?:have|has|any|a|an|history of|record of|' + "d['’])\\s?){0,3}$",
  smallWord: 'a|an|and|the|of|for|to|in|on',
  introduced: 'with|using|like|as|or|and|with an?|knowledge of|experience of|command of|use of|using the|on',
  studyMode: '',
  fieldTail: '',
  fieldNoun: '',
  postTitle: '',
  postHeld: '',
  aboutCompany: '',
};
