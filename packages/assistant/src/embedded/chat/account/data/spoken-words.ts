import { pattern } from '@fitted/language/pattern';

// For all six languages together, since people mix them.

/** What people say to us about themselves: a wish, a thought, a feeling. None of it is work. */
export const speaksToUs = pattern('iu')`
  (?<!\p{L})(?:i|ich|je|yo|we)(?:['’](?:d|m|ll|ve))?\s(?:also |just |really |auch |ja |am |be )?(?:want(?:ed)?|need
  |think|feel|hope|guess|believe|suppose|reckon|wonder|worry|know|mean|like|love|hate|find|see|agree|understand
  |forgot|said|told|promise|applying|worried|afraid|scared|nervous|proud|sick of|tired|sure|sorry|happy
  |will(?! \p{L}+en)|möchte|denke|glaub\p{L}?|finde?|hoffe?|brauch\p{L}?|mag|meine?|weiß|weiss|freu\p{L}?|bewerbe
  |veux|voudrais|aimerais|pense|crois|trouve|sais|postule|espère|préfère|quiero|creo|pienso|necesito|espero
  |prefiero|quisiera)(?!\p{L})|(?<!\p{L})j['’](?:ai (?:peur|envie|besoin|hésité)|aimerais|espère|hésite)(?!\p{L})
  |(?<!\p{L})(?:id|im|ill) (?:love|like|die|not sure|worried)(?!\p{L})|(?<!\p{L})(?:me (?:preocupa|parece|gustaría|da)
  |no sé|quiero|espero|creo que|will (?:endlich|vom|weg))(?!\p{L})|(?<!\p{L})(?:said|says|told me|calls? me|reckons
  |sagt|meint|meinte|dit que|dice que|dijo|checked|looked it up|vérifier
  |vérifié|nachgesehen|nachgeschaut|comprobado|(?:put|written|wrote) (?:it|that|them) in|reingeschrieben)(?!\p{L})
  |(?:i['’]?ve|ive|have) been (?:on|at|in|here|there|with)(?!\p{L}) .{2,40} (?:years|yrs|months)(?!\p{L})
  |(?<!\p{L})llevo (?:casi |ya )?\S+ años(?!\p{L})
  |我(?:想|觉得|怕|希望|担心|有点|自己都不信|不知道|打算)|有点慌
  |と思(?:い|っ)|たいです|たいと|ほしい|気がし|気もし|分かりません|不安|恥ずかし|いただけ|ますよね|ですよね|確認しました|帮我写|核对
`;

/** A denial or a limit: it says what is not so, or only a little so, and no line says that. */
export const denies = pattern('iu')`
  ^(?:(?:and|but|well|und|aber|et|mais|y|pero|nur|only)[,\s]+)*(?:(?:i|we|ich|je|yo|nobody|on)\s)?(?:(?:do|did|have
  |has
  |had|was|am|is|can|could|would)(?:n['’]?t|\s+not|\s+never)|don['’]?t|didn['’]?t|haven['’]?t|never|not|can['’]?t
  |couldn['’]?t
  |nie|nicht|kein\p{L}*|(?:ne |n['’])|jamais|pas|nunca|no|tampoco)(?!\p{L})
  |(?<!\p{L})(?:hab(?:e)?|hatte|bin|kann) ich (?:ja |da |eigentlich |noch )*(?:nicht|nie|kein\p{L}*)(?!\p{L})
  |(?<!\p{L})(?:je|j['’]\p{L}*|n['’]\p{L}+)(?: \p{L}+)? (?:pas|jamais|rien)(?!\p{L})|eigentlich kein\p{L}*
  |^(?:honestly,? |tbh,? )?(?:i|ich) (?:have |hab |habe )?(?:only|just|nur)(?!\p{L})
  |(?<!\p{L})(?:expired|abgelaufen|caducad[oa]|périmée?|(?:das |it |that )?(?:is|ist|s) (?:ja |doch )?(?:nix|nichts
  |nothing)
  |doesn['’]?t count|c['’]est rien|no es nada)(?!\p{L})|过期|失効
  |(?<!\p{L})(?:yo|lo|la|les?) no (?:he|tengo|hice|hago|soy|estoy)(?!\p{L})
  |(?<!\p{L})(?:he|ha) (?:nunca|jamás)|没(?:有)?(?:做|用|学|说|管|怎么)|(?<=[我也都])不(?:会|是|懂|做|负责)|(?:ません|ないです|なかったです|ないんです
  |ありませんでした)$
`;

