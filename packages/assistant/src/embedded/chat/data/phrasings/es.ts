import type { Phrasing } from '../phrasing.ts';

const take =
  '(?:elimin(?:a|ar|e|es)|quit(?:a|ar|e|es)|quítame|borr(?:a|ar|e)|suprim(?:e|ir|a)|sac(?:a|ar)|saque|retir(?:a|ar|e))';
const put =
  '(?:mueve|mover|mueva|pon|poner|ponga|ponme|coloca|colocar|coloque|pasa|pasar|sube|subir|baja|bajar|lleva|llevar)';
const add =
  '(?:añad(?:e|ir|a)|añádeme|agreg(?:a|ar|ue)|inclu(?:ye|ir|ya)|menciona|mencionar|escribe|escribir|mete|meter|pon|poner|ponga)';
const line = '(?:punto|línea|frase|viñeta|logro)';
const a = '(?:el |la |los |las |un |una |mi |otro |otra )?';
const shorten = '(?:acort(?:a|ar|e)|abrevi(?:a|ar|e)|resum(?:e|ir|a)|reduc(?:e|ir)|reduzca|recort(?:a|ar|e))';
const whole = '(?:lo|los puntos|esto|todo|(?:el|mi) (?:currículum|curriculum|cv|currículo))';
const shorter = '(?:un poco |mucho )?más (?:corto|corta|breve|conciso|concisa)';

