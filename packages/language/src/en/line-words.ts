import type { AnswerWords, LineWords, WordingCues } from '../line-words.ts';
import { pattern } from '../pattern.ts';

const superiors =
  'boss|manager|supervisor|team ?lead|leader|chef|owner|director|foreman|head|colleagues?|co-?workers?|mates?|' +
  'friends?|customers?|clients?|guests?|parents?|patients?|team|people|everyone|everybody|someone|somebody';

export const englishLineWords: LineWords = {
  // English has rules of its own for this: packages/resume/src/wording/english/told-deed.ts.
  deed: [[/ so yes(?=,|$)/iu, '']],
  amount: [
    [
      pattern('iu')`
        ^(?:and |so )?(?:i|we)(?:['’]d| would| must have)? (?:usually |normally |always |probably )?(?:did|do|had
        |have|get|got|saw|see|make|made) (?=about|around|roughly|over|up to|between|\d)
      `,
      '',
    ],
    [/^(?:it|that|there) (?:usually |normally )?(?:was|is|were|are|would be) (?:usually |normally )?/iu, ''],
    [/^(?:i['’]d|i would) say (?:about |around )?(?=\d)/iu, 'about '],
    [
      /(?<!\p{L})(?:like|say|some|something like|somewhere around|in the region of)(?: about| around)? (?=\d)/giu,
      'about ',
    ],
    [/(?<![\p{L}\p{N}.,])(\d+) ?-?ish(?!\p{L})/giu, 'about $1'],
    [/(?<!\p{L})about about (?=\d)/giu, 'about '],
    [/(?<!\p{L})x (?=(?:a|per|each|every) )/giu, ' times '],
    [/(?<=\d)x (?=(?:a|per|each|every) )/giu, ' times '],
    [/ (?:i would say|i['’]d say|or so i['’]d say)$/iu, ''],
    [
      /^((?:mostly|mainly|usually|only|just|always|often|also) )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days(?!\p{L}))/iu,
      '$1on ',
    ],
  ],
  result: [
    [
      pattern('iu')`
        ^(?:and |so )?(?:as a result|because of (?:that|this|it)|thanks to (?:that|this|it)|in the end|(?:so
        |and) (?:that|then|now)|it meant(?: that)?|this meant(?: that)?|that meant(?: that)?
        |the result was(?: that)?|result:)[,:]? *
      `,
      '',
    ],
    [/^(?:so|and|basically)[,:]? /iu, ''],
    [
      pattern('iu')`
        ^(?:i|we)(?:['’]ve| have)? (?=(?:cut|saved|reduced|lowered|raised|increased|grew|won|got|brought
        |shortened|halved|doubled|made|kept) )
      `,
      '',
    ],
    [
      /^(?:it|this|that) (?=(?:cut|saved|reduced|lowered|raised|increased|brought|shortened|halved|doubled) )/iu,
      'which ',
    ],
  ],
  amountOpening: pattern('iu')`
    ^(?:(?:about|around|roughly|approximately|approx|nearly|almost|over|up to|more than|less than|between|at least
    |maybe|probably|like|some|say|mostly|mainly|usually|(?:it|there) (?:was|were|is|are)|(?:i|we) (?:did|do|had|have
    |get|got|saw))\s){0,3}(?:\p{N}|(?:once|twice|every|each|(?:daily|weekly|monthly|hourly)(?= (?:for|with|at
    |on|in|during)(?!\p{L})|$)|(?:two|three|four|five|six
    |seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?|half)(?!\p{L})
    |(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|nights|mornings|evenings|in (?:summer|winter|the holidays)
    |a (?:day|week|month|dozen|couple)|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:nights?|mornings?|afternoons?|evenings?))(?!\p{L}))
  `,
  adverb: pattern('iu')`
    ^(?:(?:about|around|roughly) )?(?:all day|every (?!one)[^,]+|each [^,]+|once [^,]+|twice [^,]+|daily|weekly|monthly|hourly
    |(?:\p{N}[\p{N}–-]*|two|three|four|five)(?: (?:to|or) \p{N}+)? (?:times|days|nights|mornings|evenings
    |afternoons|weekends|shifts|hours) (?:a|per|each|every) [^,]+
    |at weekends|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)$
  `,
  fronted: pattern('iu')`
      ^(?<time>so far|(?:every|each|most|some|on|in|at|once|twice|during
      |when(?:ever)?) [^,]{2,50}?),? (?=i (?!am |was |had |think |guess ))
    `,
  state: pattern('iu')`
      ^i(?:['’]m| am| was| had| have| felt| knew| know| loved| liked| could| can)(?! (?:\p{L}+ )?(?:\p{L}+ing
      |responsible|in charge|to|been|the one|\p{L}+(?:ed|en|ght|ne|de|pt))(?!\p{L}))
    `,
  resultGoesOn: pattern('iu')`
      ^(?:\p{L}{3,}ing |which |with |without |so that |until |to |from |instead of |rather than |in \d|within |for |by |on time
      |up from|down from)
    `,
  resultIsBare: /^(?:no|not one|zero|fewer|less|more|better|faster|shorter|higher|lower|quicker|\d[\d.,]* ?%) /iu,
  articles: 'the|some|many|various|several|all(?: the)?|lots of|loads of',
  amountInBrackets: false,
  atPlace: '(?:at|in|for|with)(?: the| my)?(?: old)? {name}(?: (?:job|place))?',
  pointsBack: /^(?:i )?(?:did|do|done|doing|have done|used|use) (?:that|it|this|them|those|so)(?!\p{L})/iu,
  yes: pattern('iu')`
    ^(?:yes|yeah|yep|yup|yea|sure|of course|i did|i do|i have|did|correct|absolutely)(?:[,!. ]+(?:i did|i do
    |i have|sure|yes|of course|there|absolutely|did that|a lot|often))*[.!]{0,3}$
  `,
  nothing: pattern('iu')`
      ^(?:none|nothing(?: (?:really|much|special))?|n\/?a|not (?:much|really|sure|applicable)|no(?: idea
      | clue)?|don['’]?t know|do not know|dunno|idk|never (?:counted|measured|tracked)(?: it| that)?
      |can['’]?t (?:say|remember|recall)|-+|\?+|i (?:don['’]?t|do not) (?:know|remember|recall)
      |nobody (?:counted|measured))[.!]{0,3}$
    `,
  denied: pattern('iu')`
    ^(?:(?:and|but|so|well|i|we)[, ]+){0,2}(?:no(?:pe)?(?:[,.! ]|$)|never(?!\p{L})|not(?! only)(?!\p{L})|(?:did|do|have|had|was
    |were|could|would|can|is|does|has)(?:n['’]?t|\snot)(?!\p{L})|cannot(?!\p{L}))
  `,
  hedged: pattern('iu')`
      (?<!\p{L})(?:maybe|perhaps|probably|possibly|i (?:think|guess|suppose|believe|reckon|assume)
      |not (?:really |quite |entirely |totally )?sure|might(?: have)?|may have|could have been
      |as far as i (?:know|remember)|if i remember|hard to say|kind ?of|kinda|sort ?of|sorta
      |more or less did)(?!\p{L})|^(?:just )?(?:a (?:little )?bit|a little|some|basics?|the basics)(?:$|, )|\?$
    `,
  unhedged: [
    [
      /(?<!\p{L})(?:maybe|perhaps|probably|possibly|i (?:think|guess|suppose|believe|reckon))(?: it was| about| around| like)? (?=\d)/giu,
      'about ',
    ],
    [
      pattern('giu')`
        [ ,]{0,2}(?<!\p{L})(?:maybe|perhaps|probably|possibly|i (?:think|guess|suppose|believe|reckon|assume)
        |not sure|kind ?of|kinda|sort ?of|sorta|as far as i (?:know|remember)
        |if i remember(?: right(?:ly)?)?)(?!\p{L})[ ,]{0,2}
      `,
      ' ',
    ],
    [/\?$/u, ''],
  ],
  wished: pattern('iu')`
      ^(?:i )?(?:would (?:like|love)|want(?:ed)? to|hope to|hoping to|plan(?:ning)? to|intend to|am going to
      |(?:i['’]m |am )?(?:learning|keen|willing|planning)|will |['’]ll |can learn|could learn|i['’]d (?:like
      |love))
    `,
  others: pattern('iu')`
    ^(?:(?:but|and|so|then|because|cos|cause|actually|apparently|at least)[, ]+){0,2}(?:(?:my|our|the|a|an
    |another|one)\s(?:[\p{L}-]+\s)?(?:${superiors})
    (?:\s|$)|(?:he|she|they|someone|somebody|everyone|everybody|people|reception|head office|hr)\s
    |that(?:['’]s| is| was) (?:the|my|our|a|someone) )
  `,
  hearsay: pattern('iu')`
    ^(?:(?:and|but|so|then) )?(?:(?:my|our|the|a) (?:[\p{L}-]+ )?(?:${superiors})|he|she|they|people|everyone
    |everybody|i (?:was|got) told|i heard)(?: (?:always|often|later|even))? ?
    (?:(?:said|says|told (?:me|us)|thought|thinks|reckons?|reckoned|noticed|mentioned|claimed
    |felt)(?: that)?(?!\p{L})|(?<=told|heard)(?: that)?) ?
  `,
  together: /^(?:and |then |so )?(?:we|us|our team|the team|the whole team|all of us)(?:['’]\p{L}+)?(?!\p{L})/iu,
  remark: pattern('iu')`
      ^(?:not sure (?:if|whether)|(?:i )?(?:don['’]?t|do not) (?:know|remember)(?: (?:if|whether|how))?|(?:i )?can['’]?t remember
      |no idea|does (?:that|this|it) count
      |(?:i )?hope (?:that|this|it)|if that (?:counts|helps)|is that (?:enough|ok|okay)|lol|haha|(?:it
      |that) was (?:\p{L}+ )?(?:hard|fun|tough|crazy|stressful|boring|busy|great|nice|awful)|i (?:loved?|liked?
      |hated?|enjoyed?) (?:it|that)|i(?:['’]m| am| was) (?:quite |very |really |pretty )?(?:proud|good at|great
      |sorry)|long time ago|(?:it|that)['’]?s (?:about |basically |pretty much )?(?:it|all)|that was (?:it|all)
      |what else|you know|thanks?|please|sorry|to be honest|honestly|because|cos|cause|though|although
      |even though|nobody asked)(?!\p{L})
    `,
  vagueAmount: pattern('iu')`
      ^(?:(?:quite |an? |very |pretty |really |so |all |most of ){0,3}(?:lots?|loads|many|plenty|few|often
      |sometimes|regularly|frequently|tons|heaps|much|bunch|varied|depends|it depends|several|a while|time
      |the time|always|occasionally|large number|fair few|good few|good bit|big number)(?: of .{0,30})?
      |every now and then|now and then|as needed|when needed|too many to count)[.!]{0,3}$
    `,
  vagueResult: pattern('iu')`
      ^(?:(?:it|that|everything|things|all)?(?: (?:went|was|worked|turned out|goes|works|got|ran|run|is
      |were))?(?: (?:very|really|quite|pretty|so|much|out))? ?(?:well|good|fine|great|ok|okay|better
      |smooth(?:ly|er)?|nice|success(?:ful)?|better results|done)|(?:my |the |our |all )?(?:\p{L}+ )?(?:was
      |were|is|are|seemed) (?:very |really |quite |pretty |so |always )?(?:happy|pleased|satisfied|grateful
      |impressed|glad)(?: .{0,40})?|(?:i )?learn(?:ed|t) a lot|(?:sold|made|did|got) more|good (?:feedback
      |experience|results?|reviews?)|happy (?:customers?|clients?|people|boss)|positive feedback)[.!]{0,3}$
    `,
  clauseBreak: pattern('iu')`
      (?:(?<=[.!?]) |; |\n|, | [–—-] | (?=(?:but|because|cos|although|though) )| (?=(?:and|so|then) (?:i|we
      |they|he|she|it|there|my|our|everyone)(?![\p{L}])))
    `,
  praise: pattern('iu')`
      (?<!\p{L})(?:excellent|strong|good|great|proven|solid|outstanding|exceptional|effectively|efficiently
      |ability|able|experience|knowledge|understanding|skills?|highest|best|our|your|we|you|must|ensure
      |ensuring|all|any)(?!\p{L})
    `,
  yesTo: { tool: 'Work with {name}', domain: 'Work in {name}' },
};

export const englishAnswerWords: AnswerWords = {
  // "I led" is "led"; "I was", "I can" and "I did not" say something else without their "I".
  subject:
    /^i(?:['’]ve| have)? (?!(?:am|was|were|have|had|can|could|will|would|do|did|may|might|must)(?!\p{L}))(?=\p{L}{2,} )/iu,
  speaker: [
    [
      /^(?:and |so |then )?i(?:['’]ve| have)? (?:also )?(?=\p{L}{3,})(?!(?:was|had|have|would|could|can|am|been|know|think) )/iu,
      '',
    ],
    [/^i was (?=the |an? )/iu, ''],
  ],
  deedOpening: pattern('iu')`
    ^(?:(?:i|we|also|then)\s){0,2}(?:(?!hundred|indeed|need|mixed|limited|compared|based|combined|resulted|allowed
    |enabled|helped)\p{L}{2,}ed|led|ran|built|wrote|taught|made|kept|held|set|won|drew|grew|sold|bought|brought|took
    |gave|met|put|oversaw|rebuilt|rewrote|dealt|sent|drove|found|cut|lead|manage|train|run|supervise|coordinate
    |organi[sz]e|plan|write|teach|build|design|develop|prepare|handle|mentor|coach|create|maintain|present|report
    |review|analy[sz]e|deliver|sell)\s(?!by\s|to\s|from\s|about\s|around\s|over\s|\d+\s?%)
  `,
  expiry: /expir/iu,
  minDeedWords: 5,
};

export const englishWording: WordingCues = {
  weakOpenings:
    'responsible for|was responsible for|were responsible for|duties included|duties include|' +
    'responsibilities included|responsibilities include|tasked with|was tasked with|my duties|charged with|' +
    'job duties|my responsibilities',
  firstPerson: 'i|my|me|i’ve|i’m|i was|we|our',
  fillers:
    'very|really|super passionate|various|successfully|basically|etc|hello|hard-working|hardworking|' +
    'results-driven|results-oriented|go-getter|think outside the box|team player|synergy|dynamic|passionate|' +
    'detail-oriented professional|proven track record|in order to|utilized|utilised|duties as assigned|and so on',
};
