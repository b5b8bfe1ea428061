import type { AssistantWords } from '../assistant-words.ts';
import { pattern } from '../pattern.ts';
import { list } from '../word-list.ts';
import { englishChat } from './chat/chat.ts';
import { englishAssistantCues } from './cues/assistant-cues.ts';

export const englishAssistant: AssistantWords = {
  chat: englishChat,
  cues: englishAssistantCues,
  look: {
    gapFound: 'In your resume nothing stands between {from} and {to}.',
    pages: 'Yours takes {pages} pages now.',
    onePage: 'Yours takes one page now.',
    stands: 'In your resume it says “{line}”.',
    shows: 'They ask for {name}: your line “{line}” shows it.',
    speaksForYou: 'What speaks for you here:',
    oldest: 'Your oldest job there begins in {year}: “{line}”.',
    figures: '{count} of your {all} lines about work have a figure.',
    alsoWeak: 'Also weak:',
    warm: 'I can see why that is on your mind.',
    notSure: 'Neither your resume nor the posting tells me that, so the choice is yours.',
    asksMust: 'The posting asks for it: “{quote}”.',
    asksWish: 'The posting names it as a wish, not a must: “{quote}”.',
    shownHere: 'Your resume shows it: “{line}”.',
    notShownHere:
      'Your resume does not show it. If you have done it, tell me where, and it goes in. ' +
      'If not, leave it out; in the interview you can say that you learn it quickly.',
    plus: '{name} (a plus)',
    counts: 'It counts: the posting asks for “{quote}”.',
    mayStand: 'It is true and it is yours, so it may stand. The posting does not ask for it by name.',
    yourChoice:
      'If it shows something that this job asks for, or fills a time that would else be empty, it may stay, ' +
      'short. Otherwise it can go without loss. You decide.',
    takeOut: 'Take it out',
    shorten: 'Make it shorter',
  },
  timesOff: {
    present: 'Present',
    parental: 'Parental leave',
    care: 'Caring for a family member',
    illness: 'Career break (health)',
    other: 'Career break',
    unemployed: 'Looking for work',
  },
  operations: {
    state: 'Add it as my own work',
    remove: 'Take something out',
    move: 'Move something',
    replace: 'Change words',
    correct: 'Put something right',
    shorten: 'Make it shorter',
    strengthen: 'Make a line stronger',
    tailor: 'Fit it to the job',
    undo: 'Undo the last change',
    missing: 'Show what is missing',
    weakest: 'Show the weakest line',
    spelling: 'Check spelling',
    summary: 'Write a summary',
    one_page: 'Fit it on one page',
    reorder: 'Sort it',
    add: 'Add something',
    retract: 'Take back what is not true',
    remove_words: 'Take words out of a line',
    rename: 'Rename a heading',
    split: 'Split a line',
    merge: 'Make one line of two',
    emphasise: 'Bring something out more',
    tense: 'Change the tense',
    put_back: 'Bring something back',
    improve: 'Make it better',
    ready: 'Tell me if it is ready',
    score: 'Explain the score',
    changed: 'Show what changed',
    gap: 'Help me with a gap',
    letter: 'Help with a letter',
    explain: 'Tell me why',
    advice: 'Give me advice',
    add_role: 'Add a job',
    format: 'About looks and files',
    add_all: null,
    untrue: null,
    redo: null,
    reset: null,
    compare: null,
    honesty: null,
    worry: null,
    translate: null,
    product: null,
    help: null,
    yes: null,
    no: null,
    choose: null,
    complain: null,
    greeting: null,
    thanks: null,
    other: null,
  },
  talk: pattern('iu')`
    (?<![\p{L}'’])(?:you|u|ur|your|please|pls|plz|lol|ok|okay|oops|sorry|thanks|thx|wherever|wait|say \d
    |(?:put|say|write) (?:i|that|it|in)|that in|instead of|(?:the )?last one|that one|this one)(?![\p{L}'’])
  `,
  headings: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certifications: 'Certifications',
    languages: 'Languages',
    interests: 'Interests',
    awards: null,
    publications: null,
    volunteering: null,
    references: null,
    other: null,
  },
  customs: {
    skillsAboveWork: true,
    profileOnTop: true,
    educationBelowWork: true,
    personalLabels: null,
  },
  resources: { verbs: true, dictionary: true, monthNames: true },
  marks: null,
  summary: {
    since: '{role} at {place} since {year}',
    sinceAlone: '{role} since {year}',
    former: '{role} at {place} ({period})',
    formerAlone: '{role} ({period})',
    comma: ', ',
    stop: '.',
    gap: ' ',
    cliche: pattern('giu')`
      (?<!\p{L})(?:hard-?working|hard|(?:highly |self[ -])?motivated|[\p{L}]+[ -](?:driven|oriented|focused)|driven|detail
      |dynamic|enthusias\p{L}+|energetic|energy|passion\p{L}*|reliable|dependable|punctual|honest|friendly|bubbly|outgoing
      |creative|reflective|flexib\p{L}+|adaptab\p{L}+|organi[sz]ed|dedicated|committed|conscientious|proactive|ambitious
      |confident|polite|caring|calm|cheerful|positive|attitude|can-do|mentality|ninja|guru|rock ?star|go-?getter|team|player|member
      |works?|working|well|part|own|initiative|always|gives?|loves?|likes?|enjoys?|very|much|highly|extremely|people|person|others
      |individual|professional|practitioner|helping|excellent|exceptional|outstanding|strong|good|great|communication|communicator
      |interpersonal|organisational|organizational|skills?|abilit\p{L}+|able|proven|track|record|success\p{L}*|fast|paced
      |environments?|thinks?|thinking|outside|box|learn\p{L}*|desire|eager|willing\p{L}*|keen|quick\p{L}*|challeng\p{L}+|under
      |pressure|self|starter|multi-?task\p{L}*|hands-on|responsible|things|making|difficult|simple|numbers|technolog\p{L}+|busy
      |natural|problems?|solv\p{L}+|high|standards?|quality|work ethic|ethic|sense|humou?r|fun|attention|minded|with|that
      |which|where|when|from|have|having|within|also|both|this|they|them|into|over|every|will|would|does|100 ?%|110 ?%)(?!\p{L})
    `,
    wish: pattern('iu')`
      (?<!\p{L})(?:(?:am |currently |now )*(?:seeking|seeks?|looking (?:for|to|forward)|search(?:ing)? (?:for|a)|aiming|hoping)
      |to (?:obtain|secure|gain|find|pursue|achieve|acquire|join)|aspir\p{L}+|would like|want to|wish(?:es)? to|hope to|aims? to
      |where i can|position (?:in|where|that)|room for growth|new (?:challenge|opportunity))(?!\p{L})
    `,
    duration:
      /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|decades?|years?)(?!\p{L})/iu,
    outcome: pattern('iu')`
      [£$€¥]|(?<!\p{L})(?:saved?|saving|cut|reduc\p{L}+|increas\p{L}+|decreas\p{L}+|grew|won|trained|doubled|tripled|halved|early|never
      |no (?:lost|errors|loss\p{L}*|accidents|complaints)|instead of|went (?:from )?(?:about )?\d|from [^.,]{0,20}\d[^.]{0,25} to [^.]{0,12}\d
      |under \d|down to|up from)
    `,
    standingIn: /(?<!\p{L})(?:cover(?:s|ed|ing)? for|stood in|stands? in|fill(?:s|ed)? in|deputi[sz]\p{L}+)/giu,
    tasks: '{items}',
    held: '{items}',
    apart: '; ',
    colon: ': ',
    expected:
      /(?<!\p{L})(?:expected|anticipated|in progress|ongoing|current(?:ly)?|present|enrolled|to be completed)(?!\p{L})/iu,
    vagueTask: /(?<!\p{L})(?:other|various|misc\p{L}*|general|ad hoc|as (?:needed|required)|etc)(?!\p{L})/iu,
    apology: pattern('iu')`
      (?<!\p{L})(?:although|though|despite|even if|while i|out of work|unemployed|been away
      |(?:no|not (?:much|a lot of|any)|little|limited|lack of) (?:\p{L}+ )?experience
      |career break|i know (?:i|that)|only a|just a|unfortunately|sorry|bear with|rusty|not (?:very|the most))(?!\p{L})
    `,
  },
  generate: {
    years: {
      one: '{position} with one year of experience.',
      other: '{position} with {years} years of experience.',
    },
    yearsAlone: { one: 'One year of experience.', other: '{years} years of experience.' },
    noYears: '{position}.',
    target: 'Looking for a role as {target}.',
    separator: ', ',
    gap: ' ',
  },
  neutral: {
    neutral: list(`
      a also an and are as at background by career current currently experience for from in include includes including
      into is job my next now of on or position role skill skills step the to with work working year years
    `),
    seeking: list('aiming applying interested looking seeking wants'),
  },
  noRole:
    'n/?a|none|nothing|(?:currently )?(?:unemployed|not employed|not working|looking for (?:a )?(?:job|work))|' +
    'out of work|between jobs|job ?seeker|homemaker|retired',
  learner: '(?:(?:full-time|university|college|high school|graduate|undergraduate) )?student|pupil|undergraduate',
  labels: `role|roles|client|clients|customer|period|duration|project|projects|project name|project title|title|
    position|designation|company|company name|employer|organization|organisation|location|place|
    date|dates|team|team size|size of team|environment|technology|technologies|tech stack|stack|tools|tools used|
    software|software used|languages|language|platform|platforms|operating system|operating systems|database|
    databases|framework|frameworks|
    domain|industry|sector|description|project description|summary|overview|responsibilities|responsibility|
    roles and responsibilities|role and responsibilities|roles & responsibilities|key responsibilities|duties|
    main duties|job profile|job description|
    achievements|key achievements|accomplishments|result|results|skills|key skills|modules|module|subject|subjects|
    coursework|relevant coursework|dissertation|thesis|supervisor|reporting to|reports to|department|website|link|
    url|github|demo|
    hardware|methodology|version|grade|gpa|cgpa|percentage|university|college|school|board|year|status|
    notice period|salary|reference|contact|phone|email|address|stakeholders|budget`,
  passingNouns: pattern('iu')`
      ^(?:-based |themed )?(?:teams?|departments?|vacanc\w+|roles?|jobs?|positions?|candidates?|people|staff|users?
      |customers?|clients?|consultants?|contractors?|talent|licen[cs]es?|projects?|manuals?|books?|guides?|training
      |trainings|community|conference|events?|meetups?|work|migration was|ltd|limited|inc|llc|gmbh|plc|company
      |suppliers?|vendors?|partners?|products?|sales)\b
    `,
  passingBefore: null,
  results: pattern('iu')`
      (?<!\p{L})(?:result(?:s|ed|ing)? in|leading to|led to|so that|which (?:cut|reduced|increased|saved|raised|led
      |helped|improved)|thereby|(?:increas|reduc|cutt|sav|rais|improv|doubl|halv|decreas|achiev|eliminat)ing
      |increased|reduced|doubled|halved|saved|achieved|exceeded|won)(?!\p{L})
    `,
  firstPerson: null,
};
