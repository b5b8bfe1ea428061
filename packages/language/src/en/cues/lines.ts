import type { LineCues } from '../../cues/lines.ts';

export const englishLineCues: LineCues = {
  asideWords:
    '\\b(?:career break|parental leave|maternity|not working|sabbatical|year off|gap year|unemployed|' +
    'raising (?:my |two |three )?children|volunteer|voluntary|evenings|weekends|adjunct|freelance|' +
    'part[- ]time|instructional aide|student assistant)\\b',
  personalLabels:
    'date of birth|birth ?date|birth day|d\\.?\\s?o\\.?\\s?b\\.?|place of birth|age|gender|sex|' +
    'marital status|civil status|family status|marriage status|religion|caste|' +
    "father(?:['’]?s)?(?: name)?|mother(?:['’]?s)?(?: name)?|husband(?:['’]?s)?(?: name)?|" +
    "spouse(?:['’]?s)?(?: name)?|blood group|height|weight|passport (?:no|number|details?)|children|" +
    'sozialversicherungsnummer|social security number|ssn|national id(?: number)?|id card(?: number)?|' +
    'aadhaar(?: number| no\\.?)?|pan (?:card|no\\.?|number)|nric',
  personalValues:
    'male|female|m|f|single|married|unmarried|divorced|widowed|hindu|muslim|islam|christian|sikh|' +
    'buddhist|jain|catholic|years?|yrs|old|children|child|kids?|two|three|one|no|indian?|january|' +
    'february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|' +
    'jul|aug|sept?|oct|nov|dec|nd|rd|th|and|the|of',
  firstSchool: 'primary school|elementary school|grade school|kindergarten|pre-?school',
  moreThanFirstSchool:
    'teach\\p{L}*|degree|bachelor\\p{L}*|master\\p{L}*|b\\.?ed|pgce|qts|diploma|secondary|high school',
  littleOfIt: 'basics?|beginner|novice|elementary|a bit|a little|some|conversational|reading|learning',
  objectiveWords:
    'seeking|seek|looking (?:for|forward)|to (?:obtain|secure|work|get|be|pursue|achieve|acquire|' +
    'build|grow|enhance|utili[sz]e|use|excel|join|become|contribute|make|gain|learn|find|associate)|' +
    'wish(?:es)?|aim(?:ing)?|aspir\\w+|hope|challenging|growth|opportunit\\w+|career|' +
    'hard[ -]?working|motivated|passionate|reputed|reputable|organi[sz]ation',
  toolHeadings:
    '(?:software|computer|it|tools?|tech(?:nology)? stack|technologies|applications|programs|' +
    'systems)(?: (?:skills|tools|knowledge|and systems|& systems|used))?',
  toolEmphasis: 'key |main |relevant ',
  toolLabels:
    'technolog(?:y|ies)(?: used| stack)?|tech(?:nical)?(?: stack| environment)?|stack|tools?(?: (?:used|' +
    'and technologies|& technologies))?|software(?: used)?|environment|skills used',
  hanging:
    'a|an|the|and|or|of|to|in|on|at|for|with|by|from|as|into|via|per|their|our|my|its|that|which|who|is|' +
    'are|was|were|be|using|including',
  aboutEmployer: 'about the (?:company|employer)|company (?:profile|description|overview)|industry',
  foreign: '',
  toldAt: 'at|for|with',
  toldArticle: 'the ',
  leaning: '\\b(?:same|this|these|those|it|they|them|above|also|then|later|former|latter|there|both)\\b',
  amountUnit: '',
  bulletOpening: 'the|my|our',
  ofOneKind:
    'languages?(?: (?:and|&) (?:scripting|technologies|tools))?|programming|coding|databases?|software|' +
    'applications?|tools?|operating systems?|cloud(?: platforms?| services)?',
  roleEnding: '',
  courseHeading:
    '(?:(?:relevant|additional|selected|other|training|short|related) )?(?:courses?(?:work)?|trainings?|' +
    'workshops)|coursework|continuing education|professional development',
  academic:
    '\\b(?:ph\\.?\\s?d|doctora\\p{L}*|professor\\w*|faculty|lecturer|postdoc\\w*|research (?:fellow|' +
    'assistant|associate|scientist)|teach(?:er|ing)|graduate|internship)\\b',
  groupLabel: 'other|others|additional|further|misc\\w*|familiar\\w*|basic|soft',
  listEdge: '^(?:and|or)\\s',
  listJoint: 'and|or',
  smallWord: 'and|of|the|for|to|in',
  locative: '',
  weak:
    '\\b(?:help(?:ed|s|ing)?|assist\\p{L}*|involved|part of|supervised by|under (?:the )?supervision|by me|' +
    'responsible for|familiar|exposure|knowledge of)(?!\\p{L})|(?<!\\p{L})I(?!\\p{L})',
  roleLabel: 'designation|position|job title|title|role',
  graduate: 'graduate|student',
  pageMark: '^(?:page) ?\\d{1,2}(?: ?(?:of|\\/) ?\\d{1,2})?$',
  leaningPart:
    'this|that|these|those|it|its|they|them|their|he|she|his|her|which|also|then|thus|therefore|hence|' +
    'here|there|as a result|in addition|additionally|moreover|furthermore|however|both|such|' +
    'the (?:project|application|system|tool|team|result|company)',
  spelledBehind: 'and|or|with|in|for|on|at|to|from|by',
  ownFirm: '',
  obtained: 'passed',
  timeLimit: 'part[ -]?time|temp|weekends?|season',
  hours: 'h|hrs?|hours',
  doubledWords:
    'the|and|of|to|in|for|with|a|an|on|at|by|from|as|is|are|was|were|or|all|our|their|this|we|be|new|using|team|work|various',
};
