import type { TalkCues } from '../../cues/talk.ts';

export const spanishTalkCues: TalkCues = {
  email: 'correo(?: electronico)?',
  phone: 'telefono|numero(?: de telefono)?|movil',
  place: 'direccion|domicilio',
  name: 'nombre',
  tag: '',
  wasWritten:
    '(?:has|ha) (?:puesto|escrito|dicho|inventado)|(?:de )?donde (?:has|ha) sacado|(?:pone|' +
    'dice) en algun (?:sitio|lado)',
  deniesClaim:
    '(?:yo )?(?:no|nunca) (?:lo |la )?he (?:dicho|puesto|hecho|escrito)|eso no es (?:verdad|cierto)|' + 'yo nunca',
  itThere: 'eso|esto',
  itPlace: 'en|a|bajo',
  partJoint: 'y',
  sayingRemnant: '',
  leadIn:
    'tengo(?= (?:el|la|una?|mi) )|tengo|(?:yo )?(?:también )?(?:sé(?: usar)?|conozco|hablo|uso|manejo|' +
    'domino|tengo experiencia (?:con|en))|soy (?:una? )?(?=voluntari)',
  leadOut: '',
  article: 'una|mi',
  clauseSubject: '^(?:yo|he|tengo)(?= )',
  ownPronoun: '',
  placeLink: '',
  legalForm: '',
  lastOrdinal: '',
  firstOrdinal: 'primer',
  determiners: 'la|el|los|las|mi|mis|un|una',
  partBefore: 'seccion|apartado',
  partArticle: 'de|del',
  partAfter: '',
  section: '\\b(?:secci[oó]n|apartado)\\b',
  wholeResume: 'eso|esto|curriculum(?: vitae)?|curriculo|todo',
  articles: 'el|la|los|las|mis?',
  putTime: '(?:pues )?(?:pon|ponme|ponga|añade|anade|agrega|escribe|incluye|apunta)(?: que)?',
  beforeTime: 'de|desde|entre|en',
  tellsTime: '(?:yo )?(?:estuve|estaba|era|fui|hice|tuve)(?: una?| de| en| el| la)?',
  putIt: '(?:pon|añade|agrega|añáde|agréga|escríbe)(?:l[oa]| eso| esto)',
  placed: '^(?:(?:en|al|a|bajo)\\s+)',
  exchanges: '\\p{N}\\s?(?:en vez de)(?!\\p{L})',
  yesOpening: 'sí|si',
  about: 'unos |unas ',
  oneMore: '(?<!\\p{L})(?:idem|tambien|igual|lo mismo)$',
  reasons: 'para que|porque|que (?:no|ya|eso|a)',
  keepsOpening: 'pero|y',
  keepsFirst: 'conserv|dej|manten',
  outOf: 'de|del',
  saysTwice: 'doublon|dos veces|2 veces|repetid[oa]s?|duplicad[oa]s?',
  looseEnd: 'y|o|e',
  undecided: '(?<!\\p{L})(?:o)(?!\\p{L})',
  undecidedOr: 'queda|dej',
  counted: '(?:primer|segund|ultim)\\p{L}* (?:linea|punto|vineta)',
  downward: 'abajo|final|ultim\\p{L}*',
  ofSelf:
    '(?:^|[,:;] ?|\\b(?:y|pero) |(?:sí|también|además|nunca|jamás|siempre|ya),? |^(?:en|desde|durante|' +
    'después|antes|con|allí)\\b.{1,80}? )(?:yo|he|tengo|soy|fui|era|estuve|trabaj[éo]|hablo|uso|' +
    'us[ée]|conozco|manejo|domino|sé|llevo|hice|hago|\\p{L}{3,}[éí])(?= )',
  doubted: 'quizás',
  unsure: 'creo|quizás',
  countOpening: 'unos|unas|cerca de|más de',
};
