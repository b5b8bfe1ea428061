import type { SlotPhrasing } from '../../phrasing.ts';

const add =
  '(?:añad(?:e|ir|a)|añádeme|agreg(?:a|ar|ue)|inclu(?:ye|ir|ya)|menciona|mencionar|escribe|escribir|mete|meter|pon|poner|ponga)';
const line = '(?:punto|línea|frase|viñeta|logro)';

export const spanishPhrasings: readonly SlotPhrasing[] = [
  ['add-more', '(?:y también:?|y:) ?(?<fact>.+)'],
  [
    'rename',
    '(?:renombr(?:a|ar|e)|cambi(?:a|ar|e) el (?:nombre|título) de|llam(?:a|ar|e) a)(?: la| el| los| las)? (?<section>.+?) (?:a|como|por|en) (?<to>.+)',
  ],
  ['rename', 'llam(?:a|ar|e) (?:a )?(?<section>.+?) ["“«](?<to>.+)["”»]'],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|un|uno|una|dos|tres|cuatro|cinco|seis) (?:puntos?|viñetas?|líneas?) (?:por|' +
      'en cada|para cada|como máximo por) (?:puesto|trabajo|cargo|rol|empleo)',
  ],
  [
    'replace',
    '(?:eran|son|fueron|era|es) (?<to>\\d+(?:[.,]\\d+)*)(?: [^,]+?)?,? (?:y )?no (?<from>\\d+(?:[.,]\\d+)*)(?: .*)?',
  ],
  ['amend', 'no,? (?:eran |son |fueron |mejor )?(?<to>\\d.*)'],
  ['amend', '(?:(?:cámbial[oa]|ponl[oa]|que sean|mejor)(?: a| en)?|quería decir) (?<to>\\d.*)'],
  [
    'replace',
    'mi (?:nuevo )?(?<from>teléfono|número(?: de teléfono)?|móvil|correo(?: electrónico)?|e-?mail) (?:es|' +
      'ahora es) (?:ahora )?(?:el )?(?<to>[\\w.+-]+@[\\w.-]+|[+(]?\\d[\\d ()/.-]{4,})',
  ],
  [
    'replace',
    '(?:reemplaz(?:a|ar)|reemplace|sustitu(?:ye|ir|ya)|cambi(?:a|ar|e)|correg(?:ir)|corrige|corrija) (?<from>.+?) (?:por|con|a) (?<to>.+)',
  ],
  [
    'add-to',
    `${add} (?:la |una |el |un )?(?:nueva )?(?<place>habilidad|competencia|idioma|certificación|afición)(?:: ?| )(?<fact>.+)`,
  ],
  [
    'add-role',
    `${add} (?:un |otro |mi |el )?(?:nuevo |antiguo )?(?:trabajo|puesto|empleo|cargo)(?: anterior| nuevo)?(?: (?:de|como|en)|:) (?<fact>.+)`,
  ],
  [
    'add-to',
    `${add} (?:un |una |otro |otra )?(?:nuevo |nueva )?${line} (?:en|a|bajo) (?<place>.+?) (?:que diga|diciendo|sobre)(?: que)? (?<fact>.+)`,
  ],
  [
    'add-to',
    `(?:${add}|crea|crear) (?:una |la )?(?:nueva )?sección (?:de |del |llamada |para )?(?<place>.+?)(?:(?: con|:) (?<fact>.+))?`,
  ],
  ['add-to', `${add} (?:en|a|bajo) (?<place>.+?) que (?<fact>.+)`],
  ['add-to', `(?:en|a|bajo) (?<place>[^,:]+)(?:, ?${add} |: ?)(?:que )?(?<fact>.+)`],
  ['add', `${add} (?:que )?(?<fact>.+)`],
];
