import { pattern } from '@fitted/language/pattern';

/** What a clause can want done to the resume, by the words that express it. */
export type Act =
  | 'other'
  | 'remove'
  | 'back'
  | 'keep'
  | 'spell'
  | 'dates'
  | 'shorten'
  | 'replace'
  | 'add'
  | 'move'
  | 'undo';

const latin = (source: string): string => `(?<!\\p{L})(?:${source})(?!\\p{L})`;
const cue = (words: string, asian: string): RegExp => new RegExp(`${latin(words)}|${asian}`, 'u');

/**
 * For all six languages together, on folded lower-case letters. A match alone decides nothing: an act also needs the thing it applies
 * to. The first entry of this list that a clause matches is the one it is about.
 */
export const acts: readonly (readonly [Act, RegExp])[] = [
  [
    'undo',
    cue(
      'undo(?: (?:that|it|this))?|revert(?: (?:that|it|this))?|ruckgangig(?: machen)?|nimm das zuruck|deshaz|' +
        'deshacer|deshazlo|annul(?:e|er|ez)(?: (?:ca|cela))?',
      '撤销|取り消し|取消し',
    ),
  ],
  [
    'dates',
    cue(
      '(?:all )?(?:the |my )?dates? (?:all )?(?:look|be|are|should be|should look|in|into|to) (?:the )?(?:same|' +
        'one|consistent|uniform|alike)\\p{L}*.{0,20}|same date format|dates? (?:consistent|uniform|the same)|' +
        'unific\\p{L}+ (?:las |el formato de (?:las )?)?fechas|(?:alle )?(?:daten|datumsangaben) (?:einheitlich|' +
        'gleich)\\p{L}*|(?:harmonis|uniformis|unifi)\\p{L}+ (?:les |toutes les )?dates|dates au meme format',
      '(?:日期|时间)(?:格式)?(?:都)?(?:统一|一致)|统一(?:一下)?(?:日期|时间)|年号を西暦|西暦に統一|日付(?:の(?:形式|書き方))?を(?:統一|揃え)',
    ),
  ],
  [
    'spell',
    cue(
      'spelling|spell(?: ?check)?|spelt|spelled|misspel\\p{L}+|typos?|rechtschreib\\p{L}*|tippfehler|' +
        'schreibfehler|falsch geschrieben|faltas?(?: de ortografia)?|ortografi\\p{L}*|tilde|acento|' +
        'mal escrit\\p{L}+|erratas?|fautes?(?: d.orthographe)?|orthograph\\p{L}*|mal ecrit\\p{L}*|coquilles?|' +
        '(?:is|ist) (?:glaub ich |wohl |doch )?falsch',
      '错别字|错字|拼写|写错了?|誤字(?:脱字)?|脱字|スペル|変換ミス',
    ),
  ],
  [
    'back',
    cue(
      '(?:put|bring|add|want|get)(?: \\S+){0,6}? back(?: in)?|bring back|back in|restore|' +
        '(?:doch )?wieder (?:rein|hin|her|dazu|aufnehmen|einfugen)|zuruckhol\\p{L}*|wiederherstell\\p{L}*|' +
        'vuelv\\p{L}+ a pon\\p{L}+|regresal[oa]s?|recuper\\p{L}+|restaur\\p{L}+|remett?\\p{L}*|retabli\\p{L}*',
      '放回来?|加回来?|恢复|还原|找回|戻して|元に戻',
    ),
  ],
  [
    'shorten',
    cue(
      'shorten\\p{L}*|make (?:\\S+ ){1,4}shorter|trim|condense|tighten|cut (?:it |this |that )?down|' +
        'cut .{1,40} to \\d+|(?:\\d|two|three|one|a single) (?:lines?|sentences?|bullets?) max\\p{L}*|' +
        'make (?:it|this|that) (?:\\d|one|two|three|four) (?:lines?|sentences?)|kurz(?:e|en|er)?(?: fassen)?|' +
        'verkurz\\p{L}*|zusammenfass\\p{L}*|acort\\p{L}+|recort\\p{L}+|dej\\p{L}+ en (?:\\d|un|una|dos|tres|' +
        'cuatro)|raccourc\\p{L}+|abreg\\p{L}+|(?:\\d|une|deux|trois) lignes? max\\p{L}*',
      '缩短|精简|写短|压缩|短く|簡潔に',
    ),
  ],
  [
    'replace',
    cue(
      'change|replace|swap|rename|call (?:it|that)|instead of|should (?:be|say|read)|ersetz\\p{L}*|' +
        '(?:an)?statt|ander[en]?|umbenenn\\p{L}*|cambi\\p{L}+|reemplaz\\p{L}+|sustitu\\p{L}+|en vez de|' +
        'en lugar de|remplac\\p{L}+|au lieu de|renomm\\p{L}+',
      '换成|改成|改为|替换|置き換え|に変え|に直し',
    ),
  ],
  [
    'remove',
    cue(
      'remove|delete|erase|drop|scrap|ditch|kill|lose|bin|chuck|axe|omit|strike|(?:get|getting) rid of|' +
        'take (?:off|out|away)|take (?:\\S+ ){1,5}(?:off|out|away)|leave (?:out|off)|' +
        'leave (?:\\S+ ){1,4}(?:out|off)|cut(?: out)?|dont want(?: the words?)?|do not want(?: the words?)?|' +
        'raus\\p{L}*|heraus\\p{L}*|weg|weglassen|wegnehmen|entfern\\p{L}*|losch\\p{L}*|streich\\p{L}*|' +
        'quit[aeoá]\\p{L}*|borr\\p{L}+|elimin\\p{L}+|saca\\p{L}*|suprim\\p{L}+|fuera|enlev\\p{L}+|supprim\\p{L}+|' +
        'retir\\p{L}+|vire[zr]?|effac\\p{L}+|degag\\p{L}+|(?:mettez|mets|mettre) pas|no pongas|dehors|' +
        '(?:can|must|should|has to|have to|needs to) go(?!\\s+(?:to|in|into|up|above|under|on|at|with|back|first|' +
        'last|before|after|below|next|down|there|here|further|higher))',
      '删[掉除了去]?|去掉|拿掉|去除|移除|撤掉|不要写?|不写了?|消し(?:て|と)|削除|外して|取って|抜いて|なくして|いらない|要らない|不要',
    ),
  ],
  [
    'move',
    cue(
      'move|bring (?:up|forward)|shift|reorder|put (?:\\S+ ){1,8}(?:first|up|higher|above|below|before|after|' +
        'under|top|front|down|lower)|(?:weiter )?nach (?:oben|unten|vorn\\p{L}*|hinten)|hoch|runter|' +
        'verschieb\\p{L}*|vor(?= (?:die|den|das|der|dem))|sub(?:e|a|ir|elo|ela|elos|elas)|baj(?:a|e|ar|alo|ala)|' +
        'muev\\p{L}+|mover|pas(?:a|e) (?:\\S+ ){1,5}(?:arriba|abajo|primero)|(?:encima|debajo|delante|detras|' +
        'antes|despues) de|en premier|en haut|en bas|remont\\p{L}+|descend\\p{L}+|deplac\\p{L}+|' +
        'avant(?= (?:le|la|les|l))|au[- ]dessus de',
      '挪到|移到|放到|放在|排到|排在|提前|往前|往上|移動|先頭|一番上|の前に|の上に|上に',
    ),
  ],
  [
    'keep',
    cue(
      'keep|leave|stays?|dont touch|do not touch|lass\\p{L}*|behalt\\p{L}*|bleib\\p{L}*|' +
        'dej(?:alo|ala|elo|ela|alos|alas|en|a (?:el|la|lo|los|las|eso|esto|todo))|conserv\\p{L}+|manten\\p{L}+|' +
        'laiss\\p{L}+|gard\\p{L}+|touchez? pas|rest(?:e|ent|er|ez|en)',
      '留着|保留|别动|不动|别删|残し|そのまま|触らない',
    ),
  ],
  [
    'add',
    cue(
      'add|put|include|mention|insert|list|write|erganz\\p{L}*|hinzufug\\p{L}*|fug\\p{L}*|' +
        'schreib(?:e|en|st|t)?|erwahn\\p{L}*|aufnehm\\p{L}*|agreg\\p{L}+|anad\\p{L}+|pon(?:me|le|lo|la|ga|gas|go|' +
        'er)?|inclu\\p{L}+|mencion\\p{L}+|ajout\\p{L}+|rajout\\p{L}+|mett?(?:s|ez|re)|mentionn\\p{L}+',
      '加上|添加|加到|加在|补充|写上|写清楚|追加|入れて|加えて|書いて|載せて',
    ),
  ],
];

