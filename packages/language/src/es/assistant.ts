import type { AssistantWords } from '../assistant-words.ts';
import { rule } from '../opening-rule.ts';
import { pattern } from '../pattern.ts';
import { list } from '../word-list.ts';
import { spanishChat } from './chat/chat.ts';
import { spanishAssistantCues } from './cues/assistant-cues.ts';
import { spanishMarks } from './marks.ts';

export const spanishAssistant: AssistantWords = {
  chat: spanishChat,
  cues: spanishAssistantCues,
  look: {
    gapFound: 'En tu currículum no hay nada entre {from} y {to}.',
    pages: 'El tuyo ocupa ahora {pages} páginas.',
    onePage: 'El tuyo ocupa ahora una página.',
    stands: 'En tu currículum pone «{line}».',
    shows: 'Piden {name}: tu línea «{line}» lo muestra.',
    speaksForYou: 'Lo que habla a tu favor aquí:',
    oldest: 'Tu puesto más antiguo ahí empieza en {year}: «{line}».',
    figures: '{count} de tus {all} líneas de trabajo llevan una cifra.',
    alsoWeak: 'También flojas:',
    warm: 'Entiendo que eso te preocupe.',
    notSure: 'Eso no me lo dicen ni tu currículum ni la oferta, así que decides tú.',
    asksMust: 'La oferta lo pide: «{quote}».',
    asksWish: 'La oferta lo menciona como deseable, no como requisito: «{quote}».',
    shownHere: 'Tu currículum lo muestra: «{line}».',
    notShownHere:
      'Tu currículum no lo muestra. Si lo has hecho, dime dónde y lo pongo. Si no, déjalo fuera; en la entrevista puedes decir que lo aprendes rápido.',
    plus: '{name} (se valora)',
    counts: 'Cuenta: la oferta pide «{quote}».',
    mayStand: 'Es verdad y es tuyo, así que puede figurar. La oferta no lo pide por su nombre.',
    yourChoice:
      'Si muestra algo que pide este puesto, o llena un tiempo que quedaría vacío, puede quedarse, en breve. Si no, puede irse sin perder nada. Tú decides.',
    takeOut: 'Quitarlo',
    shorten: 'Hacerlo más corto',
  },
  timesOff: {
    present: 'actualidad',
    parental: 'Cuidado de hijos',
    care: 'Cuidado de un familiar',
    illness: 'Pausa por motivos de salud',
    other: 'Pausa profesional',
    unemployed: 'Búsqueda de empleo',
  },
  operations: {
    state: 'Añadirlo como trabajo mío',
    remove: 'Quitar algo',
    move: 'Mover algo',
    replace: 'Cambiar palabras',
    correct: 'Corregir un dato',
    shorten: 'Hacerlo más corto',
    strengthen: 'Reforzar una línea',
    tailor: 'Ajustarlo a la oferta',
    undo: 'Deshacer el último cambio',
    missing: 'Ver lo que falta',
    weakest: 'Ver la línea más floja',
    spelling: 'Revisar la ortografía',
    summary: 'Escribir un perfil',
    one_page: 'Dejarlo en una página',
    reorder: 'Ordenarlo',
    add: 'Añadir algo',
    retract: 'Retirar lo que no es cierto',
    remove_words: 'Quitar palabras de una línea',
    rename: 'Cambiar un título',
    split: 'Dividir una línea',
    merge: 'Unir dos líneas',
    emphasise: 'Destacar algo más',
    tense: 'Cambiar el tiempo verbal',
    put_back: 'Recuperar algo',
    improve: 'Mejorarlo',
    ready: 'Decirme si está listo',
    score: 'Explicar la puntuación',
    changed: 'Ver qué ha cambiado',
    gap: 'Ayuda con un hueco',
    letter: 'Ayuda con una carta',
    explain: 'Decirme por qué',
    advice: 'Darme un consejo',
    add_role: 'Añadir un puesto',
    format: 'Aspecto y archivos',
    add_all: null,
    untrue: null,
    redo: null,
    reset: null,
    compare: null,
    honesty: null,
    worry: null,
    translate: null,
    product: null,
    help: null,
    yes: null,
    no: null,
    choose: null,
    complain: null,
    greeting: null,
    thanks: null,
    other: null,
  },
  talk: /(?<!\p{L})(?:porfa|por favor|pon(?:me|lo|la)?|quita(?:lo|la)?|borra|añade|cambia|gracias|vale|perdona|perdón|di que|ese no|eso no)(?!\p{L})/iu,
  headings: {
    summary: 'Perfil',
    experience: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    languages: 'Idiomas',
    interests: 'Intereses',
    awards: null,
    publications: null,
    volunteering: null,
    references: null,
    other: null,
  },
  customs: {
    skillsAboveWork: true,
    profileOnTop: true,
    educationBelowWork: true,
    personalLabels: null,
  },
  resources: { verbs: false, dictionary: false, monthNames: false },
  marks: spanishMarks,
  summary: {
    since: '{role} en {place} desde {year}',
    sinceAlone: '{role} desde {year}',
    former: '{role} en {place} ({period})',
    formerAlone: '{role} ({period})',
    comma: ', ',
    stop: '.',
    gap: ' ',
    cliche: pattern('giu')`
      (?<!\p{L})(?:dinámic\p{L}+|responsable\p{L}*|trabajador\p{L}*|motivad\p{L}+|ganas|aprender|adapt\p{L}+|trabaj[oa]\p{L}*|bien|bajo|presión
      |persona\p{L}*|proactiv\p{L}+|organizad\p{L}+|puntual\p{L}*|comprometid\p{L}+|creativ\p{L}+|entusiast\p{L}+|alegre\p{L}*|amable\p{L}*|seri\p{L}+
      |honest\p{L}+|polivalente\p{L}*|resolutiv\p{L}+|constante\p{L}*|equipo\p{L}*|capacidad\p{L}*|facilidad|comunica\p{L}+|excelente\p{L}*
      |buen\p{L}*|gran\p{L}*|crecer|desarroll\p{L}+|pueda|podamos
      |reto\p{L}*|todo\p{L}*|siempre|muy|mucha\p{L}*|mucho\p{L}*|nuev\p{L}+|para|como|donde|tengo|gusta\p{L}*
      |profesional\p{L}*|empresa|líder|orientad\p{L}+|resultados|habilidades|iniciativa|rápid\p{L}+|implicad\p{L}+|tanto|cualquier|entorno\p{L}*)(?!\p{L})
    `,
    wish: pattern('iu')`
      (?<!\p{L})(?:busco|buscando|deseo|quiero|me gustaría|aspiro|objetivo|en busca de|crecer profesionalmente|nuevos? retos?)(?!\p{L})
    `,
    duration: /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|años?)(?!\p{L})/iu,
    outcome: pattern('iu')`
      [£$€¥]|(?<!\p{L})(?:por ciento|en lugar de|en vez de|reduc\p{L}+|redujo|aument\p{L}+|ahorr\p{L}+|mejor(?:é|ó|ado)|bajaron|subido|bajado
      |de [^.,]{0,20}\d[^.]{0,25} a [^.]{0,12}\d|mitad)
    `,
    standingIn: /(?<!\p{L})(?:sustitu\p{L}+|suplenc\p{L}+)/giu,
    tasks: 'Funciones: {items}',
    held: '{items}',
    apart: '; ',
    colon: ': ',
    expected: /(?<!\p{L})(?:previst\p{L}+|en curso|cursando|actualidad|actualmente|estudiando)(?!\p{L})/iu,
    vagueTask: /(?<!\p{L})(?:vari[oa]s|otr[oa]s|divers[oa]s|generales|etc)(?!\p{L})/iu,
    apology: pattern('iu')`
      (?<!\p{L})(?:aunque|a pesar de|pese a|si bien|sin (?:mucha |apenas )?experiencia|(?:poca|escasa) experiencia|en (?:el )?paro|desemplead\p{L}+|parad[oa]
      |no tengo|solo soy|por desgracia|lamentablemente)(?!\p{L})
    `,
  },
  generate: {
    years: {
      one: '{position} con un año de experiencia.',
      other: '{position} con {years} años de experiencia.',
    },
    yearsAlone: { one: 'Un año de experiencia.', other: '{years} años de experiencia.' },
    noYears: '{position}.',
    target: 'En busca de un puesto de {target}.',
    separator: ', ',
    gap: ' ',
  },
  neutral: {
    neutral: list(`
      a actual actualmente al año años cargo carrera como con de del e el en entre es experiencia habilidades incluyen
      la las los mi mis o para paso por próximo puesto que también trabajo un una y
    `),
    seeking: list('aspira aspiro busca buscando busco búsqueda interesada interesado'),
  },
  noRole: 'desemplead[oa]|parad[oa]|en paro|sin (?:empleo|trabajo)|ningun[oa]|jubilad[oa]',
  learner: 'estudiante|alumn[oa]',
  labels:
    'cliente|clientes|puesto|cargo|período|periodo|duración|proyecto|empresa|lugar|ubicación|fecha|fechas|equipo|' +
    'entorno|tecnologías|herramientas|programas|idiomas|descripción|funciones|responsabilidades|tareas|logros|' +
    'resultados|sector|departamento|enlace',
  passingNouns: /^(?:s\.?l\.?|s\.?a\.?)(?!\p{L})/iu,
  passingBefore:
    /(?:equipos?|departamento|licencias?|puestos?|formación|proyectos?|clientes?|desarrollador[ae]?s?|ingenier[oa]s?)(?: de| en)? $/iu,
  results:
    /(?<!\p{L})(?:lo que|con lo que|logrando|logr[éó]|consiguiendo|reduciendo|aumentando|mejorando|reduje|redujo|aument[éó]|ahorr\p{L}+|superando)(?!\p{L})/iu,
  firstPerson: {
    openings: [
      rule(
        /^(?:yo\s+)?(?:soy|fui|era|estoy|estuve|estaba)\s+(?:la\s+|el\s+)?(?=(?:responsable|encargad[oa]|a cargo)\b)/iu,
        '',
      ),
      rule(
        /^mis (?:funciones|tareas|responsabilidades) (?:son|eran|incluyen|incluían|incluyeron|consistían en)(?: también)?:?\s+/iu,
        '',
        'weak-opening',
      ),
      rule(/^(?:funciones|tareas|responsabilidades):\s+/iu, '', 'weak-opening'),
      rule(/^yo\s+(?=\p{L})/iu, ''),
    ],
    profileOpenings: [rule(/^(?:yo\s+)?soy\s+(?:un|una)\s+(?!\s)(?!.*\by (?:me|tengo|busco|trabajo|quiero)\b)/iu, '')],
    pronouns: /(?<!\p{L})(?:yo|mi|mis|mí)(?!\p{L})/iu,
  },
};
