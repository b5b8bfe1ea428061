import type { Language } from '@fitted/contract/languages';

/*
 * How postings of each language join the things of a list, and which halves of a list cannot stand alone. Blanks are bounded, so that no
 * line is searched twice.
 */

const marks = '\\s{0,3}[;•|]\\s{0,3}|,\\s{1,3}|\\s{1,3}[–—]\\s{1,3}';
const slash = '(?<=\\p{L}\\p{L})\\s?/\\s?(?=\\p{L}\\p{L})';
const latin = (and: string, or: string, example: string) =>
  new RegExp(
    `,?\\s{1,3}(?<example>${example})[\\s,:]{1,3}|,?\\s{1,3}(?<or>${or})\\s{1,3}|(?<slash>${slash})|,?\\s{1,3}(?<and>${and})\\s{1,3}|${marks}`,
    'giu',
  );

/** What parts the items of a line; the group tells whether all are asked or any, or examples of the first follow. */
export const joints: Readonly<Record<Language, RegExp>> = {
  en: latin(
    'and|&|as well as|as is|as are|plus|together with',
    'and/or|or',
    'such as|e\\.g\\.|eg|for example|for instance',
  ),
  es: latin('y|e|&|así como|junto con', 'y/o|o|u|o bien', 'tales? como|como por ejemplo|por ejemplo|p\\. ?ej\\.'),
  fr: latin('et|&|ainsi que', 'et/ou|ou|ou bien|voire', 'tels? que|telles? que|par exemple|comme'),
  de: latin(
    'und|&|sowie',
    'und/oder|oder|bzw\\.?|beziehungsweise',
    'wie z\\. ?b\\.|z\\. ?b\\.|zum beispiel|beispielsweise|wie etwa|bspw\\.|etwa',
  ),
  zh: /(?<example>例如|比如|(?<=[\p{L}])如(?!何|下|果))|(?<or>或者|或是|或(?!许|缺))|(?<slash>\/|／)|(?<and>以及|(?<![参给])与(?![时会众])|(?<![普涉以顾提波])及(?![时格早])|(?<![温平缓共总饱柔调])和(?![谐平解蔼善气睦]))|[、，,；;。|]/gu,
  ja: /(?<example>例えば|たとえば)|(?<or>または|もしくは|あるいは|又は|若しくは)|(?<slash>\/|／)|(?<and>および|及び|並びに|ならびに|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー])(?:と(?![共同比連協])|や)(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]))|[、，,；;。・|]/gu,
};

const englishVerbs =
  'look|accept|achieve|address|adjust|advertise|align|allocate|amend|annotate|appoint|author|automate|balance|bake|brief|care|catalogue|champion|clear|close|compare|compose|contribute|convert|count|cover|decorate|describe|digitise|discuss|display|distribute|enter|escalate|fill|fit|fix|fold|format|formulate|fry|fulfil|fund|greet|grill|guard|harvest|host|illustrate|index|influence|initiate|input|integrate|introduce|invoice|iterate|launch|lay|link|listen|lock|map|market|merge|migrate|mow|notify|nurture|oversee|partner|patrol|pay|perform|photograph|pitch|plant|play|polish|position|practise|print|program|proofread|propose|publish|query|raise|read|rebuild|refer|register|relay|remove|represent|restore|retain|ring|roll|rotate|safeguard|sand|scan|screen|search|seat|see|send|service|sew|share|shadow|sign|simplify|solve|speak|stack|staff|steer|stitch|submit|suggest|summarise|summarize|survey|sweep|tailor|talk|tend|tidy|trace|trade|transcribe|transfer|transport|travel|trim|tune|turn|upload|visit|walk|watch|weld|welcome|wire|act|adapt|administer|advise|aid|analyse|analyze|answer|apply|approve|arrange|assemble|assess|assign|assist|audit|book|build|bring|calculate|carry|check|clean|coach|code|collaborate|collect|communicate|compile|complete|conduct|configure|consult|control|cook|coordinate|create|cut|deal|debug|define|deliver|demonstrate|deploy|design|detect|develop|diagnose|direct|dispatch|document|draft|drive|edit|educate|encourage|engage|enhance|ensure|establish|estimate|evaluate|examine|execute|facilitate|feed|file|follow|forecast|gather|generate|grow|guide|handle|help|hire|identify|implement|improve|inform|inspect|install|interpret|interview|investigate|issue|keep|label|lead|learn|liaise|lift|load|log|maintain|make|manage|mark|measure|meet|mentor|mix|model|monitor|motivate|move|negotiate|observe|obtain|open|operate|optimise|optimize|order|organise|organize|oversee|own|pack|paint|participate|perform|pick|place|plan|post|pour|prepare|present|prevent|prioritise|prioritize|process|procure|produce|promote|protect|provide|purchase|receive|recommend|reconcile|record|recruit|reduce|refine|release|repair|replace|reply|report|research|resolve|respond|restock|review|run|schedule|scope|secure|select|sell|serve|set|shape|ship|sort|source|stock|store|strengthen|supervise|supply|support|take|teach|test|track|train|translate|treat|troubleshoot|understand|unload|update|upgrade|use|validate|verify|wash|weigh|work|write';

