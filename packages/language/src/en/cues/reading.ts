import type { ReadingCues } from '../../cues/reading.ts';

export const englishReadingCues: ReadingCues = {
  breaks: 'at',
  listWord: 'and|or',
  unit:
    '^(?:department|dept|division|faculty|school|institute|lab|laboratory|chair|unit|office|' +
    'group)\\s(?:of|for)(?!\\p{L})|\\s(?:department|dept|division|team|group|lab|laboratory|unit|org|' +
    'squad|branch)$',
  personalFact: '',
  publications: 'publi[ck]|patent|conferenc',
  volunteering: 'volunt|engagement|extracurric|leadership',
  projects: 'projec',
  education: 'educa',
  certifications: 'certif|licen[cs]e',
  awards: 'award|honou?r|scholarship',
  languages: '',
  skills: 'skill|competen|technolog|software',
  interests: 'hobb',
  experience: 'experien|employ|internship',
  summary: 'summary|about|objective',
  legalForm: '',
  eventWord: '',
  placeLabel: 'location|place',
  leaving: '',
  entering: '',
  careerEvent: '',
  current: '',
  locationLabel: 'location|place|based in|located in',
  placeOpening: 'of|the|da|do|upon|and',
  namedThing: '',
  atWord: 'at',
  headLabel: 'location',
  joining: 'of|and|the|for|in|to',
  listed: 'and',
  preposition: 'of|for|in|to|i|ii|iii|iv|and|intern|lead',
  school: '',
  knownVerb:
    '(?:Was|Were|Am|Led|Built|Ran|Made|Wrote|Won|Drove|Grew|Cut|Set|Kept|Taught|Held|Gave|Took|Sold|' +
    'Oversaw|Spearheaded|Lead|Create|Write|Manage|Plan|Implement|Develop|Maintain|Provide|Assist|Work|' +
    'Help|Support|Responsible)(?:s|d|ed|ing)?(?!\\p{Ll})',
  toldAtEnd: '',
  ownVoice: '^(?:I|We|Yo|My)\\s',
  level:
    '[ABC][12]\\+?|native|fluent|advanced|intermediate|beginner|basic|professional|conversational|expert|' +
    'proficient',
  lastItem: 'and',
  ofWord: 'of|for|to',
  titleJoint: 'or',
  titleLabel: 'job title|position(?: title)?|role|title',
  bracketLabel: '',
  yearsAhead: 'within(?: the next)?|in the next',
  several: '(?<![a-z])(?:several years|many years|multiple years|some years|a few years)(?![a-z])',
};