/** Words of speech that say nothing, wherever they stand. */
export const fillers = pattern('giu')`
  (?<![\p{L}'’])(?:(?:i think|i guess|i reckon|i suppose|tbh|to be honest|honestly|basically|obviously|actually
  |literally|kind of|kinda|sort of|you know|lol|haha|whatever|and (?:stuff|everything|so on|all that)|or whatever
  |or something
  |halt|eben|naja|na ja|sozusagen|eigentlich|irgendwie|ehrlich gesagt|glaub(?:e)? ich|oder so|und so
  |du coup|en gros|euh|hein|quoi|mdr|je crois|je pense|franchement|en fait
  |pues|la verdad|o así|o sea|creo|jaja|más o menos)(?![\p{L}'’]))(?:,\s*(?=,)|\s*)|(?:嘛|啦|哈|呀|嗯|其实|说实话|笑|😂|:D|:\)
  |;\))
`;

/** How people round a figure in speech, and how it is written. */
export const roundings: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:probably|maybe)\s+(?=\p{N}+ odd)/giu, ''],
  [
    /(?<!\p{L})(?:probably|maybe|perhaps|like|around about|something like)\s+(?:about |around )?(?=[£$€]?\p{N})/giu,
    'about ',
  ],
  [/(?<!\p{L})so\s+(?:um die |etwa |ca\.? )?(?=\p{N})/giu, 'etwa '],
  [/(?<!\p{L})(?:à peu près|genre)\s+(?=\p{N})/giu, 'environ '],
  [/(?:差不多|大概(?:有)?)(?=有?\p{N}|[一二三四五六七八九十百千])/gu, '约'],
  [/(?<=\p{N}(?:人|名|件|回|分|行|社|台|か月|年)?分?)(?:くらい|ぐらい)/gu, '程度'],
  [/(?<![\p{L}])ner(?=\s\p{Lu})/gu, 'einer'],
  [/(?<![\p{L}])nen(?=\s\p{Lu})/gu, 'einen'],
  [/(?<=\p{L}{3}) thing(?=\s|,|$)/gu, ''],
];

/** Somebody's name beside what they are: "our lead Rick", "den Azubi …, den Jannik". The line does without it. */
export const calledBy = pattern('gu')`
  (?<=(?<!\p{L})(?:[Ll]ead|[Bb]oss|[Mm]anager|[Ss]upervisor|[Cc]olleague|[Mm]ate|[Ff]oreman
  |[Cc]ollègue|[Dd]irect(?:eur|rice)|[Jj]ef[ea]|compañer[oa])) \p{Lu}\p{Ll}{2,}(?=[\s,.;)]|$)
  |,\s(?:den|die|der|dem)\s\p{Lu}\p{Ll}{2,}(?=,|$)
`;

/** Points back to what was said just before: it goes on in the same line. */
export const pointsBack = pattern('iu')`
  ^(?:(?:and|und|et|y)\s+)?(?:(?:it|that|this|they|those|two of them|the other|half of them|both|das|die|davon|dabei
  |damit|dafür|dann|mit denen
  |c['’]|ça|ils|elles|eso|esos|ellos|con eso|una|otra|last year|letztes jahr|l['’]an dernier|el año pasado
  |before that|since)(?![\p{L}])
  |been (?:doing|at) (?:that|it|this)|i did (?:that|it|this)(?!\p{L}))|^(?:那时|当时|其中|后来|それ|その|これ|うち)
`;
/** Names something by a word for it only: such a sentence cannot open a line. */
export const pronouns = pattern('iu')`
  (?<![\p{L}'’])(?:it|them|that one|those|davon|dafür|darüber|denen|les|en|ello|ellas|ellos|lo)(?![\p{L}'’])
`;

