import { pattern } from '@fitted/language/pattern';

// For all six languages together, matched on folded lower-case letters without apostrophes.

/** Says that something in the resume is wrong. A hint, never a condition: a date of a named job needs none. */
export const corrects = pattern('u')`
  (?<!\p{L})(?:actually|sorry|correction|i meant|meant|make (?:that|it)|it was|it is|its|was|were
  |should (?:be|say|read)|wrong|miscounted|change|changed|update|korrektur|nein|quatsch|eigentlich|waren|war|sind
  |ist|stimmt nicht|falsch|andern?|en realidad|perdon|digo|mejor dicho|eran?|fueron|fue|son|es|mal|cambia\p{L}*
  |corrig\p{L}*|pardon|plutot|en fait|cetait|cest|etaient|faux|rectifi\p{L}*)(?!\p{L})|其实|应该是|应为|说错|记错|不对|更正|纠正
  |改一下|改成|改为|でした|だった|間違|訂正|正しくは|直し
`;

/** Says that it is so today, which points to a current job. */
export const nowadays = pattern('u')`
  (?<!\p{L})(?:now|nowadays|these days|currently|today|by now|jetzt|inzwischen|mittlerweile|heute|aktuell|ahora
  |ahorita|actualmente|ya son|hoy|maintenant|desormais|actuellement|aujourdhui)(?!\p{L})|现在|目前|如今|今は|現在は|いまは
`;

/** The date before or after it is when a job began. */
export const begins = pattern('u')`
  (?<!\p{L})(?:start(?:ed|s)?|began|beginning|joined|from|since|ab|seit|von|begann|begonnen|angefangen|fangt|fing
  |anfang|beginnt|start(?:ete)?|gestartet|empece|empezo|empieza|comence|entre|desde|inicie|commence|commencait
  |debute|debut|depuis|des|entree?|arrivee?)(?!\p{L})|开始|入职|去的|进的|起|から|入社|入りました|始め
`;

/** The date before or after it is when a job ended. */
export const ends = pattern('u')`
  (?<!\p{L})(?:until|till|to|left|finished|finish|ended|ends?|stopped|quit|graduated|bis|geendet|endet|ende
  |aufgehort|verlassen|hasta|termine|termino|acabe|deje|sali|jusqu(?:a|en|au)?|fini|finie|termine|quitte|partie?
  |arrete|sortie)(?!\p{L})|到|至|离职|走的|做到|干到|毕业|结束|まで|退社|辞め|終わ|卒業
`;

/** Words around a job's date that say nothing else about the job. */
export const aroundDates = pattern('gu')`
  (?<!\p{L})(?:i|we|my|was|were|worked|working|work|job|there|dates?|years?|months?|like|other|ones|others|have
  |had|you|want|it|the|if|at|of|and|so|then|really|only|not|no|wrong|should|be|say|says|in|on|put|change|please
  |right|straight|after|before|is|his|one|instead|ich|war|habe?|hab|dort|da|bei|gearbeitet|daten?|jahre?|monate?
  |nicht|sondern|und|dann|an|stelle|der|die|das|im|erst|schon|noch|bitte|ist|sind|yo|estuve|trabaje|trabajaba
  |fechas?|anos?|meses|en|no|sino|y|el|la|los|las|alli|que|pero|es|fue|son|estoy|ya|me|jai|je|suis|etais|travaille
  |dates?|annees?|mois|en|pas|mais|et|le|la|les|cest|cetait|ete|du|de|au|bon|non)(?!\p{L})|时间|日期|年份|月份|我|是|在|的|了|那
  |家|做|工作|不是|也|就|写|改|期間|日付|年月|月|年|です|ます|でした|は|が|の|に|で|と|も|ました|入れて|ください|正しく
`;