const chineseVerbs =
  '负责|统筹|维护|制定|参与|配合|主导|建立|组织|编制|完成|协助|管理|进行|开展|执行|处理|撰写|审核|带领|推进|推动|跟进|收集|整理|分析|设计|开发|优化|搭建|对接|策划|拓展|挖掘|监督|检查|指导|培训|接待|办理|核对|登记|录入|安排|协调|解答|提供|保证|确保|落实|实施|操作|安装|调试|检修|维修|保养|采购|验收|盘点|配送|撰写|更新|发布|运营|熟悉|掌握|具备|了解|精通';

/** A single word that acts on what the next half names: "run and upgrade clusters". */
export const bareVerb: Readonly<Partial<Record<Language, RegExp>>> = {
  en: new RegExp(`^(?:${englishVerbs})(?:s|es|d|ed|ing)?$`, 'iu'),
  es: /^\p{L}{2,}(?:ar|er|ir|ando|iendo)$/iu,
  fr: /^\p{L}{2,}(?:er|ir|re|ez)$/iu,
  de: /^\p{Ll}\p{L}{2,}(?:en|ern|eln|st)$/u,
  zh: new RegExp(`^(?:${chineseVerbs})$`, 'u'),
};

/** A noun of doing whose object follows the next one: "installation, maintenance and repair of boilers". */
export const doingNoun: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^\p{L}+(?:ing|ion|ment|ance|ence|al|sis|ship|ry|review|repair|design|delivery|support|control|assembly|analysis|upkeep|care)$/iu,
  es: /^\p{L}+(?:ción|sión|miento|aje|ura|ajes|control|diseño|apoyo|revisión|análisis|mejora|cierre|registro|seguimiento|cuidado)$/iu,
  fr: /^\p{L}+(?:tion|sion|ment|age|ance|ence|ise|ure|suivi|contrôle|conseil|entretien|analyse|accueil|gestion|saisie|vente|pose)$/iu,
  de: /^(?:\p{L}+(?:ung|tion|ion|anz|fe|ge|auf|bau|trieb|atur|anie|pflege|analyse|design|kontrolle|verkauf|aufbau|einkauf|entwurf|betrieb|ausbau))$/iu,
};
/** The word behind which that object stands. */
export const ofWord: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:[\p{L}-]+\s{1,9}){1,4}(?:of|for|on|in|to|with)\s/iu,
  es: /^(?:[\p{L}-]+\s{1,9}){1,4}(?:del?|de los|de las|en|con|a|al)\s/iu,
  fr: /^(?:[\p{L}-]+\s{1,9}){1,4}(?:des?|du|d['’]|de la|en|à|aux?)/iu,
  de: /^(?:[\p{L}-]+\s{1,9}){1,4}(?:von|vom|der|des|unserer?s?|neuer|eines|einer)\s/iu,
};

/** A word that only describes: before its noun in English, behind it in Spanish and French. */
export const adjectiveEnding: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:ly|ic|ical|ial|nal|ual|ral|tal|ive|ous|able|ible|ory|ful|less)$|^(?:new|old|small|large|oral|written|spoken|verbal|inbound|outbound|junior|senior|hot|cold|fresh|long|short|high|low|front|back|direct|existing|incoming|outgoing|private|public|primary|secondary|domestic|legal|local|regional|global|male|female|adult)$/iu,
  es: /\p{Ll}(?:ales|ivos|ivas|icos|osos|osas|arios|arias|ables|ibles|ados|adas|entes|ivo|iva|oral|escrita|escrito|externa|externo|interna|interno)$/u,
  de: /^\p{L}{3,}(?:liche|ische|ige|ale|elle|ive|bare|äre|öse)[nrsm]?$/iu,
  fr: /\p{Ll}(?:al|ale|aux|ales|if|ive|ifs|ives|iques|aires|eux|euse|ables?|ibles?|és|ées|els|elles|antes|écrite|écrit|externes?|internes?)$/u,
};

/** A piece that begins so goes on from the one before. */
export const trailing: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:in|for|with|to|on|from|within|across|including|that|which|who|whose|ensuring|while|as|per|by|at|under|where|when|so|if|of|into|through|via|not|both|between|especially|particularly|such|according|without|during|until|before|after|all|any|etc|more|we|our|they|this|it|is|are|either)\b/iu,
  es: /^(?:en|para|con|por|que|de|del|a|al|según|sin|desde|hasta|entre|incluyendo|asegurando|garantizando|tanto|donde|cuando|nosotros|es|etc)\s/iu,
  fr: /^(?:en|pour|avec|par|que|qui|de|du|des|d['’]|à|au|aux|dans|sur|selon|sans|afin|dont|tout|tant|notamment|où|nous|est|y compris|etc)(?:\s|(?<=['’]))/iu,
  de: /^(?:in|im|für|mit|bei|von|vom|zu|zum|zur|an|am|auf|aus|nach|um|dass|damit|wobei|inkl\.?|insbesondere|auch|vor|unter|ob|wenn|sodass|wir|ist|sind|z\.)\s/iu,
  ja: /^(?:また|その他|など|等|ほか)/u,
  zh: /^(?:并|且|以|从而|确保|保证|使|等)/u,
};