/** Asks what to think of what was told: "does that count?", "is it worth saying?", "queda ridículo ponerlo?" */
export const asksOfIt = pattern('iu')`
  (?<!\p{L})(?:(?:that|it|this|these) (?:a stretch|count|worth|ok|okay|enough|any good|silly|stupid|relevant|help
  |matter|advanced)
  |(?:is|does|do|would|should|can|could|where would you) (?:\p{L}+ )?(?:that|it|this|these|i (?:put|write|say|mention
  |add)|you put)(?!\p{L})
  |worth (?:saying|mentioning|putting|adding|it)|zählt (?:das|sowas)|(?:kann|darf|soll|muss
  |könnte) (?:ich |man |das |sowas )+(?:\p{L}+ )?(?:rein|schreiben|erwähnen|angeben|sagen|nennen)?
  |(?:ist|wäre|bringt|gilt|reicht) (?:das|sowas)|(?:ça|cela) (?:compte|vaut|sert|fait)|(?:je|on) (?:peux|peut|dois
  |mets|laisse) |c['’]est (?:ridicule|utile|important)
  |(?:eso|esto) (?:es|cuenta|vale|sirve)|(?:ponerlo|contarlo|decirlo)|(?:queda|es|sería) (?:\p{L}+ )?(?:ridículo
  |tonto|mal|útil)|lo pongo)
  |(?:这|那)(?:些|个)?(?:能|可以|算|要)|(?:能|可以)写|算(?:不)?算|書いて(?:も)?いい|書け(?:ます|る)|書くべき|になり?ますか
`;

/** An order about what was told and nothing else: "put it in", "mach da was draus", "cámbialo". */
export const ordersIt = pattern('iu')`
  ^(?:(?:and|so|please|then|can you|could you|und|bitte|also|dann|et|alors|y|pues|ok)[,\s]+)*(?:(?:put|add|write
  |stick|pop|get|work|mention|include|update|change|make|use)
  (?: (?:that|it|this|these|them|something))(?!\p{L}).{0,70}|(?:schreib|mach|pack|setz|nimm|bau|tu)\p{L}* (?:das|es
  |da|daraus|dort)(?: \p{L}+){0,4}|(?:mettez|mets|ajoutez|ajoute|écrivez)(?:-l[ea]s?| ça| cela)(?: \p{L}+){0,3}
  |(?:cámbia|pon|añáde|agréga|méte|escríbe|cambia|añade)(?:lo|la|los|las)(?: \p{L}+){0,3})[\s.!]*$|^(?:你)?(?:帮我)?(?:写
  |加)(?:上|进去)?(?:吧|一下)?$
`;

/** The words of the message say that the line is wrong or says nothing, so what was told replaces it. */
export const callsItBad = pattern('iu')`
  (?<!\p{L})(?:wrong|dumb|false|instead|replace|not true|rubbish|nothing|doesn['’]t say|stupid|by itself|falsch
  |stimmt nicht|statt|ersetz\p{L}*|nichtssagend|klingt wie|zu wenig
  |faux|fausse|à la place|remplac\p{L}*|veut rien dire|ne veut|nul|fals[oa]|mentira|en vez|en lugar|sustitu\p{L}*
  |no es cierto|cámbial[oa])(?!\p{L})|->|→|换成|改成|改为|不对|太空|太干|に(?:変え|直し)|違い
`;

