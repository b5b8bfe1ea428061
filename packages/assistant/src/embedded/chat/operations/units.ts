import { pattern } from '@fitted/language/pattern';

/** How people count and name the parts of a resume, in all six languages together, on folded letters. */
export const lineUnit = pattern('u')`
  (?<!\p{L})(?:bullets?(?: points?)?|lines?|points?|sentences?|puces?|lignes?|phrases?|points|punto|puntos|linea
  |lineas|vineta|vinetas|frase|frases|punkte?|zeilen?|stichpunkte?|satz|satze)(?!\p{L})|[条行]|要点|項目|那句|这句|箇条書き|の文
`;
export const jobUnit = pattern('u')`
  (?<!\p{L})(?:jobs?|roles?|positions?|employer|work experience|internship|postes?|emplois?|stage|trabajos?|empleos?
  |puestos?|practicas|stellen?|praktikum|station)(?!\p{L})|工作|职位|那份|职务|実習|职歴|職歴|仕事|会社|实习
`;
export const deictic = pattern('u')`
  (?<!\p{L})(?:it|that|this|that one|this one|them|those|es|das|dies(?:e[nrs]?)?|den|ca|cela|le|la|celui|celle|eso
  |esto|esa|ese|lo|esta|(?:quit|borr|elimin|sac|deja)\p{L}{1,3}l[oa]s?)(?!\p{L})|那个|这个|这条|那条|它|それ|これ|その|この
`;
/** The newest job, wherever it is. */
export const latest =
  /(?<!\p{L})(?:current|latest|newest|most recent|aktuell\w*|jetzig\w*|neuest\w*|actuel\w*|actual|mas reciente)(?!\p{L})|目前|当前|最近|現在|直近/u;
export const wholeWords = pattern('u')`
  (?<!\p{L})(?:whole|everything|all|entire|overall|resume|cv|alles|ganze[nrs]?|lebenslauf|tout|toute|entier|todo
  |toda|curriculum|everywhere|uberall|partout)(?!\p{L})|整个|全部|整份|简历|全体|すべて|履歴書
`;

export type Direction = 'first' | 'last' | 'up' | 'down' | 'before' | 'after' | 'swap';

/** Where something should go; the first match counts. */
export const directions: readonly (readonly [Direction, RegExp])[] = [
  [
    'swap',
    pattern('u')`
      (?<!\p{L})(?:swap|switch|exchange|flip|change the order|cambia el orden|tausch\w*|vertausch\w*|echange\w*
      |intervert\w*|intercambi\w*)(?!\p{L})|互换|对调|换个位置|换一下位置|调换|入れ替え|交換
    `,
  ],
  [
    'before',
    pattern('u')`
      (?<!\p{L})(?:above|before|ahead of|over|vor|uber|oberhalb|(?<!en )avant|au[- ]dessus|devant|antes de(?:l)?
      |antes que|encima de(?:l)?|por encima de(?:l)?)(?!\p{L})|之前|的前面|上面|より前|の前|より上|の上
    `,
  ],
  [
    'after',
    pattern('u')`
      (?<!\p{L})(?:below|under|underneath|after|behind|beneath|unter|nach(?! (?:oben|unten|vorn\w*|hinten))|hinter
      |unterhalb|apres|sous|en dessous|derriere|debajo de(?:l)?|despues de(?:l)?|tras)(?!\p{L})|之后|后面|下面|より後|の後|の下
      |より下
    `,
  ],
  [
    'first',
    pattern('u')`
      (?<!\p{L})(?:first|top|start|beginning|front|zuerst|ganz oben|oben|an die erste stelle|anfang|vorn\w*|erste\w*
      |nach oben|premier|premiere|en haut|tout en haut|debut|en tete|en avant|primero|primera|arriba(?: del todo)?
      |principio|inicio|al comienzo)(?!\p{L})|最前|第一|开头|顶部|置顶|最上面|前面|先頭|一番上|最初|トップ
    `,
  ],
  [
    'last',
    pattern('u')`
      (?<!\p{L})(?:last|end|bottom|zuletzt|ganz unten|ende|schluss|hinten|letzte\w*|nach unten|dernier|derniere
      |a la fin|en bas|fin|ultimo|ultima|al final|abajo(?: del todo)?)(?!\p{L})|最后|末尾|底部|最下面|最後|末尾|一番下
    `,
  ],
  [
    'up',
    /(?<!\p{L})(?:up|higher|hoch|hoher|plus haut|monte\w*|remonte\w*|sube\w*|subir|mas arriba)(?!\p{L})|往上|上移|提前|上げ|上に/u,
  ],
  [
    'down',
    /(?<!\p{L})(?:down|lower|runter|tiefer|plus bas|descend\w*|baja\w*|mas abajo)(?!\p{L})|往下|下移|下げ|下に/u,
  ],
];

/** Between the old and the new wording: "change X to Y". In Japanese it follows both. */
export const becomes =
  /\s(?:to|with|into|by|→|->|=>|instead write|durch|par|por)\s|[:：]\s|改成|改为|换成|替换为|替换成|变成|に(?=変え|し|置き|直|書き)|→|->/giu;
/** "instead of X write Y" */
export const insteadOf = pattern('iu')`
  (?:instead of|rather than|statt|anstatt|au lieu de|plutot que|en lugar de|en vez de)\s+(\S.{0,200}?)(?:,
  |(?<!\s)\s+(?:write|put|use|say|schreib\w*|nimm|ecris|mets|pon|escribe|usa))\s+(\S.*)$
`;
/** "…, not 9" */
export const notThat = pattern('giu')`
  (?<!\p{L})(?:not|nicht|kein\w*|pas|no|and not|et non|y no|instead of|statt|au lieu de|en vez de)\s+(?:an?\s|the\s
  |el\s|la\s|le\s|les\s|der\s|die\s|das\s)?([\p{L}\p{N}%€$£.,'’-]+)|(?:不是|而不是|并非)\s*([\p{L}\p{N}%.,]+)
  |([\p{N}%.,]{1,20}[万千億]?|[\p{sc=Katakana}\p{sc=Han}\p{L}]{1,30}?)[人件個名年月台枚本%円]{0,2}(?:じゃなく|ではなく|ではありません|じゃない)
`;

const counts = pattern('gu')`
  (?<!\p{L})(?<!an die )(?:first|last|second|third|erste\w*|letzte\w*|zweite\w*|premiere?|derniere?s?|deuxieme
  |primer[ao]?|ultim[ao]s?|segund[ao])\s+(?=(?:bullets?|lines?|points?|jobs?|roles?|sentences?|one|punkte?|zeilen?
  |stichpunkte?|stellen?|puces?|lignes?|postes?|puntos?|lineas?|vinetas?|trabajos?|puestos?)(?!\p{L}))
  |第[一二三四五六\d]{1,2}(?=[条行点项份段个])|最后一?(?=[条行点项份段个])|(?:最初|最後|[一二三四五六\d]{1,2}(?:番目|つ目))の
`;

/** Drops words that only count a line or a job: "move the first bullet to the end" goes to the end. */
export const withoutCounts = (text: string): string => text.replace(counts, '');