/** A clause that opens like this only gives a reason. */
export const reason = pattern('u')`
  ^(?:(?:and |but |so )?(?:since(?! \p{N})|because|cause|cuz|coz|cos|as (?:it|they|i|we)|nobody|noone|no one
  |that way|so that|otherwise|its (?:private|old|not)|weil|denn|da (?:ich|es|das|die)|sonst|damit
  |que (?:eso|ya|nunca|no|se|es|me)|porque|ya que|total|asi|por si|parce que|car|puisque|comme ca|sinon
  |pour que)(?!\p{L})|因为|反正|不然|免得|这样|だって|から(?!。)|ので)
`;

/** Words that name nothing in a resume: what people say around the name of a thing. */
export const fillers = pattern('gu')`
  (?<![\p{L}+#])(?:the|my|mine|our|a|an|all|any|some|this|that|these|those|it|its|one|ones|thing|things|stuff|bit
  |bits|part|parts|about|please|pls|plz|also|too|just|only|actually|really|maybe|then|now|so|ok|okay|oh|and|n|or|of
  |from|for|to|in|on|at|off|out|with|wait|no|yeah|yes|well|alright|u|completely|entirely|altogether|anywhere|there
  |here|rid|not|the words?|phrase|line|bullet|point|section|entry|job|role|position|suppose|guess|damit|davon
  |entonces|you|me|i|is|are|was|be|can|could|would|should|want|need|der|die|das|den|dem|des|ein|eine|einen|mein
  |meine|meinen|mit|von|vom|aus|bei|beim|im|in|zu|zum|zur|bitte|auch|noch|nur|doch|mal|dann|und|oder|sachen|sache
  |ding|ganz|das mit|ich|sie|kann|konnen|kannst|wort|zeile|punkt|abschnitt|stelle|teil|el|la|los|las|lo|un|una|mi
  |mis|de|del|al|con|por|para|que|y|o|e|tambien|ya|favor|eso|esto|ese|esa|cosa|cosas|solo|nada|mas|palabra|linea
  |punto|seccion|apartado|trabajo|puesto|parte|me|se|le|les|du|des|au|aux|mon|ma|mes|un|une|et|ou|dans|sur|pour|avec
  |par|svp|stp|s.il vous plait|aussi|juste|seulement|ca|cela|ce|cette|truc|chose|mot|ligne|point|rubrique|poste
  |partie|d|l|qu|y a|moi|alors|bon|bah)(?!\p{L})|那个|这个|那条|这条|那段|这段|那些|这些|那项|请|帮我|一下|的|了|吧|把|也|都|还有|还|再|里的?|里面|部分|下さい
  |ください|お願い(?:します|しまs)?|して|です|ます|でお|やっぱり|さっきの|の|を|は|が|も|と|に|で
`;