export const spanish: readonly Phrasing[] = [
  [
    'undo',
    '(?:vuelve a ponerl[oa]s?|ponl[oa]s? (?:otra vez|de nuevo)|recupéral[oa]s?|devuélvel[oa]s?)|(?:deshac(?:er|e)|deshaz(?:lo)?|deshaga|deshacerlo|revertir|revierte|vuelve atrás|volver atrás)(?: (?:eso|esto|lo último|(?:el )?último cambio))?',
  ],
  [
    'original',
    '(?:vuelve|volver|regresa) al (?:currículum |cv )?original|deshacer todo|empezar de nuevo|empieza de nuevo',
  ],
  [
    'confirm',
    '(?:sí|si|claro|correcto|exacto|vale|ok|de acuerdo|por supuesto|adelante|hazlo)(?:[,.]? (?:hazlo|claro|adelante|así es|(?:eso )?es (?:cierto|verdad|correcto)))?|(?:eso )?es (?:cierto|verdad|correcto)|así es',
  ],
  [
    'decline',
    '(?:no|mejor no|déjalo|cancelar?|para|nada)(?:[,.]? (?:gracias|déjalo(?: así)?|no es cierto|mejor no|nada))?|no es cierto|no importa',
  ],
  ['redo', 'rehacer(?:lo)?|rehaz(?:lo)?'],
  [
    'recall',
    'qué (?:has|ha|se ha) .*(?:cambiado|hecho|modificado|quitado|añadido).*|qué (?:has|se ha|ha) (?:cambiado|hecho|modificado|quitado|añadido)|(?:muestra|muéstrame|lista) (?:los |tus )?cambios.*',
  ],
  ['why', 'por qué(?: eso| (?:lo )?has .*| (?:lo )?hiciste .*)?'],
  [
    'take-back',
    '(?:bórra|elimína|quíta|sáca)l[oa]s?(?: (?:otra vez|de nuevo))?|(?:borra|elimina|quita|saca) (?:eso|esto)',
  ],
  ['add-more', '(?:y también:?|y:) ?(?<fact>.+)'],
  ['remove-line', `${take} ${a}${line} (?:sobre|de|del|que (?:menciona|habla de|dice)|con|acerca de) (?<words>.+)`],
  ['remove-words', `${take} ${a}(?:palabras?|expresión) (?<words>.+)`],
  ['remove', `${take} ${a}${line} (?<section>.+)`],
  ['remove', `${take} ${a}(?:puesto|trabajo|empleo) (?:en|de|del) (?<section>.+)`],
  ['remove', `${take} (?<section>.+)`],
  ['remove', 'no (?:quiero|necesito) (?!que |cambiar |perder )(?<section>.+?)(?: más)?'],
  [
    'swap',
    '(?:intercambi(?:a|ar|e)|permut(?:a|ar)|inviert(?:e|a)|cambi(?:a|ar|e) (?:el orden|la posición|de orden))(?: (?:el orden|la posición) de| de| a)? (?<section>.+?) (?:y|e|con) (?<anchor>.+)',
  ],
  [
    'rename',
    '(?:renombr(?:a|ar|e)|cambi(?:a|ar|e) el (?:nombre|título) de|llam(?:a|ar|e) a)(?: la| el| los| las)? (?<section>.+?) (?:a|como|por|en) (?<to>.+)',
  ],
  ['rename', 'llam(?:a|ar|e) (?:a )?(?<section>.+?) ["“«](?<to>.+)["”»]'],
  [
    'sort-roles',
    '(?:orden(?:a|ar|e)|pon|poner|clasifica).*\\b(?:cronológico|cronológicamente|fecha|fechas|reciente[s]?)\\b.*',
  ],
  [
    'move-first',
    `${put} (?<section>.+?) (?:en primer lugar|(?:de |lo )?primero|al (?:principio|comienzo|inicio)|arriba) (?:en|del?|bajo) (?:las? |los |el |mis )?(?<place>.+)`,
  ],
  [
    'move-first',
    `${put} (?<section>.+?) (?:en primer lugar|de primero|lo primero|primero|al principio|al comienzo|(?:hacia )?arriba(?: del todo)?|al inicio)`,
  ],
  [
    'move-last',
    `${put} (?<section>.+?) (?:en último lugar|al final|al último|(?:hacia )?abajo(?: del todo)?|lo último)`,
  ],
  ['move-up', '(?:sube|subir) (?<section>.+?)(?: un (?:puesto|lugar))?'],
  ['move-down', '(?:baja|bajar) (?<section>.+?)(?: un (?:puesto|lugar))?'],
  ['bring-back', '(?:recupera|recuperar|restaura|restaurar|devuelve) (?<section>.+)'],
  ['move-before', `${put} (?<section>.+?) (?:antes de|por encima de|encima de|delante de|sobre)(?:l)? (?<anchor>.+)`],
  ['move-after', `${put} (?<section>.+?) (?:después de|por debajo de|debajo de|tras|detrás de)(?:l)? (?<anchor>.+)`],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|un|uno|una|dos|tres|cuatro|cinco|seis) (?:puntos?|viñetas?|líneas?) (?:por|en cada|para cada|como máximo por) (?:puesto|trabajo|cargo|rol|empleo)',
  ],
  ['one-page', '.*\\b(?:una|1) (?:sola )?(?:página|hoja)\\b.*'],
  [
    'shorten',
    `(?:${shorten}(?:lo)?)(?: ${whole})?(?: un poco| más)?|(?:hazlo|haz ${whole}|hacerlo) ${shorter}|${shorter}|es demasiado largo`,
  ],
  ['shorten', `${shorten} ${a}${line} (?:sobre|de|del|que menciona) (?<words>.+)`],
  ['shorten', `${shorten} (?<section>.+)|(?:haz|hacer|haga) (?<part>.+?) ${shorter}`],
  [
    'replace',
    '(?:eran|son|fueron|era|es) (?<to>\\d+(?:[.,]\\d+)*)(?: [^,]+?)?,? (?:y )?no (?<from>\\d+(?:[.,]\\d+)*)(?: .*)?',
  ],
  ['amend', 'no,? (?:eran |son |fueron |mejor )?(?<to>\\d.*)'],
  ['amend', '(?:(?:cámbial[oa]|ponl[oa]|que sean|mejor)(?: a| en)?|quería decir) (?<to>\\d.*)'],
  [
    'emphasise',
    '(?:destac(?:a|ar)|destaque|resalt(?:a|ar|e)|enfatiz(?:a|ar)|subray(?:a|ar)) (?:más )?(?:mi experiencia (?:con|en) |mi |el |la |mis )?(?<skill>.+?)(?: más)?',
  ],
  [
    'refuse',
    '(?:cambi(?:a|ar|e)|ajusta|añade|usa|escribe)(?:me)? (?:el |la |un |una )?(?:\\S+ ){0,2}(?:tono|estilo|carta de presentación)\\b.*',
  ],
  [
    'replace',
    'mi (?:nuevo )?(?<from>teléfono|número(?: de teléfono)?|móvil|correo(?: electrónico)?|e-?mail) (?:es|ahora es) (?:ahora )?(?:el )?(?<to>[\\w.+-]+@[\\w.-]+|[+(]?\\d[\\d ()/.-]{4,})',
  ],
  [
    'replace',
    '(?:reemplaz(?:a|ar)|reemplace|sustitu(?:ye|ir|ya)|cambi(?:a|ar|e)|correg(?:ir)|corrige|corrija) (?<from>.+?) (?:por|con|a) (?<to>.+)',
  ],
  [
    'site',
    '(?:cuánto|cómo|dónde|quién|están|es|son|puedo|guard\\p{L}+)\\b.*(?:cuesta|precio|suscripción|datos|privacidad|segur[oa]s?|guarda|descarg|export|pdf|imprim|plantilla|letra).*|quién eres',
  ],
  [
    'site',
    '(?:descarg|export|imprim)\\p{L}*(?: .*)?|cambi(?:a|ar) (?:la |el |de )?(?:fuente|letra|plantilla|diseño|color)\\b.*|(?:añad|agreg|pon)\\p{L}* (?:mi |una |la )?(?:foto|imagen)\\b.*',
  ],
  [
    'gaps',
    `${add} (?:las |los |todas las )?(?:palabras clave|habilidades que faltan|competencias que faltan|requisitos)(?: .*)?`,
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
  [
    'refuse',
    '.*\\b(?:tono|menos robótico|más (?:profesional|natural|humano|cercano|formal|convincente)|carta de presentación|traduc(?:e|ir)|fusion(?:a|ar)|combin(?:a|ar)|junt(?:a|ar)|reescrib(?:e|ir)|reformula(?:r)?|suene mejor)\\b.*',
  ],
  ['move-before', '(?<section>[^ ,]+) antes de (?<anchor>[^,]{3,40})'],
  ['move-first', '(?<section>[^,]{2,30}?) (?:primero|al principio|arriba(?: del todo)?)'],
  ['move-last', '(?<section>[^,]{2,30}?) (?:al final|abajo(?: del todo)?)'],
  [
    'judge',
    '.*(?:puntuación|(?:encaja|se ajusta) mi (?:currículum|cv)|mi (?:currículum|cv) (?:encaja|se ajusta)|está bien mi (?:currículum|cv)|qué te parece|por qué .*(?:baj[oa]|mal)).*',
  ],
  ['gaps', '.*\\b(?:qué (?:me )?falta|carencias|encajo|encaje)\\b.*'],
  ['tailor', '.*\\b(?:adapt|transform|mejor|optimiz|ajust)(?:a|ar|e|arlo|alo|ame)\\b.*'],
  ['same', 'y (?<also>.{2,60})|(?:y )?(?:haz )?lo mismo (?:con|para) (?<too>.{2,60})'],
  ['help', '(?:hola|ayuda|gracias|muchas|mil|perfecto|genial|qué puedes hacer|buenos días|buenas)(?:[, ].{0,20})?'],
];
