import { pattern } from '../pattern.ts';
import { latinJoints, type PostingWords, phrases, type SeniorityWords, words } from '../posting-words.ts';

const verbs = phrases(`
    accelerate|accompany|acquire|adopt|allot|alter|anticipate|appraise|attach|attain|attend|backfill|bandage|bathe
    calibrate|canvass|capture|carve|categorise|categorize|celebrate|centralise|centralize|certify|chase|choose|clarify
    classify|co-lead|co-ordinate|collate|combine|compute|conceive|conclude|connect|consolidate|construct|convey
    correspond|critique|cultivate|curate|customise|customize|decide|decommission|defend|delegate|deputise|determine
    devise|dig|digitize|disassemble|dismantle|dispense|diversify|elicit|eliminate|empower|enable|enforce|enrich|enrol
    entertain|exceed|expand|expedite|explain|explore|extend|extract|fabricate|familiarise|familiarize|finalise|finalize
    finish|formalise|formalize|foster|fundraise|furnish|govern|incorporate|induct|inspire|instruct|interact|invigilate
    lobby|localise|localize|locate|manufacture|marshal|mediate|mend|merchandise|minimise|minimize|mobilise|mobilize
    modernise|modernize|modify|navigate|onboard|orchestrate|orient|orientate|outsource|overhaul|persuade|populate|precept
    predict|prescribe|preserve|provision|prune|publicise|publicize|pursue|quantify|recover|rectify|recycle|redesign
    refactor|refresh|refurbish|regulate|rehabilitate|reinforce|relocate|remediate|renegotiate|renew|renovate|reorganise
    reorganize|replenish|restructure|retrain|retrieve|revise|rewrite|rinse|sanitise|sanitize|scrub|seek|settle|sharpen
    solicit|spearhead|specify|standardise|standardize|sterilise|sterilize|streamline|suture|sustain|titrate|transmit
    uncover|undertake|unpack|uphold|upsell|vaccinate|visualise|visualize|warn|withdraw
    look|accept|achieve|address|adjust|advertise|align|allocate|amend|annotate|appoint|author|automate|balance|bake|brief
    care|catalogue|champion|clear|close|compare|compose|contribute|convert|count|cover|decorate|describe|digitise|discuss
    display|distribute|enter|escalate|fill|fit|fix|fold|format|formulate|fry|fulfil|fund|greet|grill|guard|harvest|host
    illustrate|index|influence|initiate|input|integrate|introduce|invoice|iterate|launch|lay|link|listen|lock|map|market
    merge|migrate|mow|notify|nurture|oversee|partner|patrol|pay|perform|photograph|pitch|plant|play|polish|position
    practise|print|program|proofread|propose|publish|query|raise|read|rebuild|refer|register|relay|remove|represent
    restore|retain|ring|roll|rotate|safeguard|sand|scan|screen|search|seat|see|send|service|sew|share|shadow|sign|simplify
    solve|speak|stack|staff|steer|stitch|submit|suggest|summarise|summarize|survey|sweep|tailor|talk|tend|tidy|trace|trade
    transcribe|transfer|transport|travel|trim|tune|turn|upload|visit|walk|watch|weld|welcome|wire|act|adapt|administer
    advise|aid|analyse|analyze|answer|apply|approve|arrange|assemble|assess|assign|assist|audit|book|build|bring|calculate
    carry|check|clean|coach|code|collaborate|collect|communicate|compile|complete|conduct|configure|consult|control|cook
    coordinate|create|cut|deal|debug|define|deliver|demonstrate|deploy|design|detect|develop|diagnose|direct|dispatch
    document|draft|drive|edit|educate|encourage|engage|enhance|ensure|establish|estimate|evaluate|examine|execute
    facilitate|feed|file|follow|forecast|gather|generate|grow|guide|handle|help|hire|identify|implement|improve|inform
    inspect|install|interpret|interview|investigate|issue|keep|label|lead|learn|liaise|lift|load|log|maintain|make|manage
    mark|measure|meet|mentor|mix|model|monitor|motivate|move|negotiate|observe|obtain|open|operate|optimise|optimize|order
    organise|organize|oversee|own|pack|paint|participate|perform|pick|place|plan|post|pour|prepare|present|prevent
    prioritise|prioritize|process|procure|produce|promote|protect|provide|purchase|receive|recommend|reconcile|record
    recruit|reduce|refine|release|repair|replace|reply|report|research|resolve|respond|restock|review|run|schedule|scope
    secure|select|sell|serve|set|shape|ship|sort|source|stock|store|strengthen|supervise|supply|support|take|teach|test
    track|train|translate|treat|troubleshoot|understand|unload|update|upgrade|use|validate|verify|wash|weigh|work|write
  `);

