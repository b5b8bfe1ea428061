import type { Phrasing } from '../phrasing.ts';

export const spanish: readonly Phrasing[] = [
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
  [
    'shorten-summary',
    '(?:acorta|abrevia|resume)r? (?:el |mi )?(?:resumen|perfil)|haz (?:el |mi )?(?:resumen|perfil) más corto',
  ],
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
  ['gaps', '.*\\b(?:qué (?:me )?falta|carencias|puntuación|encajo|encaje)\\b.*'],
  ['tailor', '.*\\b(?:adapta|transforma|mejora|optimiza|ajusta)(?:r|me)?\\b.*'],
  ['help', '(?:hola|ayuda|gracias|qué puedes hacer)(?: .{0,20})?'],
];
