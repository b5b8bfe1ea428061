import type { SlotPhrasing } from '../../phrasing.ts';

const the = '(?:the |my )?';
const line = '(?:bullet point|bullet|line|point|sentence)s?';

export const englishPhrasings: readonly SlotPhrasing[] = [
  ['add-more', '(?:and also:?|and:|(?:and )?another(?: one)?:) ?(?<fact>.+)'],
  ['rename', `(?:rename|retitle|call) ${the}(?<section>.+?) (?:to|as|into) (?<to>.+)`],
  ['rename', `(?:change|rename) (?:the )?(?:heading|title|name) (?:of )?${the}(?<section>.+?) (?:to|into) (?<to>.+)`],
  ['rename', `(?:rename|retitle|call) ${the}(?<section>.+?) section (?<to>.+)`],
  ['rename', `(?:rename|retitle|call) ${the}(?<section>.+?) ["“'](?<to>.+)["”']`],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|one|two|three|four|five|six) (?:bullet points?|bullets?|points?|' +
      'lines?)(?: (?:max(?:imum)?|at most))? (?:per|a|for each|for every|under each|in each|each|every) ?(?:role|' +
      'job|position|entry)?(?: max(?:imum)?| at most| only)?',
  ],
  [
    'bullets',
    '(?:trim|cut|reduce|limit|shorten) (?:the |my |all )?(?:bullets|bullet points|points)(?: down)? to (?<count>\\d+|one|two|three|four|five|six)(?: .*)?',
  ],
  [
    'bullets',
    '(?:keep|leave|show)(?: only| just| the top| the best| the)* (?<count>\\d+|one|two|three|four|five|six) (?:bullets|bullet points|points)',
  ],
  ['amend', '(?:(?:make|change) (?:it|that|this)(?: to| into)?|i meant) (?<to>.*\\d.*)'],
  [
    'replace',
    "(?:it|that|there|they)(?:['’]s| was| is| were|" +
      ' should be) (?<to>[£$€]?\\d+(?:[.,]\\d+)*[%km]?)(?: [^,]+?)?,? (?:and ' +
      ')?not (?<from>[£$€]?\\d+(?:[.,]\\d+)*[%km]?)',
  ],
  [
    'replace',
    'not (?<from>[£$€]?\\d+(?:[.,]\\d+)*[%km]?)(?: [^,]+?)?, (?:but )?(?<to>[£$€]?\\d+(?:[.,]\\d+)*[%km]?)(?: .*)?',
  ],
  ['amend', 'no,? (?:it was |it is |actually |rather )?(?<to>[£$€]?\\d.*)'],
  ['amend', "(?:it|that)(?:['’]s| should be| was| is) (?<to>\\d.*)"],
  ['replace', '(?<from>.+?) should (?:be|read|say) (?<to>.+)'],
  ['replace', '(?:write|say|use|put) (?<to>.+?) instead of (?<from>.+)'],
  [
    'replace',
    'my (?<from>(?:phone|telephone|mobile|cell)(?: number)?|e-?mail(?: address)?) is (?:now |actually )?(?<to>[\\w.+-]+@[\\w.-]+|[+(]?\\d[\\d ()/.-]{4,})',
  ],
  ['replace', '(?:(?:replace|change|correct|fix) )?(?:the typo )?(?<from>.+?) ?(?:->|=>|→) ?(?<to>.+)'],
  ['replace', '(?:replace|swap|change|correct|update|fix) (?<from>.+?) (?:with|by) (?<to>.+)'],
  ['replace', '(?:replace|swap|change|correct|update) (?<from>.+?) (?:to|into|for) (?<to>.+)'],
  [
    'add-to',
    '(?:add|include) (?:an? |the |another |some |these )?(?:new |more |following )?(?<place>skills?|languages?|' +
      'certifications?|certificates?|hobby|hobbies|interests?|awards?|volunteer work)(?: called|' +
      ' named)?:? (?!section\\b)(?<fact>.+)',
  ],
  [
    'add-to',
    '(?:add|include|list) (?<fact>.+?) (?:as an? (?:new )?|to the list of )(?<place>skills?|languages?|certifications?|certificates?|hobby|hobbies|interests?)',
  ],
  [
    'add-to',
    '(?:add|give|include) (?:some |a bit )?more (?:details?|information|info|content)(?: (?:to|about|on|under|for) (?<place>.+))?',
  ],
  [
    'add-role',
    '(?:add|include) (?:my |an? |another |one more )?(?:new |previous |old |older |current |past )?(?:job|role|' +
      'position|work experience|employment)(?: (?:at|as(?: an?)?)|:) (?<fact>.+)',
  ],
  [
    'add-to',
    `(?:add|write|put|insert) (?:an? |another |one more |the )?(?:new )?${line} (?:to|under|in|at|` +
      'for) (?<place>.+?)(?: (?:saying|stating|about|that says)(?: that)?|:| that) (?<fact>.+)',
  ],
  [
    'add-to',
    '(?:add|create|make|insert|include) (?:an? |another |the )?(?:new )?(?:section (?:called|named|' +
      'for) (?<newPlace>.+?)|(?<place>(?:(?! (?:to|in|into|under) ).)+?) section)(?:(?: (?:with|containing|' +
      'saying|for|listing)|:) (?<fact>.+))?',
  ],
  ['add-to', '(?:add|mention|write|include) (?:to|under|in|at|for) (?<place>.+?) that (?<fact>.+)'],
  ['add-to', '(?:add )?(?:to|under|in) (?<place>[^,:]+)(?:, add|: ?(?:add )?|,) ?(?<fact>.+)'],
  [
    'add',
    `(?:add|write|insert) (?:an? |another |one more |the )?(?:new )?${line}(?: (?:saying|stating|that says|about|that)(?: that)?|:) (?<fact>.+)`,
  ],
  [
    'add',
    '(?:(?:add|include|insert|mention|list|put)(?: in)?(?: that)?|write(?: down)? that|say(?: that)?(?= i )) (?<fact>.+)',
  ],
];