/** "or similar": the choice is open. */
export const openTails: Readonly<Record<Language, RegExp>> = {
  en: /^(?:an?\s|any\s|some\s|in\s(?:an?\s)?)?(?:another|similar|equivalent|comparable|related|relevant|other|others|the like|like|something|above|higher|better|more|closely related|an? alternative|willing(?:ness)?|the willingness|able to (?:get|obtain)|ability to obtain|ready to|prepared to|will get|be working towards)(?![\p{L}])/iu,
  es: /^(?:un[ao]?s?\s|en\s)?(?:programas?\s|sistemas?\s|herramientas?\s|carreras?\s)?(?:afín|afines|similar(?:es)?|equivalentes?|relacionad[oa]s?|análog[oa]s?|otr[oa]s?|parecid[oa]s?|disposición|dispuest[oa]s?|en vías)(?!\p{L})/iu,
  fr: /^(?:une?\s|des\s|tout\s|tous?\s|dans\s(?:un|une)\s)?(?:logiciels?\s|outils?\s|diplômes?\s|formations?\s)?(?:similaires?|équivalente?s?|assimilée?s?|comparables?|autres?|analogues?|expérience équivalente|apparentée?s?|prêt|prête|en cours)(?!\p{L})/iu,
  de: /^(?:eine?[rnsm]?\s)?(?:vergleichbar\p{L}*|ähnlich\p{L}*|gleichwertig\p{L}*|verwandt\p{L}*|ander\p{L}+|dergleichen|o\.\s?ä\.?|entsprechend\p{L}*|artverwandt\p{L}*|bereitschaft|die bereitschaft|bereit)/iu,
  zh: /^(?:等(?!级)|类似|同等|相近|其他|同类|相当|同等学历)/u,
  ja: /^(?:など|同等|類似|相当|それに準|これに準|その他|同様)/u,
};

const infinitive = (endings: string) => `^(?:\\p{L}{2,}(?:${endings}))(?!\\p{L})`;

/** A piece that begins with a deed; what follows it without one is what the deed is done to: "schedule hearings and meetings". */
export const deedStart: Readonly<Partial<Record<Language, RegExp>>> = {
  en: new RegExp(
    `^(?:(?:help|safely|actively|effectively|regularly|professionally|jointly)\\s)?(?:${englishVerbs})(?:s|es|d|ed|ing|ning|ting|ping)?(?!\\p{L})`,
    'iu',
  ),
  es: new RegExp(
    `${infinitive('ar|er|ir|arse|erse|irse|ando|iendo|arás|erás|irás')}|^\\p{L}+(?:ción|sión|miento)\\s(?:del?|a|con)(?!\\p{L})`,
    'iu',
  ),
  fr: new RegExp(
    `${infinitive('er|ir|re|ez')}|^\\p{L}+(?:tion|sion|ment|age)\\s(?:des?|du|d['’]|aux?|à|avec)(?!\\p{Ll}{3})`,
    'iu',
  ),
  de: /^\p{L}+(?:ung|tion|pflege|führung|erstellung|arbeit|denz|nahme|leitung|montage|einbau)\s(?:von|vom|der|des|mit|an|unserer?|und|bei|eines|einer|für|in|im|auf)(?!\p{L})|\s\p{Ll}{3,}(?:en|ern|eln)$|^\p{Ll}\p{L}{2,}(?:st|en)\s/u,
  zh: new RegExp(`^(?:${chineseVerbs})`, 'u'),
};

/** A piece that begins so tells why or for whom, and asks for nothing. */
export const asides: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:as (?:we|our|you|it)|because|since (?:we|our|you)|so (?:that|we|you)|we|our|you(?! will|['’]ll)|it|this|they|which|who|where|when|if|including|ensuring|making sure|while|whether|no matter|regardless|no|not(?! only)|without|etc)\b/iu,
  es: /^(?:ya que|porque|para que|nosotros|nuestr[oa]s?|que|incluyendo|incluido|asegurando|garantizando|mientras|aunque|si|sin|no|etc)(?!\p{L})/iu,
  fr: /^(?:car|parce que|puisque|afin que|nous|notre|nos|qui|dont|y compris|tout en|en garantissant|en veillant|si|sans|pas|etc)(?!\p{L})/iu,
  de: /^(?:da|weil|damit|wobei|sodass|wir|unsere?|dass|inkl\.?|einschließlich|ob|wenn|falls|egal|es|ohne|keine?|keinen|usw)(?!\p{L})|^(?:die|der|das|den|dem)\s(?:[\p{L}-]+\s){1,12}\p{Ll}+(?:t|en|n)$/u,
};
