import type { Answers } from '../../topics.ts';

export const spanishHuntAnswers = {
  'cover-letter':
    'Bastan tres partes cortas: por qué esta empresa, qué has hecho que responde a sus dos primeros puntos y ' +
    'cuándo puedes empezar. Toma los ejemplos de tus líneas; media página es suficiente.',
  motivation:
    'Dos o tres frases: qué te atrae de esta casa o de este trabajo y una cosa que has hecho y que allí ' +
    'serviría. Una razón verdadera que solo valga para esta empresa vale más que los elogios.',
  interview:
    'Toma las tres primeras cosas de la oferta y prepara para cada una una historia corta: qué pasaba, qué ' +
    'hiciste, qué se logró. Lleva dos preguntas tuyas. Puedes pensar un ' +
    'momento, y decir que algo todavía no lo sabes.',
  'follow-up':
    'Al cabo de una semana, o una semana después del cierre, está bien un mensaje corto y amable: a qué y cuándo ' +
    'te presentaste y si necesitan algo más. Tras una entrevista, da las gracias ese día o al siguiente.',
  'no-answer':
    'El silencio dice poco de ti: muchas empresas no contestan nunca, y a menudo el puesto ya está dado. Ayudan ' +
    'dos cosas: menos solicitudes pero que encajen mejor, con sus palabras ' +
    'arriba, y una pregunta corta tras una semana.',
  rejection:
    'Un rechazo duele, y rara vez significa que no valgas; a menudo otra persona tenía una cosa más. Pregunta ' +
    'una vez, con amabilidad, qué faltó. Mira luego qué ofertas te dieron una entrevista y busca más de ese tipo.',
  applying:
    'Pocas solicitudes que encajen dan más que muchas que no; de tres a cinco buenas por semana bastan. Además ' +
    'de los portales, pregunta a gente con la que hayas trabajado y mira las páginas de empresas cercanas.',
  'which-job':
    'Mira lo que has hecho a gusto y a menudo, y busca ofertas que pidan justo eso, se llamen como se llamen. ' +
    'Aquí puedo mostrarte cuánto encaja tu currículum con una oferta; pega otra para comparar.',
  strengths:
    'Tus puntos fuertes son lo que has hecho más de una vez y en lo que otros confiaron. En tu currículum están ' +
    'donde una línea dice qué hiciste y qué se logró.',
  chances:
    'Eso nadie lo puede prometer, y yo tampoco. Puedo decirte cuánto de lo que piden muestra tu currículum y qué queda abierto.',
  'ai-written':
    'Cada palabra de tu currículum es tuya; yo ordeno, acorto y pregunto, no invento nada. Así que no hay nada que no puedas explicar tú en una entrevista.',
  nervous:
    'Los nervios son normales y muestran que te importa. Prepara tres historias cortas de tu trabajo y el camino ' +
    'hasta allí, y duerme; no hace falta más. Respirar y decir despacio ' +
    'la primera frase ayuda a casi todo el mundo.',
  'self-doubt':
    'Esas dudas pesan, y las tiene mucha gente que trabaja bien. Lo que has hecho no se pierde porque fuera hace ' +
    'tiempo o porque nadie lo alabara. Miremos lo que de verdad hay.',
  tired:
    'Suena a mucho. Puede esperar: aquí no se pierde nada, y con la vista descansada se lee mejor. Si quieres, hoy hacemos solo una cosa pequeña.',
  'next-step':
    'Si tuviera que elegir: cierra lo que queda abierto abajo, léelo una vez en voz alta, que lo lea otra ' +
    'persona y envíalo. Un buen currículum enviado vale más que uno perfecto guardado.',
  human:
    'Soy un programa, no una persona. Trabajo con tus palabras y con reglas; en tu currículum no entra nada que ' +
    'no hayas escrito o contado, y no envío nada en tu nombre.',
  privacy:
    'Tu currículum es tuyo. Qué se guarda, cuánto tiempo y cómo se borra está en «Privacidad»; nadie lo recibe desde aquí si no lo envías tú.',
  price: 'Lo que es gratis y lo que cuesta un plan está en la página «Precios». No se cobra nada sin tu acuerdo.',
  smalltalk: 'Me alegra que te lo tomes con humor. Aquí estoy para tu currículum cuando quieras.',
  'untrue-years':
    'No puedo poner más años de los que fueron; sale a la primera pregunta. Lo que tienes cuenta tal como es: ' +
    'dime el tiempo real y qué hiciste en él, una línea sobre eso vale más que el número.',
  'untrue-level':
    'Prefiero no poner un nivel que no tienes; a menudo lo prueban en la entrevista. Mejor el nivel real, o lo ' +
    'que sabes hacer con palabras sencillas. ¿Para qué lo has usado?',
  'untrue-credential':
    'No puedo poner que lo tienes si no es así; los títulos, permisos y certificados se comprueban. Lo que sí ' +
    'puede figurar es la verdad: «en trámite», «examen previsto en ' +
    'primavera», «válido hasta 2021». ¿Ponemos algo así?',
  'untrue-title':
    'Dejo el cargo como era; preguntarían a la empresa anterior. El trabajo sí se puede mostrar entero: ¿qué ' +
    'decidías, a quién enseñaste, de qué te ocupabas cuando faltaban otros?',
  'untrue-dates':
    'No cambio fechas para tapar una etapa; la vida laboral lo mostraría. Una etapa vacía molesta menos que una ' +
    'fecha falsa. Basta una línea sincera, o ninguna.',
  'untrue-figure':
    'No invento números: tendrías que explicarlos. Una estimación honesta sí vale. ¿Cuántos eran más o menos al día o a la semana, y cómo cambió?',
  'untrue-tool':
    'Solo pongo aquello con lo que has trabajado de verdad; tener que demostrarlo sería peor que no tenerlo. Lo ' +
    'que conoces parecido sí puede figurar, y en la entrevista puedes decir que aprendes rápido. ¿Lo has usado ' +
    'alguna vez, aunque sea poco?',
  'untrue-other':
    'Solo escribo lo que es así; lo demás se volvería contra ti. Casi siempre hay una forma honesta de decirlo. ' +
    'Si fue como dices, cuéntame en una frase qué hiciste y lo pongo; si no del todo, ¿cómo fue de verdad?',
} as const satisfies Partial<Answers>;
