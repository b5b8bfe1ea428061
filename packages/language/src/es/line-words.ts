import type { AnswerWords, LineWords, WordingCues } from '../line-words.ts';
import { pattern } from '../pattern.ts';

const people =
  'jef[ea]|encargad[oa]|compañer[oa]s?|supervisora?|gerente|dueñ[oa]|client[ea]s?|' +
  'equipo|amig[oa]s?|director[a]?|gente|pacientes|responsable';

export const spanishLineWords: LineWords = {
  deed: [
    [/^(?:y |pues |luego )?(?:yo|nosotros) (?:también |siempre )?(?=\p{L})/iu, ''],
    [/^(?:he|había|hemos) (?=\p{L}+(?:ado|ido|cho|sto|rto) )/iu, ''],
    [/^(?:era|fui|estaba|soy|estoy) (?=(?:responsable|encargad[oa]|a cargo))/iu, ''],
    [/^(?:mi (?:trabajo|tarea|función) (?:era|es)|me tocaba|tenía que|solía|solia) (?=\p{L}+r(?:\s|l|$))/iu, ''],
    [/(?<=,| y) yo (?=\p{L})/giu, ' '],
    [/^me (?:encargaba|encargo|ocupaba|ocupo|encargué|ocupé) de(?:l| la| los| las)? /iu, ''],
    [/(?<!\p{L})(?:mis|nuestr[oa]s) (?=\p{Ll})/giu, 'los '],
  ],
  amount: [
    [
      pattern('iu')`
        ^(?:eran|son|era|es|había|hay|hacía(?:mos)?|hago|hacíamos|tenía(?:mos)?|fueron|atendía|serían) (?=(?:como
        |unos|unas|cerca|más|casi|unos|alrededor|entre|\d))
      `,
      '',
    ],
    [/(?<!\p{L})(?:como|tipo)(?: unos| unas)? (?=\d)/giu, 'unos '],
    [/unos unos/giu, 'unos'],
    [/ (?:más o menos)$/iu, ' aproximadamente'],
  ],
  result: [
    [
      /^(?:(?:y|así que|entonces|al final|como resultado|gracias a eso|por eso|resultado:|conseguimos que|logramos que|hizo que),? )+/iu,
      '',
    ],
    [/^(?:se )?(?:logró|consiguió) (?=\p{L}+r )/iu, ''],
  ],
  amountOpening: pattern('iu')`
    ^(?:(?:unos|unas|cerca de|alrededor de|casi|más de|menos de|entre|hasta|al menos|como|quizás?
    |aproximadamente|eran|son|había|sobre todo|solo|sólo|siempre)\s){0,3}
    (?:\p{N}|(?:una vez|dos veces|tres veces|cada|todos los|todas las|al (?:día|mes|año)|por (?:día|semana
    |hora|turno|mes)|a la semana|diari[oa]s?|semanal|mensual|los (?:lunes|martes|miércoles|jueves|viernes
    |sábados|domingos)|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien
    |una (?:decena|docena|veintena|treintena))(?!\p{L}))
  `,
  adverb: /^(?:(?:unas|casi|solo) )?(?:una vez|\p{N}+ veces|dos veces|tres veces|cada|todos los|todas las) [^,]+$/iu,
  resultGoesOn:
    /^(?:lo que|lo cual|con|sin|para|hasta|en lugar de|en \d|dentro de|a tiempo|\p{L}{3,}(?:ando|iendo)) ?/iu,
  resultIsBare: /^(?:ningun[oa]?|ningún|menos|más|cero|\d[\d.,]* ?% (?:menos|más|de)) /iu,
  articles: 'los|las|el|la|muchos|muchas|varios|varias|todos los|todas las|algunos|algunas',
  amountInBrackets: false,
  atPlace: '(?:en|en el|en la) {name}',
  pointsBack: pattern('iu')`
      ^(?:(?:yo )?(?:hice|hacía|hago|he hecho) (?:eso|esto)|eso (?:lo )?(?:hice|hacía|hago)(?: yo)?|(?:las?
      |los?) hacía(?: yo)?)(?!\p{L}| (?:el|la|mi|un|una) )
    `,
  yes: pattern('iu')`
    ^(?:s[íi]|claro|por supuesto|desde luego|efectivamente|exacto|sip)(?:[,!. ]+(?:claro|por supuesto|s[íi]
    |lo hice|mucho|siempre|lo hacía))*[.!]{0,3}$
  `,
  nothing: pattern('iu')`
      ^(?:nada(?: especial)?|ningun[oa]?|no (?:lo )?s[ée]|no recuerdo|ni idea|no mucho|-+|\?+|n\/?a|no aplica
      |no conté|nunca (?:lo )?cont[ée]|no se midió)[.!]{0,3}$
    `,
  denied:
    /^(?:(?:y|pero|pues|bueno|la verdad|yo|eso)[, ]+){0,3}(?:no(?! s[oó]lo)|nunca|jam[áa]s|tampoco|nada)(?!\p{L})/iu,
  hedged: pattern('iu')`
      (?<!\p{L})(?:quizás?|tal vez|a lo mejor|creo(?: que)?|pienso que|supongo|imagino|probablemente|puede que
      |no estoy segur[oa]|diría(?: que)?|si no recuerdo mal|algo así|me parece)(?!\p{L})|\?$
    `,
  unhedged: [
    [
      /(?<!\p{L})(?:quizás?|tal vez|a lo mejor|creo que|supongo que|diría(?: que)?|probablemente)(?: eran| unos| unas| como)* (?=\d)/giu,
      'unos ',
    ],
    [
      pattern('giu')`
        [ ,]{0,2}(?<!\p{L})(?:quizás?|tal vez|a lo mejor|creo(?: que)?|pienso que|supongo(?: que)?
        |imagino(?: que)?|probablemente|diría(?: que)?|si no recuerdo mal|algo así
        |me parece(?: que)?)(?!\p{L})[ ,]{0,2}
      `,
      ' ',
    ],
    [/^[¿]|\?$/gu, ''],
  ],
  wished: /^(?:(?:me )?(?:gustaría|quiero|quisiera|espero|pienso|voy a|podría|planeo)|estoy aprendiendo)(?!\p{L})/iu,
  others: pattern('iu')`
    ^(?:(?:pero|y|porque|entonces|aunque)[, ]+){0,2}(?:(?:mis?|nuestr[oa]s?|el|la|los|las|un
    |una)\s(?:\p{L}+\s)?(?:${people})(?:\s|$)|(?:él|ella|ellos|ellas|alguien|todo el mundo)\s
    |(?:eso )?(?:las? |los? )?(?:hace|hacía|hizo|lleva|llevaba) (?:el|la|mi|un|una) )
  `,
  hearsay: pattern('iu')`
    ^(?:(?:y|pero) )?(?:(?:mis?|nuestr[oa]|el|la|los|las) (?:\p{L}+ )?(?:${people})|él|ella|ellos|me) (?:me |nos )?(?:dijo
    |dijeron|decía|decían|comentó|dice|pensaba|felicitó)(?: que)? ?
  `,
  together:
    /^(?:y |luego )?(?:nosotros|nosotras|el equipo|entre todos|con el equipo)(?!\p{L})|^\p{L}+(?:amos|imos|emos|ábamos|íamos)(?!\p{L})/iu,
  remark: pattern('iu')`
      ^(?:no s[ée](?: si)?|(?:de (?:los|las) \p{L}+ )?no me acuerdo|jaja\p{L}*|eso cuenta|espero que|fue (?:\p{L}+ )?(?:duro|bonito|genial|divertido|estresante)
      |eso es todo|nada más|gracias|perdón|hace mucho|me (?:gustaba|encantaba|gustó)|porque|ya que
      |la verdad)(?!\p{L})
    `,
  vagueAmount: pattern('iu')`
      ^(?:(?:muy |bastante |super )*(?:much[oa]s?|bastantes?|a menudo|a veces|regularmente|vari[oa]s|algun[oa]s
      |depende|siempre|un montón|muchísim[oa]s?|de vez en cuando|según|frecuentemente
      |constantemente)(?: (?:de )?.{0,20})?)[.!]{0,3}$
    `,
  vagueResult: pattern('iu')`
      ^(?:(?:todo|eso|fue|salió|iba|quedó|resultó|funcionó|mejoró)(?: (?:salió|fue|iba|muy|bastante
      |todo))* ?(?:bien|mejor|genial|perfecto|ok)?|(?:muy )?bien|mejor|genial|(?:mi |el |la |los |las )?(?:\p{L}+ )?(?:estaba
      |estaban|quedó|quedaron|fueron) (?:muy |bastante )?(?:content[oa]s?|satisfech[oa]s?|feli(?:z|ces))
      |clientes (?:content|satisfech)os|buenos comentarios|aprendí mucho)[.!]{0,3}$
    `,
  clauseBreak:
    /(?:(?<=[.!?]) |; |\n|, | [–—-] | (?=pero )| (?=(?:y|entonces|luego) (?:yo|mi|mis|ellos|ella|él|nosotros|el jefe|la jefa)(?!\p{L})))/iu,
  praise: pattern('iu')`
      (?<!\p{L})(?:excelentes?|buen[oa]?s?|sólid[oa]s?|experiencia|conocimientos?|dominio|capacidad
      |nuestr[oa]s?|tus?|todos|todas|alto nivel)(?!\p{L})
    `,
  yesTo: { tool: 'Trabajo con {name}', domain: 'Experiencia en {name}' },
};

export const spanishAnswerWords: AnswerWords = {
  subject: /^yo\s+(?=\p{L})/iu,
  speaker: [[/^(?:y )?yo (?=\p{L})/iu, '']],
  deedOpening: pattern('iu')`
    ^(?:yo\s|también\s){0,2}(?!as[ií]\s)(?:\p{L}{3,}(?:é|í|ó)|reduje|hice|puse|di|tuve|conduje|traduje|llevé)\s
    (?!unos|unas|cerca|\d+\s?%)|^\p{L}{3,}(?:ción|sión|miento)\sde\s
  `,
  expiry: /expir|caduc/iu,
  minDeedWords: 3,
};

export const spanishWording: WordingCues = {
  weakOpenings:
    'responsable de|encargado de|encargada de|me encargaba de|mis funciones|funciones:|me encargué de|mis tareas',
  firstPerson: 'yo|mi|mis|nosotros|nuestro|nuestra',
  fillers: 'muy|diversos|diversas|exitosamente|etc|dinámico|dinámica|apasionado|apasionada|con el fin de',
};