export const englishPostings: PostingWords = {
  joints: latinJoints(
    'and|&|as well as|as is|as are|plus|together with',
    'and/or|or',
    'such as|e\\.g\\.|eg|for example|for instance',
  ),
  openTail: pattern('iu')`
      ^(?:an?\s|any\s|some\s|in\s(?:an?\s)?)?(?:another|similar|equivalent|comparable|related|relevant|other|others
      |the like|like|something|above|higher|better|more|closely related|an? alternative|willing(?:ness)?
      |the willingness|able to (?:get|obtain)|ability to obtain|ready to|prepared to|will get|be working towards)
      (?![\p{L}])
    `,
  character: words(`
    ability able accountab* accura* adaptab* adaptable ambitio* analytical* appearance approachab* attendance attention
    attitude attitude* autonom* bright bubbly calm* can-do candidate capab* careful* caring charism* cheerful clean-cut
    collaborat* commitment committed communicat* communication confidence confident* confidential* conscientious*
    cooperat* courteous creativ* critical* culture curios* curious* deadline* dedicat* dependable desire* detail*
    detail-oriented determin* diplomatic disciplin* discret* drive driven dynamic* eager* eagerness empath* energ*
    enjoy* enthusias* entrepreneur* environment ethic excel* excellent eye fast fast-paced fit flexib* friendl* fun
    goal* goal-oriented good great grow growing growth guru hands-on hard hard-working hardworking helpful high honest*
    humble humility humor humorous humour hunger hungry idiomas inclusive independen* individual influenc* initiative*
    inspir* integrity interest* interested interpersonal joy juggle kind kindness languages langues leader* leadership
    learn* learner* level levels lifting likeable listen listener listening logical love loves loving loyal* manner
    mature maturity mentality methodical mind mind-set mindset mission motivat* multi-task* multitask* natural neat
    ninja number numbers numeracy open open-minded openness oral* organis* organisational organiz* organizational
    orientation outgoing outstanding ownership pace passion* patien* people persever* persisten* person personable
    personality physically player* polite* positiv* pragmatic precise precision presentable presentation* pressure
    prioriti* pro-active* proactiv* problem* problem-solving professional* professional-looking professionalism
    professionally punctual* quick* reflective relationship* reliab* resilien* respect respectful responsib* result*
    results-driven results-oriented rockstar self-motivat* self-starter* sense skill skills smart smartly smile
    solution* solution-oriented solver* solving somebody someone sparkle spirit spirited spoken sprachen standing
    stress* strong sunny sympath* tact* talent* talented team* teamwork tenac* thinker* thinking thorough* thrive* tidy
    time time-management trustworth* under value values verbal* want* warm well willing* work working written*
  `),
  wishes: phrases(`
    passion for|passionate about|interest in|interested in|enthusiasm for|love of|love for|you love|you enjoy|willing to
    willingness to|eager to|eagerness to|desire to|keen to|keen interest|happy to|curiosity|enjoy
    a heart for|commitment to|committed to|believe in|excited about|appetite for|sense of
  `),
  bareVerb: new RegExp(`^(?:${verbs})(?:s|es|d|ed|ing)?$`, 'iu'),
  doingNoun:
    /^\p{L}+(?:ing|ion|ment|ance|ence|al|sis|ship|ry|review|repair|design|delivery|support|control|assembly|analysis|upkeep|care)$/iu,
  ofWord: /^(?:[\p{L}-]+\s{1,9}){1,4}(?:of|for|on|in|to|with)\s/iu,
  adjectiveEnding: pattern('iu')`
      (?:ly|ic|ical|ial|nal|ual|ral|tal|ive|ous|able|ible|ory|ful|less)$|^(?:new|old|small|large|oral|written|spoken
      |verbal|inbound|outbound|junior|senior|hot|cold|fresh|long|short|high|low|front|back|direct|existing|incoming
      |outgoing|private|public|primary|secondary|domestic|legal|local|regional|global|male|female|adult)$
    `,
  trailing: pattern('iu')`
      ^(?:in|for|with|to|on|from|within|across|including|that|which|who|whose|ensuring|while|as|per|by|at|under
      |where|when|so|if|of(?!\s\p{L}+ing\b)|into|through|via|not|both|between|especially|particularly|such|according|without|during
      |until|before|after|all|any|etc|more|we|our|they|this|it|is|are|either)\b
      |^(?:at least\s)?(?:\d{1,2}|one|two|three|four|five)\sof\s(?:them|these|those|which|whom)\b
    `,
  deedStart: new RegExp(
    `^(?:(?:help|safely|actively|effectively|regularly|professionally|jointly)\\s)?(?:${verbs})(?:s|es|d|ed|ing|ning|ting|ping)?(?!\\p{L})`,
    'iu',
  ),
  lastDeed: null,
  aside: pattern('iu')`
      ^(?:as (?:we|our|you|it)|because|since (?:we|our|you)|so (?:that|we|you)|we|our|you(?! will|['’]ll)|it|this
      |they|which|who|where|when|if|including|ensuring|making sure|while|whether|no matter|regardless|no
      |not(?! only)|without|etc|(?:finishing|completing|graduating) (?:within|in|by))\b
    `,
};

export const englishSeniority: SeniorityWords = {
  trainee: 'intern|internship|trainee|apprentice|apprenticeship|working student',
  junior: 'junior|entry level|entry-level|graduate|newly qualified',
  executive: phrases(`
    chief|ceo|cfo|cto|coo|cmo|cio|vice president|vp|managing director|president|executive director
  `),
  head: 'head|director|headteacher|principal|manager',
  lead: 'lead|staff|supervisor|team leader|foreman|coordinator',
  senior: 'senior|sr|experienced|expert|principal engineer',
};
