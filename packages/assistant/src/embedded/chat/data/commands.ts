import type { Language } from '@fitted/contract/languages';

export const intents = [
  'undo',
  'original',
  'remove-line',
  'remove-item',
  'remove',
  'rename',
  'move-first',
  'move-last',
  'move-before',
  'move-after',
  'sort-roles',
  'bullets',
  'one-page',
  'shorten',
  'emphasise',
  'replace',
  'add-to',
  'add',
  'refuse',
  'gaps',
  'tailor',
  'help',
] as const;
export type Intent = (typeof intents)[number];

export interface Command {
  readonly intent: Intent;
  /** Over the whole message, without its closing full stop. Groups: section, anchor, from, to, count, skill, fact, place, words. */
  readonly pattern: RegExp;
}

/** How each request is put, first match first: what destroys must be said in full, so it stands before what is vague. */
const phrasings: Readonly<Record<Language, readonly (readonly [Intent, string])[]>> = {
  en: [
    [
      'undo',
      '(?:please )?(?:undo|revert|go back|take that back)(?: (?:that|it|this|the last change|your last change))?',
    ],
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
  ],
  es: [
    [
      'undo',
      '(?:por favor )?(?:deshacer|deshaz(?:lo)?|deshaga|revertir|vuelve atrás)(?: (?:eso|esto|lo último|el último cambio))?',
    ],
    ['original', '(?:vuelve|volver) al (?:currículum |cv )?original'],
    [
      'refuse',
      '.*\\b(?:tono|menos robótico|más (?:profesional|natural|humano|cercano|formal)|carta de presentación|traduce|fusiona(?:r)?|reescribe(?: todo)?)\\b.*',
    ],
    [
      'remove-line',
      '(?:elimina|quita|borra|suprime) (?:el |la )?(?:punto|línea|frase|viñeta) (?:sobre|de|que menciona) (?<words>.+)',
    ],
    [
      'remove',
      '(?:por favor )?(?:elimina|quita|borra|suprime)(?:r)? (?:la |el |mi |los |las )?(?:sección (?:de |del )?)?(?<section>.+?)',
    ],
    [
      'rename',
      '(?:renombra|cambia el nombre de|llama a)(?:r)? (?:la |el )?(?:sección (?:de |del )?)?(?<section>.+?) (?:a|como|por) ["“«]?(?<to>[^"”»]+?)["”»]?',
    ],
    [
      'move-before',
      '(?:mueve|pon|coloca)(?:r)? (?:la |el |mis |los |las )?(?:sección (?:de |del )?)?(?<section>.+?) (?:antes de|encima de|por encima de|delante de)(?:l)? (?:la |el |los |las )?(?<anchor>.+?)',
    ],
    [
      'move-after',
      '(?:mueve|pon|coloca)(?:r)? (?:la |el |mis |los |las )?(?:sección (?:de |del )?)?(?<section>.+?) (?:después de|debajo de|tras|detrás de)(?:l)? (?:la |el |los |las )?(?<anchor>.+?)',
    ],
    [
      'move-first',
      '(?:mueve|pon|coloca)(?:r)? (?:la |el |mis |los |las )?(?:sección (?:de |del )?)?(?<section>.+?) (?:primero|al principio|arriba(?: del todo)?|al inicio)',
    ],
    [
      'move-last',
      '(?:mueve|pon|coloca)(?:r)? (?:la |el |mis |los |las )?(?:sección (?:de |del )?)?(?<section>.+?) (?:al final|al último|abajo(?: del todo)?)',
    ],
    ['sort-roles', '(?:ordena|pon)(?:r)?.*\\b(?:cronológico|cronológicamente|fecha|reciente[s]?)\\b.*'],
    [
      'bullets',
      '(?:.*\\b)?(?<count>\\d+|uno|dos|tres|cuatro|cinco|seis) (?:puntos|viñetas|líneas) (?:por|en cada|para cada) (?:puesto|trabajo|cargo|rol)',
    ],
    ['one-page', '.*\\buna (?:sola )?página\\b.*'],
    ['shorten', '(?:acorta|abrevia|resume|hazlo más corto|más corto)(?:r)?(?: .{0,30})?'],
    ['emphasise', '(?:destaca|resalta|enfatiza|subraya)(?:r)? (?:mi |el |la |mis )?(?<skill>.+?)'],
    [
      'replace',
      '(?:reemplaza|sustituye|cambia|corrige)(?:r)? ["“«]?(?<from>.+?)["”»]? (?:por|con|a) ["“«]?(?<to>[^"”»]+?)["”»]?',
    ],
    [
      'add-to',
      '(?:añade|agrega|incluye|pon)(?:r)? (?:que )?(?<fact>.+?) (?:a|en|bajo) (?:la |el |mis |las |los )?(?:sección (?:de |del )?)?(?<place>.+?)',
    ],
    ['add', '(?:añade|agrega|incluye|menciona)(?:r)? (?:que )?(?<fact>.+)'],
    ['gaps', '.*\\b(?:qué (?:me )?falta|carencias|puntuación|encajo)\\b.*'],
    ['tailor', '.*\\b(?:adapta|transforma|mejora|optimiza|ajusta)(?:r|me)?\\b.*'],
    ['help', '(?:hola|ayuda|gracias|qué puedes hacer)(?: .{0,20})?'],
  ],
  fr: [
    ['undo', '(?:annule[rz]?|défais|reviens en arrière)(?: (?:ça|cela|ceci|la dernière modification))?'],
    ['original', "(?:reviens|revenir|retour) (?:au|à l['’]) ?(?:cv |version )?original(?:e)?"],
    [
      'refuse',
      '.*(?:\\bton\\b|moins robotique|plus (?:professionnel|naturel|humain|formel)|lettre de motivation|tradui|fusionne|réécris (?:tout|mon)).*',
    ],
    [
      'remove-line',
      '(?:supprime|enlève|retire|efface)[rz]? (?:le |la )?(?:point|ligne|puce|phrase) (?:sur|à propos de|qui mentionne|concernant) (?<words>.+)',
    ],
    [
      'remove',
      "(?:supprime|enlève|retire|efface)[rz]? (?:la |le |les |l['’]|ma |mes )?(?:(?:section|rubrique) (?:de |des |du |d['’])?)?(?<section>.+?)",
    ],
    [
      'rename',
      '(?:renomme|appelle)[rz]? (?:la |le |les |l[\'’])?(?:(?:section|rubrique) )?(?<section>.+?) (?:en|comme|par) ["“«]? ?(?<to>[^"”»]+?) ?["”»]?',
    ],
    [
      'move-before',
      "(?:déplace|mets|place)[rz]? (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<section>.+?) (?:avant|au-dessus d(?:e|u|es)|devant) ?(?:la |le |les |l['’])?(?:(?:section|rubrique) )?(?<anchor>.+?)",
    ],
    [
      'move-after',
      "(?:déplace|mets|place)[rz]? (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<section>.+?) (?:après|en dessous d(?:e|u|es)|au-dessous d(?:e|u|es)|sous|derrière) ?(?:la |le |les |l['’])?(?:(?:section|rubrique) )?(?<anchor>.+?)",
    ],
    [
      'move-first',
      "(?:déplace|mets|place)[rz]? (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<section>.+?) (?:en premier|en haut|au début|en tête)",
    ],
    [
      'move-last',
      "(?:déplace|mets|place)[rz]? (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<section>.+?) (?:en dernier|en bas|à la fin)",
    ],
    ['sort-roles', '(?:trie|classe|range|mets)[rz]?.*(?:chronologique|date|récent).*'],
    [
      'bullets',
      '(?:.*\\b)?(?<count>\\d+|une?|deux|trois|quatre|cinq|six) (?:points|puces|lignes) (?:par|pour chaque) (?:poste|emploi|rôle|expérience)',
    ],
    ['one-page', '.*\\bune (?:seule )?page\\b.*'],
    ['shorten', '(?:raccourci[srtez]*|abrège[rz]?|plus court|condense[rz]?)(?: .{0,30})?'],
    ['emphasise', "(?:mets en avant|souligne|insiste sur|valorise)[rz]? (?:mon |ma |mes |le |la |l['’])?(?<skill>.+?)"],
    [
      'replace',
      '(?:remplace|change|corrige)[rz]? ["“«]? ?(?<from>.+?) ?["”»]? (?:par|en|avec) ["“«]? ?(?<to>[^"”»]+?) ?["”»]?',
    ],
    [
      'add-to',
      "(?:ajoute|inclus|mentionne)[rz]? (?:que )?(?<fact>.+?) (?:à|aux|au|dans|sous) (?:la |le |les |l['’]|mes )?(?:(?:section|rubrique) )?(?<place>.+?)",
    ],
    ['add', '(?:ajoute|inclus|mentionne)[rz]? (?:que )?(?<fact>.+)'],
    ['gaps', ".*(?:que me manque|qu['’]est-ce qui manque|manque-t-il|lacunes|mon score).*"],
    ['tailor', '.*\\b(?:adapte|transforme|améliore|optimise|ajuste)[rz]?\\b.*'],
    ['help', '(?:bonjour|salut|aide|merci|que peux-tu faire)(?: .{0,20})?'],
  ],
  de: [
    ['undo', '(?:bitte )?(?:(?:mach(?:e)? )?(?:das |es |die letzte änderung )?rückgängig(?: machen)?|zurück)'],
    ['original', '(?:zurück )?zum original(?:lebenslauf)?(?: zurück)?'],
    [
      'refuse',
      '.*(?:\\bton\\b|tonfall|weniger roboter|(?:professioneller|natürlicher|menschlicher|förmlicher)\\b|anschreiben|übersetz|zusammenlegen|stellen zusammenfassen|alles umschreiben|neu schreiben).*',
    ],
    [
      'remove-line',
      '(?:entferne|lösche|streiche) (?:den |die |das )?(?:punkt|zeile|stichpunkt|satz) (?:über|zu|mit|zum|zur) (?<words>.+)',
    ],
    [
      'remove',
      '(?:bitte )?(?:entferne|lösche|streiche) (?:den |die |das |meine |alle )?(?:abschnitt )?["„“]?(?<section>.+?)["“”]?(?: abschnitt)?',
    ],
    [
      'rename',
      '(?:benenne) (?:den |die |das )?(?:abschnitt )?["„“]?(?<section>.+?)["“”]? (?:in|zu) ["„“]?(?<to>[^"“”]+?)["“”]?(?: um)?',
    ],
    [
      'move-before',
      '(?:verschiebe|setze|stelle|schiebe) (?:den |die |das |meine )?(?:abschnitt )?(?<section>.+?) (?:vor|über|oberhalb von) (?:den |die |das )?(?:abschnitt )?(?<anchor>.+?)',
    ],
    [
      'move-after',
      '(?:verschiebe|setze|stelle|schiebe) (?:den |die |das |meine )?(?:abschnitt )?(?<section>.+?) (?:nach|hinter|unter|unterhalb von) (?:den |die |das |dem |der )?(?:abschnitt )?(?<anchor>.+?)',
    ],
    [
      'move-first',
      '(?:verschiebe|setze|stelle|schiebe) (?:den |die |das |meine )?(?:abschnitt )?(?<section>.+?) (?:an den anfang|nach oben|ganz nach oben|an die erste stelle|zuerst)',
    ],
    [
      'move-last',
      '(?:verschiebe|setze|stelle|schiebe) (?:den |die |das |meine )?(?:abschnitt )?(?<section>.+?) (?:ans ende|an das ende|nach unten|ganz nach unten|zuletzt)',
    ],
    ['sort-roles', '(?:sortiere|ordne|stelle).*(?:chronologisch|datum|neueste|aktuellste).*'],
    [
      'bullets',
      '(?:.*\\b)?(?<count>\\d+|ein|eine|zwei|drei|vier|fünf|sechs) (?:stichpunkte|punkte|zeilen) (?:pro|je) (?:stelle|position|job|rolle|station)',
    ],
    ['one-page', '.*\\b(?:eine|einer) (?:einzigen |einzige )?seite\\b.*'],
    ['shorten', '(?:kürze|kürzer|straffe|fasse kürzer)(?: .{0,30})?'],
    ['emphasise', '(?:betone|hebe) (?:meine |das |die )?(?<skill>.+?)(?: hervor)?(?: stärker)?'],
    [
      'replace',
      '(?:ersetze|ändere|korrigiere|tausche) ["„“]?(?<from>.+?)["“”]? (?:durch|mit|in|gegen|zu) ["„“]?(?<to>[^"“”]+?)["“”]?',
    ],
    [
      'add-to',
      '(?:füge|ergänze|nimm|schreibe) (?:hinzu,? dass )?(?<fact>.+?) (?:zu|unter|in|bei) (?:den |die |das |dem |der |meinen )?(?:abschnitt )?(?<place>.+?)(?: hinzu| auf| ein)?',
    ],
    ['add', '(?:ergänze|füge hinzu|erwähne|füge)(?:,? dass)? (?<fact>.+?)(?: hinzu)?'],
    ['gaps', '.*\\b(?:was fehlt|fehlt mir|lücken|punktzahl)\\b.*'],
    ['tailor', '.*(?:\\bpasse\\b.*\\ban\\b|anpassen|verbessere|optimiere|zuschneiden).*'],
    ['help', '(?:hallo|hilfe|danke|was kannst du)(?: .{0,20})?'],
  ],
  zh: [
    ['undo', '(?:请)?(?:撤销|撤消|撤回|取消)(?:刚才的|上一步|上一个|最后的)?(?:修改|更改|操作)?'],
    ['original', '(?:请)?(?:恢复|回到|还原)(?:到|成)?(?:原来的|最初的|原始)?(?:简历|原版|原稿)'],
    [
      'refuse',
      '.*(?:语气|更自然|更专业|更正式|不那么机械|求职信|翻译|合并(?:这两个|两个)?(?:职位|工作)|全部重写|重写).*',
    ],
    [
      'remove-line',
      '(?:请)?(?:删除|删掉|去掉|移除)(?:关于|提到|有关)(?<words>.+?)的?(?:那)?(?:一)?(?:条|行|句|点|要点)',
    ],
    [
      'move-before',
      '(?:请)?(?:把|将)?[「“"]?(?<section>.+?)[」”"]?(?:部分|板块|栏目)?(?:移到|移动到|放到|放在)[「“"]?(?<anchor>.+?)[」”"]?(?:部分|板块)?(?:的)?(?:前面|之前|上面|上方|前)',
    ],
    [
      'move-after',
      '(?:请)?(?:把|将)?[「“"]?(?<section>.+?)[」”"]?(?:部分|板块|栏目)?(?:移到|移动到|放到|放在)[「“"]?(?<anchor>.+?)[」”"]?(?:部分|板块)?(?:的)?(?:后面|之后|下面|下方|后)',
    ],
    [
      'move-first',
      '(?:请)?(?:把|将)?[「“"]?(?<section>.+?)[」”"]?(?:部分|板块|栏目)?(?:移到|移动到|放到|放在)(?:最前面|最前|最上面|开头|顶部|第一位)',
    ],
    [
      'move-last',
      '(?:请)?(?:把|将)?[「“"]?(?<section>.+?)[」”"]?(?:部分|板块|栏目)?(?:移到|移动到|放到|放在)(?:最后面|最后|最下面|末尾|底部)',
    ],
    [
      'rename',
      '(?:请)?(?:把|将)[「“"]?(?<section>.+?)[」”"]?(?:部分|板块|标题)?(?:改名为|重命名为|的标题改为|的标题改成)[「“"]?(?<to>[^」”"]+?)[」”"]?',
    ],
    [
      'replace',
      '(?:请)?(?:把|将)[「“"]?(?<from>.+?)[」”"]?(?:替换成|替换为|换成|改成|改为)[「“"]?(?<to>[^」”"]+?)[」”"]?',
    ],
    ['remove', '(?:请)?(?:删除|删掉|去掉|移除)[「“"]?(?<section>.+?)[」”"]?(?:部分|板块|栏目|这一部分)?'],
    ['sort-roles', '.*(?:按时间|倒序|时间顺序|最近的|最新的).*(?:排序|排列|在前|放前)?'],
    [
      'bullets',
      '.*每(?:个|份)?(?:职位|工作|岗位|经历)(?:最多|保留|只留)?(?:保留|留)?(?<count>\\d+|[一二三四五六])(?:条|点|行|个要点).*',
    ],
    ['one-page', '.*(?:一页|1页|一张纸).*'],
    ['shorten', '(?:请)?(?:缩短|精简|简短一点|写短一点)(?:.{0,15})?'],
    ['emphasise', '(?:请)?(?:突出|强调|重点写)(?:我的)?(?<skill>.+?)(?:技能|经验|能力)?'],
    [
      'add-to',
      '(?:请)?(?:在|把|将)?[「“"]?(?<place>技能|语言|证书|工作经历|教育背景|[^「」“”"]{2,20}?)[」”"]?(?:部分|里|中|下面)(?:加上|添加|增加|加入)[「“"]?(?<fact>.+?)[」”"]?',
    ],
    ['add', '(?:请)?(?:加上|添加|增加|加入)(?<fact>.+)'],
    ['gaps', '.*(?:缺少什么|还缺|差距|匹配度|得分).*'],
    ['tailor', '.*(?:调整|优化|改进|修改|贴合|适配|定制|针对).*(?:简历|职位|岗位|要求).*'],
    ['help', '(?:你好|您好|帮助|谢谢|你能做什么).{0,10}'],
  ],
  ja: [
    [
      'undo',
      '(?:元に戻して(?:ください)?|取り消して(?:ください)?|取り消し|やり直し|アンドゥ|一つ前に戻して(?:ください)?)',
    ],
    ['original', '(?:最初|元の(?:履歴書|職務経歴書|レジュメ))(?:の状態)?に戻して(?:ください)?'],
    ['refuse', '.*(?:トーン|口調|自然な感じ|人間らしく|もっとプロ|志望動機書|カバーレター|翻訳|統合して|全部書き直).*'],
    [
      'remove-line',
      '(?<words>.+?)(?:について|に関する|の)(?:行|項目|箇条書き|文)を(?:削除|消|外)(?:して|し)?(?:ください)?',
    ],
    [
      'move-first',
      '[「『]?(?<section>.+?)[」』]?(?:の)?(?:セクション|欄|項目)?を(?:一番上|最初|先頭|冒頭|トップ)に(?:移動|移|置|配置)(?:して|いて|し)?(?:ください)?',
    ],
    [
      'move-last',
      '[「『]?(?<section>.+?)[」』]?(?:の)?(?:セクション|欄|項目)?を(?:一番下|最後|末尾)に(?:移動|移|置|配置)(?:して|いて|し)?(?:ください)?',
    ],
    [
      'move-before',
      '[「『]?(?<section>.+?)[」』]?(?:の)?(?:セクション|欄)?を[「『]?(?<anchor>.+?)[」』]?の(?:前|上)に(?:移動|移|置|配置)(?:して|いて|し)?(?:ください)?',
    ],
    [
      'move-after',
      '[「『]?(?<section>.+?)[」』]?(?:の)?(?:セクション|欄)?を[「『]?(?<anchor>.+?)[」』]?の(?:後|後ろ|下)に(?:移動|移|置|配置)(?:して|いて|し)?(?:ください)?',
    ],
    [
      'rename',
      '[「『]?(?<section>.+?)[」』]?の(?:見出し|名前|タイトル)を[「『]?(?<to>[^」』]+?)[」』]?に(?:変更|変え)(?:して|て)?(?:ください)?',
    ],
    [
      'replace',
      '[「『]?(?<from>.+?)[」』]?を[「『]?(?<to>[^」』]+?)[」』]?に(?:置き換え|置換|変更|修正|変え)(?:て|して)?(?:ください)?',
    ],
    [
      'remove',
      '[「『]?(?<section>.+?)[」』]?(?:の)?(?:セクション|欄|項目)?を(?:削除|消去|消し|外し|取り除い)(?:して|て)?(?:ください)?',
    ],
    ['sort-roles', '.*(?:新しい順|時系列|日付順|逆年代順|最新の).*'],
    [
      'bullets',
      '.*(?:各|それぞれの)?(?:職歴|職務|仕事|役職|ポジション)(?:ごとに|につき|は)?(?<count>\\d+|[一二三四五六])(?:つ|個|項目|行|点)(?:まで|に)?.*',
    ],
    ['one-page', '.*(?:1ページ|１ページ|一ページ|一枚|1枚).*'],
    ['shorten', '(?:短く|簡潔に|要約).{0,15}'],
    ['emphasise', '(?<skill>.+?)(?:の(?:経験|スキル))?を(?:強調|アピール|目立たせ)(?:して|て)?(?:ください)?'],
    [
      'add-to',
      '[「『]?(?<place>.+?)[」』]?に[「『]?(?<fact>.+?)[」』]?を(?:追加|加え|入れ|記載)(?:して|て)?(?:ください)?',
    ],
    ['add', '(?<fact>.+?)を(?:追加|加え|記載)(?:して|て)?(?:ください)?'],
    ['gaps', '.*(?:何が足りない|不足|ギャップ|スコア|マッチ度).*'],
    ['tailor', '.*(?:合わせて|最適化|改善|調整|適した).*'],
    ['help', '(?:こんにちは|はじめまして|ヘルプ|ありがとう|何ができ).{0,10}'],
  ],
};

export const commands: Readonly<Record<Language, readonly Command[]>> = {
  en: compile('en'),
  es: compile('es'),
  fr: compile('fr'),
  de: compile('de'),
  zh: compile('zh'),
  ja: compile('ja'),
};

function compile(language: Language): Command[] {
  return phrasings[language].map(([intent, source]) => ({ intent, pattern: new RegExp(`^${source}$`, 'isu') }));
}

/** Small numbers in words, as the phrasings above allow them. */
export const countWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  ...{ ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
  ...{ 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6 },
};
