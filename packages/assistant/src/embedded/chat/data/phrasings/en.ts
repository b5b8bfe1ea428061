import type { Phrasing } from '../phrasing.ts';

export const english: readonly Phrasing[] = [
  ['undo', '(?:please )?(?:undo|revert|go back|take that back)(?: (?:that|it|this|the last change|your last change))?'],
  [
    'original',
    '(?:please )?(?:start over|(?:go )?back to (?:the|my) original(?: resume| cv)?|restore (?:the|my) original(?: resume| cv)?|undo (?:everything|all changes))',
  ],
  [
    'refuse',
    '.*\\b(?:less robotic|more human|tone|sound(?:s)? (?:more|less)|more (?:professional|confident|friendly|formal|casual|engaging|natural|persuasive)|merge (?:the |these |my )?(?:two |both )?(?:roles|jobs|positions)|cover letter|translate|rewrite (?:everything|it all|my (?:resume|cv)|the whole))\\b.*',
  ],
  [
    'remove-line',
    '(?:please )?(?:remove|delete|drop|take out|cut) (?:the |my )?(?:bullet|line|point|sentence)s? (?:about|on|with|mentioning|that (?:says|mentions)) (?<words>.+)',
  ],
  [
    'remove-item',
    '(?:please )?(?:remove|delete|drop|take out) ["“]?(?<words>.+?)["”]? from (?:the |my )?(?<section>.+?)(?: section| list)?',
  ],
  [
    'remove',
    '(?:please )?(?:remove|delete|drop|take out) (?:the |my |all (?:of )?)?(?<section>.+?)(?: section| part| job| role| entry)?',
  ],
  [
    'rename',
    '(?:please )?(?:rename|retitle|call) (?:the |my )?(?<section>.+?)(?: section)?(?: (?:to|as|into))? ["“\']?(?<to>[^"”\']+?)["”\']?',
  ],
  [
    'move-before',
    '(?:please )?(?:move|put|place) (?:the |my )?(?<section>.+?)(?: section)? (?:above|before|in front of|ahead of) (?:the |my )?(?<anchor>.+?)(?: section)?',
  ],
  [
    'move-after',
    '(?:please )?(?:move|put|place) (?:the |my )?(?<section>.+?)(?: section)? (?:below|after|under|behind|beneath) (?:the |my )?(?<anchor>.+?)(?: section)?',
  ],
  [
    'move-first',
    '(?:please )?(?:move|put|place) (?:the |my )?(?<section>.+?)(?: section)? (?:first|(?:to|at|on) (?:the )?(?:top|start|beginning))',
  ],
  [
    'move-last',
    '(?:please )?(?:move|put|place) (?:the |my )?(?<section>.+?)(?: section)? (?:last|(?:to|at) (?:the )?(?:bottom|end))',
  ],
  [
    'sort-roles',
    '(?:please )?(?:sort|order|list|put|arrange)(?: (?:the|my|all))?(?: (?:roles|jobs|positions|experience|work history))?(?: in| by| into)?.*\\b(?:chronological(?:ly)?|newest|most recent|latest|date)\\b.*',
  ],
  [
    'bullets',
    '(?:please )?(?:.*\\b)?(?<count>\\d+|one|two|three|four|five|six) (?:bullet points|bullets|points|lines)(?: (?:max(?:imum)?|at most))? (?:per|a|for each|under each|in each|each) ?(?:role|job|position|entry)?',
  ],
  ['one-page', '.*\\b(?:one|1|single) page\\b.*'],
  [
    'shorten-summary',
    '(?:please )?(?:(?:shorten|trim|condense|tighten) (?:the |my )?(?:summary|profile)(?: section)?|make (?:the |my )?(?:summary|profile)(?: section)? (?:shorter|more concise|briefer))',
  ],
  [
    'shorten',
    '(?:please )?(?:shorten|make (?:it|this|my resume|my cv|the resume) (?:shorter|more concise|briefer)|trim|condense|tighten)(?: .{0,30})?',
  ],
  [
    'emphasise',
    '(?:please )?(?:emphasi[sz]e|highlight|stress|focus (?:more )?on|bring out|feature) (?:my |the )?(?<skill>.+?)(?: (?:skills?|experience|more))*',
  ],
  [
    'replace',
    '(?:please )?(?:replace|swap|change|correct) ["“\']?(?<from>.+?)["”\']? (?:with|by|to|into|for) ["“\']?(?<to>[^"”]+?)["”\']?',
  ],
  [
    'add-to',
    '(?:please )?(?:add|include|put|list|mention) (?:that )?["“]?(?<fact>.+?)["”]? (?:to|under|in|into|at|on|for) (?:the |my )?(?<place>.+?)(?: section| role| job| list)?',
  ],
  ['add', '(?:please )?(?:add|include|mention) (?:that )?(?<fact>.+)'],
  [
    'gaps',
    ".*\\b(?:what(?:'s| is| am i| do i)? (?:missing|lack)|missing|gaps?|how well do i (?:match|fit)|my score|do i match)\\b.*",
  ],
  ['tailor', '.*\\b(?:tailor|transform|adapt|optimi[sz]e|improve|fit|match|align)\\b.*'],
  ['help', '(?:hi|hello|hey|help|thanks|thank you|what can you do|how does this work)(?: .{0,20})?'],
];
