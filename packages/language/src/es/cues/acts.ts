import type { ActCues } from '../../cues/acts.ts';

export const spanishActCues: ActCues = {
  admitsLack:
    'no (?:lo |la )?(?:tengo|acabe|termine|hice|saque|soy|era)|nunca (?:lo )?(?:fui|tuve)|nunca (?:lo )?(?:he|hice)|me falto|me falta',
  excuses: 'pero|igual|aunque',
  wantsWritten: 'pon(?:er|ga|gas|le|go|me)?|lo pongo|escrib\\p{L}*|diga\\p{L}*',
  untouched: 'no (?:me )?(?:toques|cambies|toque|cambie|modifiques) nada',
  questionOpening: 'y',
  tagQuestion: 'verdad|no|no crees|vale',
  article: 'el|los|las|lo de|mi|mis',
  chatWords:
    "(?<![\\p{L}'’])(?:pues|creo|póngale|ponle|pon|agregue|agrega|la verdad|por favor|oiga|nomás|" +
    "gracias)(?![\\p{L}'’])",
  brokenStart: 'era|eran|es|y|pero|porque',
  orderOpening: 'pues',
  orderVerb: 'pon(?:lo|la|me)?|escribe|haz',
  orderedThing: 'lo|eso|esto',
  hedges: 'quizas?|tal vez|a lo mejor|no se si|deberia|o no|o mejor|si crees|si puedes',
  contrasts: 'no|en vez|en lugar|sino|mal|cambi\\p{L}*|reemplaz\\p{L}*|pon(?:lo|la|er)?|llam\\p{L}*|corrig\\p{L}*',
  preamble:
    '(?:y|pues|bueno|oye|por cierto)[,:!]?\\s+(?=\\S)|(?:se me olvid(?:ó|aba)(?: decir)?|te cuento|' +
    'le cuento|para que (?:sepas|sepa))\\s*[,:–-]\\s*|(?:que se (?:note|vea|sepa)|que quede claro|add|' +
    'put)(?: también)?,? (?:que)\\s+|[^.!?,:–-]{0,50}(?<!\\p{L})(?:anuncio)\\s*[,:–-]\\s*',
  introducing: 'como|de',
  introduced: 'el|los|las|mi',
  aside: 'creo|la verdad|si sirve|si vale',
  beingOpening: 'soy|estoy',
  whenever: 'cuando',
  speaker: 'yo',
  amountVerb: 'son|es|eran',
  ownSubject:
    ',\\s*(?:(?:y|pero)\\s+)?(?=(?:yo)\\s)|\\s(?:y|e)\\s+(?=(?:yo|he|\\p{L}+(?:uve|ice|use|[ai]je)|\\p{L}{3,}[éí])\\s)',
  orElse: 'o',
  removalOrder: '^(?:(?:y|pues|ahora)[\\s,]+)*(?:(?:quita\\p{L}*|borra\\p{L}*|elimina\\p{L}*)(?!\\p{L}))',
  oneMoreThing: '(?<!\\p{L})(?:tambien)[.!]?$',
  twice: 'dos veces|repetid\\p{L}*|duplicad\\p{L}*',
  pointing: 'eso|esto|lo',
  more: '^(?:y|e|tambien|también|ah y)(?!\\p{L})|(?<!\\p{L})(?:también|tambien)$',
  ofDates: 'fechas?',
  yearName: 'anos?|fechas?',
  offThing: 'de|del|en',
  amountOpening: 'unos|unas|cerca de|más de|casi|un total de',
  itself: 'eso|esto|\\p{L}+[aei](?:lo|la|los|las)',
  comesAgain: 'mejor|al final',
  jokes: '(?:es )?broma|es coña',
  tellsLack:
    "(?<!\\p{L})(?:sin|ningun[ao]?|nunca|no)\\s?['’]?(?:\\p{L}+ ){0,2}(?:experiencia|conocimientos?|" +
    'idea)(?!\\p{L})',
  placeRemnant: '',
  approximately: 'unos|unas|unas? |cerca de',
  person: '(?<=(?:,|(?<!\\p{L})(?:y)) )(?:yo)\\s(?=\\p{L})',
  anyPerson: 'yo|me|mi|mis|nos|usted|él|ella|ellos|eso',
  tellsPast: '(?:^|\\n)(?:yo )?(?:\\p{L}{2,}(?:é|aba)|hice|fui|tuve|puse|estuve)(?!\\p{L})',
  dutyOpening:
    '(?:responsable|encargad[oa]) del? |(?:participación|ayuda|apoyo|colaboración) (?:en|con) (?:el |la |los |las )?|participé en ',
  thatThing: 'ese proyecto|eso|esto',
  goesOn:
    '(?:, (?:y )?| y )(?:fueron|eran|era|duró|son) (?=(?:unos |unas |cerca de )?\\p{N})|,? (?:y )?l[oa] (?:hice|' +
    'saqué|obtuve|terminé) en (?=(?:19|20)\\p{N}{2})',
};
