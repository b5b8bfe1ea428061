import type { Phrasing } from '../phrasing.ts';

const the = '(?:the |my )?';
const take = '(?:remove|delete|drop|take out|take away|cut out|cut|erase|get rid of|leave out|scrap|kill)';
const put = '(?:move|put|place|shift|bring|push)';
const line = '(?:bullet point|bullet|line|point|sentence)s?';
const shorten = '(?:shorten|trim|condense|tighten|cut down)';
const shorter = '(?:a bit |a little |much |slightly |way )?(?:shorter|more concise|briefer|less long)';
const whole =
  '(?:it|this|everything|(?:my |the |this )?(?:whole |entire )?(?:resume|résumé|cv|document|text|bullets|bullet points|points))';

export const english: readonly Phrasing[] = [
  [
    'undo',
    '(?:put|bring|change) (?:it|that|them) back(?: again)?|(?:undo|revert|go back|take (?:that|it) back)(?: (?:that|it|this|one step|(?:the|my|your) last (?:change|step|edit)))?',
  ],
  [
    'original',
    '(?:start (?:over|again|from scratch)|(?:go )?back to (?:the|my) (?:original|start)(?: resume| cv)?|(?:restore|reset)(?: (?:it|everything|(?:the|my) (?:original|resume|cv))(?: resume| cv| version)?)?|undo (?:everything|all(?: (?:the |my |your )?changes)?))',
  ],
  [
    'confirm',
    "(?:yes|yep|yeah|yup|sure|ok(?:ay)?|correct|right|exactly|true|indeed|absolutely|of course|do it|go ahead|please do|apply it)(?:[,.]? (?:do it|go ahead|do that|apply it|it is|that is|i did|i have|i do|(?:it|that)(?:['’]s| is) (?:all )?(?:true|right|correct|fine)))?|(?:it|that)(?:['’]s| is) (?:all )?(?:true|right|correct|fine)|the first one|that one|this one",
  ],
  [
    'decline',
    "(?:no|nope|nah|no thanks|no thank you|never ?mind|leave it(?: as it is)?|don['’]?t|stop|cancel)(?:[,.]? (?:thanks|thank you|don['’]?t(?: do (?:it|that))?|leave it|keep it|it is(?: not|n['’]t)(?: true)?|(?:that|it)(?:['’]s| is) (?:wrong|not true|false)))?",
  ],
  ['redo', 'undo (?:that|the|my|your) (?:undo|last undo)|redo(?: (?:it|that))?|do (?:it|that) again'],
  [
    'recall',
    "(?:what|which (?:lines|things|parts)) (?:did|have|has|was|were)(?: you| been| it)*(?: just| all)? (?:changed?|do|done|edit|edited|modified|modify|removed?|add|added)(?: .*)?|(?:show|list|tell)(?: me)? (?:the |all |all the |your )?(?:changes|edits|differences|what (?:you |has |have )?changed)(?: .*)?|what(?:['’]s| is) (?:different|changed)",
  ],
  ['why', 'why|why (?:did|have|would) you .*|why (?:that|this|is that)|how come'],
  ['take-back', `${take} (?:it|that|this|them)(?: again)?|take (?:it|that|this|them) (?:out|off|away)(?: again)?`],
  ['add-more', '(?:and also:?|and:|(?:and )?another(?: one)?:) ?(?<fact>.+)'],
  [
    'remove-line',
    `${take} (?:all )?${the}${line} (?:about|on|with|mentioning|regarding|saying|that (?:says|mentions|talks about|(?:starts|begins) with)|(?:starting|beginning) with) (?<words>.+)`,
  ],
  ['remove-words', `${take} ${the}(?:words?|phrase|expression) (?<words>.+)`],
  ['remove', `${take} ${the}${line} (?<section>.+)`],
  ['remove', `${take} ${the}(?:job|role|position|entry|work|time) (?:at|with|for|as) (?<section>.+)`],
  ['remove', `${take} (?<section>.+)`],
  ['remove', '(?:take|leave|cut) (?<section>.+?) (?:out|off|away)'],
  [
    'remove',
    "i (?:do not|don['’]?t) (?:want|need) (?!to |this|that|it|how|what|your?\\b)(?<section>.+?)(?: any ?more| in (?:there|it|my (?:resume|cv)))?",
  ],
  ['rename', `(?:rename|retitle|call) ${the}(?<section>.+?) (?:to|as|into) (?<to>.+)`],
  ['rename', `(?:change|rename) (?:the )?(?:heading|title|name) (?:of )?${the}(?<section>.+?) (?:to|into) (?<to>.+)`],
  ['rename', `(?:rename|retitle|call) ${the}(?<section>.+?) section (?<to>.+)`],
  ['rename', `(?:rename|retitle|call) ${the}(?<section>.+?) ["“'](?<to>.+)["”']`],
  [
    'sort-roles',
    '(?:sort|order|list|put|arrange)(?: (?:the|my|all))?(?: (?:roles|jobs|positions|experience|work history))?(?: in| by| into)?.*\\b(?:chronological(?:ly)?|newest|most recent|latest|date)\\b.*',
  ],
  [
    'move-first',
    `${put} (?<section>.+?) (?:first|(?:to|at) the (?:very )?(?:top|start|beginning|front)) (?:in|of|under|on) (?<place>.+)`,
  ],
  [
    'move-last',
    `${put} (?<section>.+?) (?:last|(?:to|at) the (?:very )?(?:bottom|end)) (?:in|of|under|on) (?<place>.+)`,
  ],
  [
    'move-first',
    `${put} (?<section>.+?) (?:first|up to the top|(?:to|at|on) (?:the )?(?:very )?(?:top|start|beginning|front))`,
  ],
  ['move-last', `${put} (?<section>.+?) (?:last|down to the bottom|(?:to|at) (?:the )?(?:very )?(?:bottom|end))`],
  [
    'move-before',
    `${put} (?<section>.+?) (?:just |right |directly )?(?:above|before|in front of|ahead of|on top of) (?<anchor>.+)`,
  ],
  [
    'move-after',
    `${put} (?<section>.+?) (?:just |right |directly )?(?:below|after|behind|beneath|underneath|under) (?<anchor>.+)`,
  ],
  ['move-up', `${put} (?<section>.+?) (?:up|higher)(?: (?:one|a bit|by one|one (?:place|spot|step|position)))?`],
  ['move-down', `${put} (?<section>.+?) (?:down|lower)(?: (?:one|a bit|by one|one (?:place|spot|step|position)))?`],
  ['bring-back', '(?:bring back|restore|put back|get back) (?<section>.+)|(?:bring|put|get) (?<part>.+?) back'],
  ['move-first', 'make (?<section>.+?) (?:the )?(?:very )?first(?: section| part)?'],
  ['move-first', '(?<section>.+?) (?:should|must|needs to) (?:be|come|go|stand) (?:first|at the top)'],
  ['move-last', '(?<section>.+?) (?:should|must|needs to) (?:be|come|go|stand) (?:last|at the (?:bottom|end))'],
  ['move-before', '(?<section>.+?) (?:should|must|needs to) (?:be|come|go|stand) (?:above|before) (?<anchor>.+)'],
  ['move-after', '(?<section>.+?) (?:should|must|needs to) (?:be|come|go|stand) (?:below|after) (?<anchor>.+)'],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|one|two|three|four|five|six) (?:bullet points?|bullets?|points?|lines?)(?: (?:max(?:imum)?|at most))? (?:per|a|for each|for every|under each|in each|each|every) ?(?:role|job|position|entry)?(?: max(?:imum)?| at most| only)?',
  ],
  [
    'bullets',
    '(?:trim|cut|reduce|limit|shorten) (?:the |my |all )?(?:bullets|bullet points|points)(?: down)? to (?<count>\\d+|one|two|three|four|five|six)(?: .*)?',
  ],
  [
    'bullets',
    '(?:keep|leave|show)(?: only| just| the top| the best| the)* (?<count>\\d+|one|two|three|four|five|six) (?:bullets|bullet points|points)',
  ],
  ['one-page', '.*\\b(?:one|1|single)[ -]pager?\\b.*'],
  [
    'shorten',
    `${shorten}(?: ${whole})?(?: (?:a bit|a little|down|up|more|further|slightly|some))*|make ${whole} ${shorter}|${shorter}|(?:it|this)(?:['’]s| is) too long`,
  ],
  ['shorten', `${shorten} ${the}${line} (?:about|on|with|mentioning|regarding) (?<words>.+)`],
  ['shorten', `${shorten} (?<section>.+)|make (?<part>.+?) ${shorter}`],
  ['amend', '(?:(?:make|change) (?:it|that|this)(?: to| into)?|i meant) (?<to>.*\\d.*)'],
  [
    'replace',
    "(?:it|that|there|they)(?:['’]s| was| is| were| should be) (?<to>[£$€]?\\d+(?:[.,]\\d+)*[%km]?)(?: [^,]+?)?,? (?:and )?not (?<from>[£$€]?\\d+(?:[.,]\\d+)*[%km]?)",
  ],
  [
    'replace',
    'not (?<from>[£$€]?\\d+(?:[.,]\\d+)*[%km]?)(?: [^,]+?)?, (?:but )?(?<to>[£$€]?\\d+(?:[.,]\\d+)*[%km]?)(?: .*)?',
  ],
  ['amend', 'no,? (?:it was |it is |actually |rather )?(?<to>[£$€]?\\d.*)'],
  ['amend', "(?:it|that)(?:['’]s| should be| was| is) (?<to>\\d.*)"],
  [
    'emphasise',
    '(?:emphasi[sz]e|highlight|stress|focus (?:more )?on|put (?:more |the )?(?:focus|emphasis|weight) on|bring out|feature|play up) (?:my |the )?(?<skill>.+?)(?: (?:skills?|experience|more))*',
  ],
  [
    'swap',
    '(?:swap|switch|exchange|flip|interchange|reverse)(?: the)?(?: (?:order|positions?|places?) of)? (?<section>.+?) (?:and|&) (?<anchor>.+?)(?: around| over)?',
  ],
  ['swap', '(?:swap|switch|exchange) (?<section>.+?) (?<link>with|for) (?<anchor>.+)'],
  [
    'refuse',
    '(?:add|use|include|with|write|create|draft)(?: me)? (?:an? )?(?:\\S+ ){0,3}(?:tone|cover letter)(?: .{0,40})?',
  ],
  ['replace', '(?<from>.+?) should (?:be|read|say) (?<to>.+)'],
  ['replace', '(?:write|say|use|put) (?<to>.+?) instead of (?<from>.+)'],
  ['refuse', '(?:change|adjust|replace) (?:the |my )?(?:tone|style|voice|wording)\\b.*'],
  ['tailor', '(?:update|change|adjust|edit|rework|revise|polish|fix) (?:my |the )?(?:resume|résumé|cv)(?: .*)?'],
  [
    'replace',
    'my (?<from>(?:phone|telephone|mobile|cell)(?: number)?|e-?mail(?: address)?) is (?:now |actually )?(?<to>[\\w.+-]+@[\\w.-]+|[+(]?\\d[\\d ()/.-]{4,})',
  ],
  ['replace', '(?:(?:replace|change|correct|fix) )?(?:the typo )?(?<from>.+?) ?(?:->|=>|→) ?(?<to>.+)'],
  ['replace', '(?:replace|swap|change|correct|update|fix) (?<from>.+?) (?:with|by) (?<to>.+)'],
  ['replace', '(?:replace|swap|change|correct|update) (?<from>.+?) (?:to|into|for) (?<to>.+)'],
  [
    'site',
    '(?:what|how|where|who|is|are|do|does|will)\\b.*\\b(?:costs?|prices?|pay|for free|subscription|my data|data|privacy|safe|secure|store|save|keep|account|download|export|pdf|docx|print|templates?|font|layout)\\b.*|who (?:are you|made you|built (?:you|this))|are you (?:an? )?(?:ai|bot|human|robot|real person|chatgpt)',
  ],
  [
    'site',
    '(?:download|export|print|save)(?: (?:it|this|the (?:file|resume)|my (?:resume|cv)))?(?: (?:as|to|in|into) .*)?|(?:change|choose|switch|use|make|set|increase) (?:the |my |an? )?(?:another |different )?(?:font|template|layout|design|colou?rs?|margins?)\\b.*|(?:add|insert|include|put) (?:my |an? )?(?:photo|picture|headshot|image|logo)\\b.*',
  ],
  [
    'gaps',
    '(?:add|include) (?:the |all |all the |some |any |more )?(?:missing |relevant |right |required )?(?:skills|keywords|requirements|qualifications)(?: (?:from|of|for|in|i|that|the) .*)?',
  ],
  [
    'add-to',
    '(?:add|include) (?:an? |the |another |some |these )?(?:new |more |following )?(?<place>skills?|languages?|certifications?|certificates?|hobby|hobbies|interests?|awards?|volunteer work)(?: called| named)?:? (?!section\\b)(?<fact>.+)',
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
    '(?:add|include) (?:my |an? |another |one more )?(?:new |previous |old |older |current |past )?(?:job|role|position|work experience|employment)(?: (?:at|as(?: an?)?)|:) (?<fact>.+)',
  ],
  [
    'add-to',
    `(?:add|write|put|insert) (?:an? |another |one more |the )?(?:new )?${line} (?:to|under|in|at|for) (?<place>.+?)(?: (?:saying|stating|about|that says)(?: that)?|:| that) (?<fact>.+)`,
  ],
  [
    'add-to',
    '(?:add|create|make|insert|include) (?:an? |another |the )?(?:new )?(?:section (?:called|named|for) (?<newPlace>.+?)|(?<place>(?:(?! (?:to|in|into|under) ).)+?) section)(?:(?: (?:with|containing|saying|for|listing)|:) (?<fact>.+))?',
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
  [
    'refuse',
    '.*\\b(?:less robotic|more human|tone|sound(?:s)? (?:more|less|better|good)|more (?:professional|confident|friendly|formal|casual|engaging|natural|persuasive|impressive|impactful|powerful|catchy)|stronger|better words|merge (?:the |these |my )?(?:two |both )?(?:roles|jobs|positions)|cover letter|translate|write|rewrite|merge|combine|rephrase|reword|paraphrase)\\b.*',
  ],
  ['move-before', '(?<section>[^ ,]+(?: [^ ,]+)?) (?:above|before) (?<anchor>[^ ,]+(?: [^ ,]+)?)'],
  ['move-after', '(?<section>[^ ,]+(?: [^ ,]+)?) (?:below|after) (?<anchor>[^ ,]+(?: [^ ,]+)?)'],
  ['move-first', '(?<section>[^,]{2,30}?) (?:first|(?:to|at) the (?:very )?(?:top|start|beginning))'],
  ['move-last', '(?<section>[^,]{2,30}?) (?:last|(?:to|at) the (?:very )?(?:bottom|end))'],
  [
    'judge',
    '.*\\b(?:what do you think|how (?:good|strong) is (?:it|my|this)|is (?:it|my (?:resume|cv)|this) (?:good|ok(?:ay)?|any good|enough)|why is (?:my|the|it)\\b.* (?:low|bad)|my score|(?:higher|better|match(?:ing)?) score|does (?:it|my (?:resume|cv)) (?:match|fit)|(?:raise|improve|increase|get|boost) (?:my |the |a )?(?:\\S+ )?score)\\b.*',
  ],
  [
    'gaps',
    ".*\\b(?:what(?:['’]s| is| am i| do i)? (?:missing|lack)|missing|gaps?|how well do i (?:match|fit)|do i match|what should i add)\\b.*",
  ],
  [
    'tailor',
    '.*\\b(?:tailor|transform|adapt|optimi[sz]e|improve|fit|match|align|customi[sz]e|ats)\\b.*|make (?:it|my (?:resume|cv)) better',
  ],
  ['same', '(?:and |also )(?<also>.{2,60})|(?:and )?(?:do )?the same (?:for|with|to) (?<too>.{2,60})'],
  [
    'help',
    '(?:hi|hello|hey|help|thanks|thx|great|perfect|nice|cool|thank you|what can you do|how does this work)(?:[, ].{0,20})?',
  ],
];
