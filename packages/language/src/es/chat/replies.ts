import type { ReplyWords } from '../../reply-words.ts';

export const spanishReplies: ReplyWords = {
  nothingToUndo: 'No hay nada que deshacer.',
  nothingChanged: 'No he cambiado nada.',
  nothingYet: 'En este chat todavía no he cambiado nada. Las mejoras anteriores aparecen junto al currículum.',
  soFar: 'Hasta ahora en este chat:\n{changes}',
  changed: 'Qué ha cambiado:',
  replaced: '«{before}» ahora es «{after}»',
  removed: 'Eliminado: «{before}»',
  added: 'Añadido: «{after}»',
  moved: 'Movido: {after}',
  reordered: 'Nuevo orden: {after}',
  more: '… y {count} más',
  heldBack: 'En espera, porque tu currículum no lo dice: «{after}». Si es cierto, dímelo y lo añado.',
  questioned: 'Compruébalo, aún no lo he aplicado: «{after}». Si es cierto, dímelo y lo aplico.',
  askRemoval: 'Confirma antes de que lo quite: «{before}». Si debe desaparecer, di que sí y lo elimino.',
  askToChange: '¿Cambio «{before}» por «{after}»?',
  askToAdd: '¿Añado «{after}»?',
  askToAddUnder: '¿Añado «{after}» en «{place}»?',
  askToRemove: '¿Quito «{before}»?',
  yesDoIt: 'Sí',
  yesToAll: 'Sí, todas',
  whichToApply: 'He preguntado por varias líneas y un sí no me dice cuál. Di «la primera» o «todas».',
  undone: 'Deshecho. Tu currículum está como antes del último cambio.',
  original: 'Tu currículum está como lo subiste.',
  whyChanged:
    'Por mi cuenta solo cambio lo que aclara una línea, toma la grafía de la oferta o pone primero lo que ' +
    'importa para este puesto; lo demás, solo porque me lo pediste. Di «deshacer» para revertir el último cambio.',
  takenBack: 'Retirado: «{fact}». Ya no está en el currículum ni entre lo que nos contó.',
  whichFact: '¿Qué de esto no es cierto?',
  tailored: 'He ajustado tu currículum al puesto; abajo está lo que ha cambiado.',
  alreadyFits: 'No encuentro nada que mejorar sin añadir lo que no me has contado.',
  done: 'Hecho.',
  alreadySo: 'Hasta donde veo, ya está así; no he cambiado nada.',
  notFound: 'No encuentro «{name}» en tu currículum, así que no he cambiado nada.',
  whichOne: 'Coinciden varias líneas. ¿A cuál te refieres?\n{names}',
  whichSection: 'Quiero asegurarme antes de quitar nada. ¿A cuál de estas te refieres?\n{names}',
  insideLine: '«{name}» no es una línea entera. ¿Cuál de estas líneas quito completa?\n{names}',
  notThere: 'No encuentro «{name}» en «{place}», así que no he cambiado nada.',
  noSection:
    'No encuentro ninguna sección llamada «{name}», así que no he cambiado nada. Estas son tus secciones:\n{names}',
  whereToAdd: '¿Dónde añado «{fact}»?',
  whatToAdd: '¿Qué escribo ahí? Dímelo, por ejemplo, así: «añade … a {name}».',
  noted: 'Entendido, no añado nada de eso. Si tu currículum dice otra cosa, dime qué quito.',
  keptBullets:
    'Cada puesto tiene ahora como mucho {count} puntos; se han quitado los menos importantes para esta oferta.',
  shortened: 'Lo he acortado; primero se ha quitado lo menos importante para este puesto.',
  cannotShorten:
    'En «{name}» no encuentro nada que pueda acortar sin reescribirlo. Dime qué palabras o líneas quito y lo hago.',
  alreadyShort: 'Ya es corto: ningún puesto tiene más de dos puntos. Dime qué palabras o líneas quito y lo hago.',
  onePage: 'Ahora cabe en una página; primero se ha quitado lo menos importante para este puesto.',
  alreadyOnePage: 'Cabe en una página, y una página basta: quien lee quiere lo esencial de un vistazo.',
  couldGoFirst: 'Si quieres más espacio, esto podría quitarse primero:\n{names}',
  pagesNow:
    'Ahora ocupa {pages} páginas. Di «que quepa en una página» y quitaré lo que menos importa para este puesto.',
  cannotFit:
    'He quitado lo menos importante, pero aún ocupa {pages} páginas. No recorto por mi cuenta puestos, formación ni datos de contacto.',
  emphasised: '«{skill}» aparece ahora primero donde tu currículum lo muestra.',
  skillNotThere: 'Tu currículum no menciona «{skill}». ¿Lo has usado? Dime dónde y lo añado.',
  refused:
    'Cambiar el tono, traducir, escribir cartas o reescribir libremente no lo hago bien, así que dejo tus ' +
    'palabras como están. Puedo mover, quitar, renombrar y ordenar, cambiar palabras, añadir lo que me cuentes, ' +
    'acortar y ajustar el currículum a la oferta.',
  refusedForNow:
    'Eso requiere el modelo de lenguaje, que ahora no está disponible; inténtalo más tarde. Mientras tanto puedo ' +
    'mover, eliminar, renombrar y ordenar, reemplazar palabras, añadir lo que me cuentes, acortar y ajustar tu ' +
    'currículum al puesto.',
  gaps: 'El puesto pide esto y en tu currículum no lo encuentro, o no lo dice con claridad:\n{names}\nSi tienes algo de esto, dime dónde y lo añado.',
  verdictReady: 'Sí, ya se puede enviar.',
  verdictNearlyOne: 'Casi: antes, un detalle.',
  verdictNearly: 'Casi: antes, {count} detalles.',
  verdictNotYet: 'Todavía no: antes conviene arreglar esto.',
  pointAddress:
    '«{address}» parece privada, y la dirección forma parte de la candidatura. Mejor una con tu nombre; dime la nueva.',
  pointEmpty: 'Debajo de «{name}» no hay nada. Complétalo o quítalo.',
  pointLeftover: '«{line}» parece un resto.',
  pointTalk: '«{line}» suena a chat, no a currículum.',
  pointOpen: 'Se pide y no se ve: {names}. Si lo tienes, dime dónde.',
  pointWeak: '«{line}» es la línea más floja: ni cifra ni resultado.',
  takeOutThis: 'Quitar «{name}»',
  showMissing: '¿Qué falta?',
  noGaps: 'Tu currículum muestra todo lo que he podido leer en la oferta.',
  judged: 'Tu currículum muestra {matched} de las {asked} cosas que he leído en la oferta.',
  couldTailor: 'Mejoras que podría hacer sin añadir nada: {count}. Di «adapta mi currículum al puesto».',
  partLeft: 'Esta parte no la he entendido y la he dejado: «{name}».',
  aboutSite:
    'Aquí solo trabajo con las palabras de tu currículum. La plantilla, el papel y el formato (PDF, Word, texto) ' +
    'se eligen al descargarlo; el Centro de ayuda explica el sitio y la ' +
    'Política de privacidad, qué se hace con tus datos.',
  help:
    'Puedo ajustar tu currículum al puesto, mover, eliminar o renombrar una sección, ordenar los puestos, ' +
    'reemplazar palabras, añadir lo que me cuentes, dejar un número de puntos por puesto, hacer que quepa en una ' +
    'página y deshacer. Nunca añado lo que no me has contado.',
  notUnderstood:
    'No lo he entendido, así que no he cambiado nada. Prueba con «mueve Conocimientos antes de Experiencia», ' +
    '«reemplaza X por Y», «añade Python a Conocimientos», «deja 3 puntos por puesto» o «deshacer».',
  whichLine: '¿A qué línea te refieres?',
  whichMeant: 'No sé con seguridad lo que quieres. ¿Una de estas?',
  removeWhole: 'Se iría un empleo entero. ¿Lo quito?',
  whichFirst: '¿Qué quieres primero?',
  fitJob: 'Ajustarlo a la oferta',
  makeShorter: 'Hacerlo más corto',
  showWeakest: 'Ver la línea más floja',
  hello: '¡Hola! ¿Por dónde empezamos?',
  welcome: 'Me alegro de que haya servido. ¡Mucha suerte!',
  onlyResume: 'Solo ayudo con tu currículum y esta oferta. ¿Qué debe decir?',
  sorry: 'Lo siento. Dime qué línea es y qué debe decir; «deshacer» retira el último cambio.',
  onlyYours: 'Puedo añadir lo que has hecho. Todavía no se ve:\n{names}\nDime dónde hiciste algo de esto y lo añado.',
  nothingInvented: 'No. Cada palabra viene de tu currículum o de lo que nos contaste; mira «Lo que nos has contado».',
  weakest:
    '«{line}» es la que menos dice: sin cifra ni resultado. ¿Cuántos, con qué frecuencia y qué se logró? Dímelo y lo añado.',
  strengthenAsk:
    'Para reforzar «{line}» necesito lo que solo tú sabes: cuántos, con qué frecuencia y qué se logró. Dímelo y lo añado.',
  nextLine: 'Un buen paso: «{line}» podría decir más. ¿Cuántos, con qué frecuencia y qué se logró?',
  scoreMeans:
    'La puntuación dice cuánto de lo que pide el anuncio muestra tu currículum y con qué claridad. Sube cuando tu propio trabajo muestra más.',
  emphasiseAsk:
    'Tus líneas más fuertes ya van primero. ¿Qué más hiciste que lo muestre? Dímelo con una cifra y lo añado.',
  emphasisedOrder: 'He puesto primero las líneas que mejor lo muestran. ¿Qué más hiciste? Dímelo y lo añado.',
  profileWritten:
    'Escrito con lo que consta en tu currículum; no he añadido nada. Di «más sencillo», «más corto» o «deshacer» si no suena a ti.',
  profilePlainer: 'Ahora es más sencillo: solo quién eres y qué haces.',
  profileOneSentence: 'El perfil es ahora una sola frase.',
  profileSentences: 'El perfil tiene ahora {count} frases, las que más dicen.',
  profileTooShort:
    'En tu currículum no hay bastante para {count} frases, así que no lo he tocado. ¿Qué más debería decir?',
  profileAsGood:
    'Ya dice lo que tu currículum muestra para este puesto. ¿Qué más quieres que diga? Cuéntamelo y lo añado.',
  summaryAsk:
    'Para un perfil necesito algo más: qué haces, desde cuándo y tu mejor resultado. Con una o dos frases basta.',
  noTranslation: 'No traduzco: una traducción podría decir más que tú. Tu currículum sigue en su idioma.',
  tenseAlready: 'El tiempo y la persona de tus líneas ya están bien, hasta donde puedo asegurarlo.',
  noMistakes: 'No he encontrado ningún error del que esté seguro.',
  cannotSplit: 'No veo dónde dividir «{name}» sin cambiar lo que dice.',
  whenDone: 'Dímelo cuando lo haya hecho y lo pongo. Hasta entonces queda fuera.',
  whoseDeed: 'Eso suena a trabajo de otra persona. ¿Qué hiciste tú?',
  areYouSure: 'Prefiero asegurarme: ¿lo hiciste tú? Dilo como fue y lo añado.',
  whatToSay: '¿Qué debe decir? Dímelo con tus palabras y lo pongo.',
  roleAsk:
    'Para un puesto necesito el cargo, la empresa y los años, por ejemplo: «Cajera, Panadería Brand, 2015 - 2017». Después cuéntame qué hacías allí.',
  nothingGone: 'No falta nada de eso en tu currículum, así que no hay nada que recuperar.',
  nothingToRedo: 'No hay nada que rehacer.',
  notedOffer: 'Anotado, así que no añado nada de eso. ¿Quito esto?',
  notHere: 'No encuentro eso en tu currículum, así que no he cambiado nada. ¿Qué línea es? Cita unas palabras.',
};
