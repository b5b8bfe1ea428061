import type { LineCues } from '../../cues/lines.ts';

export const germanLineCues: LineCues = {
  asideWords: '\\b(?:elternzeit|familienzeit|mutterschutz|arbeitssuchend|auszeit|ehrenamt(?:lich)?)\\b',
  personalLabels:
    'personalausweis(?:nummer)?|steuer-?id|geburtsdatum|geburtsort|geboren(?: am)?|geb\\.(?: am)?|alter|familienstand|' +
    'konfession|kinder',
  personalValues:
    'ledig|verheiratet|geschieden|kind(?:er)?|eine?|zwei|drei|keine|jahre|evangelisch|römisch|katholisch|deutsch|januar|' +
    'februar|märz|juni|juli|oktober|dezember|st|und',
  firstSchool: 'grundschule|vorschule|vorschulklasse|primarschule|volksschule',
  moreThanFirstSchool: 'lehramt\\p{L}*|studium|realschule|gymnasium|hauptschule|mittelschule|abitur|abschluss',
  littleOfIt: 'grundlagen|grundkenntnisse|anfänger',
  objectiveWords: 'suche|ziel|herausforderung|motiviert|belastbar|teamfähig',
  toolHeadings: 'edv|it|(?:edv|it|software|pc)[- ]?kenntnisse|programme',
  toolEmphasis: '',
  toolLabels: 'technologien|technologie-?stack|umgebung|werkzeuge|eingesetzte (?:technologien|tools)',
  hanging: 'und|oder|der|die|das|den|dem|des|im|mit|von|für|auf|zur|zum|bei',
  aboutEmployer: 'branche|unternehmen',
  foreign: 'und|der|für|von|della|dei',
  toldAt: 'bei|beim',
  toldArticle: 'der |dem ',
  leaning: '\\b(?:dieser|diese|dieses|auch|danach|dort)\\b',
  amountUnit: '[kKmM](?!\\p{L})|x(?!\\p{L})|million|percent|prozent',
  bulletOpening: 'der|die|das|mein|meine',
  ofOneKind: 'programmiersprachen|datenbanken|werkzeuge',
  roleEnding: '',
  courseHeading: 'weiterbildung|fortbildung|lehrgänge|kurse|schulungen|seminare',
  academic: 'wissenschaftlich',
  groupLabel: 'weitere|sonstige\\w*',
  listEdge: '^(?:und|oder|sowie)\\s|^(?:etc|usw)\\.?$',
  listJoint: 'und',
  smallWord: 'und|der',
  locative: 'im|ins|vom|zum|am|in der|in den|aus dem',
  weak: '',
  roleLabel: 'stelle',
  graduate: '',
  pageMark: '^(?:page|seite) ?\\d{1,2}(?: ?(?:von|\\/|di) ?\\d{1,2})?$',
  leaningPart: 'dies\\p{L}*|dadurch|außerdem|das',
  spelledBehind: 'und|oder|mit|en|im',
};