/** An order that says itself what to write: "put that …". Being able to do a thing does not tell that it was done. */
export const ordersToSay = pattern('iu')`
  ^(?:(?:and|also|please|und|bitte|et|y|auch)[,\s]+)*(?:[^,.:]{3,30}?\s)??(?:(?:add|put|say|write
  |mention) (?:in )?that(?= (?:i|we|the|my|our|it|they)(?!\p{L}))
  |schreib\p{L}* (?:\p{L}+ ){0,2}das{1,2}|(?:mettez|mets|ajoutez|écrivez) (?:aussi )?qu(?:e\s|['’])|(?:pon|añade
  |agrega|ponga|escribe) (?:también )?que)\s*
`;
export const claimsAbility = pattern('iu')`
  ^(?:i (?:can|know|have|am)|i['’](?:m|ve)|ich (?:\p{L}+ )*kann|ich kann|j['’](?:ai|suis)|je (?:sais|connais|maîtrise
  |parle)|sé|tengo|hablo|domino|soy|会|有|精通)(?![\p{L}])
  |(?<!\p{L})kann$
`;

/** Begins as an order to us. */
export const opensAsOrder = pattern('iu')`
  ^(?:(?:and|also|so|please|just|then|ok|und|bitte|dann|et|y)[,\s]+)*(?:put|add|keep|leave|drop|delete|remove|make
  |move|take|change|update|merge|stick|write|mention|rewrite|use
  |mach\p{L}*|lass\p{L}*|pack\p{L}*|setz\p{L}*|nimm|streich\p{L}*|schreib\p{L}*|mettez|mets|virez|enlev\p{L}*
  |ajout\p{L}*|dites|pon\p{L}*|quit\p{L}*|cambi\p{L}*|mira|dime|tell me|check)(?!\p{L})(?!\s(?:ich|je|yo)\s)
  |^(?:(?:it|es|das|c)['’]?(?:s| is| sind| est)?) \p{N}+ (?:now|jetzt|maintenant)|^(?:直接)?(?:帮我|请|把|你把)
`;

/** One thing said to be another: a correction, for whoever corrects. */
export const contrasts = pattern('iu')`
  (?<!\p{L})(?:nicht .{1,40} sondern|not .{1,40} but (?:a|the|an)|no .{1,30} sino|pas .{1,30} mais)(?!\p{L})
  |不是.{1,12}(?:而)?是
`;

/** A clause that only says what the rest is for or about, or is spoken to us: it goes. */
export const asideClause = pattern('iu')`
  ^(?:so that|so they|para que|damit|pour que|whatever|if that|i (?:couldn['’]?t|can['’]?t) tell)(?!\p{L})
  |["“”„«»「」『』]
  |^(?:hi|hello|hallo|hola|bonjour|ok|okay|sorry|perd[oó]n|pardon|servus|last thing|noch eins|por cierto|par contre
  |vale)$
  |^.{2,14}(?:那个|那段|那条|那会儿).{0,6}$|^.{2,14}(?:話なら|については|のことですが)[、，]?$
`;

/** "… not SystmOne", "macros no": what is denied at the end of a clause. */
export const deniedEnd =
  /[,，]?\s(?:but not|not|aber nicht|nicht|mais pas|pas|pero no|y no)\s\p{L}[\p{L}\p{N}]*(?:\s\p{L}+)?$|,\s\p{L}+ no$/iu;

/** Where they were when: the job above the line says it. */
export const whileThere = pattern('iu')`
  ,?\s(?:over the time|while|when|during the time|as long as) i (?:was|worked) there$
  |^(?:at|in|on|with|for) [^,]{2,40}?,? (?=i(?:['’]ve)? )|^(?:en|chez|dans|à) [^,]{2,40}?,? (?=(?:yo|je) |j['’])
`;

/** Somebody lets the person do it: told, though the verb is one of ours. */
export const letsMe = /(?<!\p{L})(?:lässt mich|lets me|me laisse|me deja)(?!\p{L})/iu;
