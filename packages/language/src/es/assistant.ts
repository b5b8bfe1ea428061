import type { AssistantWords } from '../assistant-words.ts';
import { rule } from '../opening-rule.ts';
import { pattern } from '../pattern.ts';
import { list } from '../word-list.ts';
import { spanishChat } from './chat/chat.ts';
import { spanishMarks } from './marks.ts';

export const spanishAssistant: AssistantWords = {
  chat: spanishChat,
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
    notSure: 'No sé si puedo responder bien a eso. Lo que sí puedo decirte de este currículum:',
    yourChoice:
      'Si muestra algo que pide este puesto, o llena un tiempo que quedaría vacío, puede quedarse, en breve. Si no, puede irse sin perder nada. Tú decides.',
    takeOut: 'Quitarlo',
    shorten: 'Hacerlo más corto',
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
  looseHeadings: {
    summary: ['sobre mí', 'acerca de mí', 'quién soy'],
    experience: ['trabajos', 'empleo', 'mis trabajos'],
    skills: ['lo que sé hacer'],
  },
  customs: {
    skillsAboveWork: true,
    profileOnTop: true,
    educationBelowWork: true,
    headlineSeparator: ' | ',
    personalLabels: null,
  },
  resources: { verbs: false, dictionary: false, monthNames: false },
  marks: spanishMarks,
  minDeedWords: 3,
  summary: {
    since: '{role} en {place} desde {year}',
    sinceAlone: '{role} desde {year}',
    former: '{role} en {place} ({period})',
    formerAlone: '{role} ({period})',
    stop: '.',
    gap: ' ',
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
    neutral: list(`un una el la los las y e o de del en con por para a al como año años experiencia puesto trabajo cargo
      habilidades incluyen entre actual actualmente también próximo paso carrera es mi mis que`),
    seeking: list('busco busca buscando búsqueda aspiro aspira interesado interesada'),
  },
  noRole: 'desemplead[oa]|parad[oa]|en paro|sin (?:empleo|trabajo)|ningun[oa]|jubilad[oa]',
  learner: 'estudiante|alumn[oa]',
  labels:
    'cliente|clientes|puesto|cargo|período|periodo|duración|proyecto|empresa|lugar|ubicación|fecha|fechas|equipo|' +
    'entorno|tecnologías|herramientas|programas|idiomas|descripción|funciones|responsabilidades|tareas|logros|' +
    'resultados|sector|departamento|enlace',
  unproven: pattern('iu')`
      (?<!\p{L})(?:aprend\p{L}*|cursos?|cursé|estudi(?:ando|é|o)|examen|taller|seminario|nociones|básic[oa]s?
      |principiante|introducción|interés|interesad[oa]|deseo|espero|cancelad[oa]|contra|en lugar de|sustitu\p{L}*
      |observ\p{L}*)(?!\p{L})
    `,
  passingNouns: /^(?:s\.?l\.?|s\.?a\.?)(?!\p{L})/iu,
  passingBefore:
    /(?:equipos?|departamento|licencias?|puestos?|formación|proyectos?|clientes?|desarrollador[ae]?s?|ingenier[oa]s?)(?: de| en)? $/iu,
  results:
    /(?<!\p{L})(?:lo que|con lo que|logrando|logr[éó]|consiguiendo|reduciendo|aumentando|mejorando|reduje|redujo|aument[éó]|ahorr\p{L}+|superando)(?!\p{L})/iu,
  deedOpening: pattern('iu')`
    ^(?:yo\s|también\s){0,2}(?!as[ií]\s)(?:\p{L}{3,}(?:é|í|ó)|reduje|hice|puse|di|tuve|conduje|traduje|llevé)\s
    (?!unos|unas|cerca|\d+\s?%)|^\p{L}{3,}(?:ción|sión|miento)\sde\s
  `,
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
    subject: /^yo\s+(?=\p{L})/iu,
  },
};
