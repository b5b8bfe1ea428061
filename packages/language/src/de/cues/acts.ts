import type { ActCues } from '../../cues/acts.ts';

export const germanActCues: ActCues = {
  admitsLack:
    'kann ich nicht|hab(?:e)? ich (?:zwar )?(?:nicht|nie|kein\\p{L}*|noch nie|nur)|(?:noch )?nie gemacht|(?:war|bin) ich (?:zwar )?(?:nie|nicht|kein\\p{L}*)',
  excuses: 'aber|trotzdem|egal',
  wantsWritten: 'schreib(?!t man)\\p{L}*|hinschreiben|sagen|angeben|erganz\\p{L}*',
  untouched: '(?:noch )?nichts (?:andern|anfassen|verandern)|andern sie (?:bitte )?(?:noch )?nichts',
  questionOpening: 'und',
  tagQuestion: 'oder(?: nicht)?|nicht wahr|gell|meinen sie nicht|finden sie nicht',
  article: 'der|die|das|den|mein\\p{L}*',
  chatWords:
    "(?<![\\p{L}'’])(?:naja|na ja|halt|glaub|oder so|bitte|danke|schreib|pack das|dreh|" +
    "mach(?:st)? (?:das|mal)|eigentlich|irgendwie)(?![\\p{L}'’])",
  brokenStart: 'war|waren|ist|sind|und|aber|oder|weil',
  orderOpening: 'bitte|dann',
  orderVerb: 'schreib(?:en sie)?|mach(?:en sie)?',
  orderedThing: 'es|das',
  hedges:
    'vielleicht|evtl|eventuell|wei(?:ss|ß) nicht|unsicher|soll(?:te)? (?:ich|das|man)|muss das|' +
    'oder (?:nicht|soll\\p{L}*|doch|lieber)',
  contrasts: 'nicht|statt|anstatt|sondern|falsch|heisst|ander\\p{L}*|ersetz\\p{L}*',
  preamble:
    '(?:und|also|ach|ja|übrigens)[,:!]?\\s+(?=\\S)|(?:konkret|genauer gesagt|ehrlich gesagt|' +
    'was ich vergessen habe|noch was|nur zur info)\\s*[,:–-]\\s*|(?:schreib(?:en sie)?|erwähn\\p{L}*|add|' +
    'put)(?: also| auch)?,? (?:dass)\\s+|[^.!?,:–-]{0,50}(?<!\\p{L})(?:anzeige)\\s*[,:–-]\\s*',
  introducing: 'bei|beim|in der|im|als|für',
  introduced: 'der|dem|die',
  aside: 'glaube? ich|ehrlich gesagt|falls das (?:hilft|zählt)',
  beingOpening: 'bin(?: da| dort)?',
  whenever: 'wenn|während',
  speaker: 'ich',
  amountVerb: 'das sind|das ist|es sind',
  ownSubject: ',\\s*(?:(?:so|und|aber)\\s+)?(?=(?:ich)\\s)|\\s(?:und)\\s+(?=(?:ich)\\s)',
  orElse: 'oder',
  removalOrder:
    '^(?:(?:und|bitte|dann|auch|ok|also|so)[\\s,]+)*(?:(?:losch\\p{L}*|streich\\p{L}*|' +
    'entfern\\p{L}*)(?!\\p{L}))|(?<!\\p{L})(?:raus|weg|loschen|streichen|entfernen)[.!]?$',
  oneMoreThing: '(?<!\\p{L})(?:auch|ebenfalls)[.!]?$',
  twice: 'doppelt\\p{L}*|zweimal',
  pointing: 'das|es|die',
  more: '^(?:und|auch|ebenso|ach und)(?!\\p{L})|(?<!\\p{L})(?:auch|ebenfalls)$',
  ofDates: 'daten|datum',
  yearName: 'jahr|jahreszahl(?:en)?|datum|jahre',
  offThing: 'aus|von|vom|bei|beim|in|im',
  amountOpening: 'circa|rund|etwa|ungefähr|bis zu|über',
  itself: 'damit|das|sie',
  comesAgain: 'doch',
  jokes: 'jk|j\\/k|scherz|spaß beiseite',
  tellsLack: "(?<!\\p{L})(?:keine?|ohne)\\s?['’]?(?:\\p{L}+ ){0,2}(?:erfahrung|kenntnisse?|ahnung)(?!\\p{L})",
  placeRemnant: '',
  approximately: 'etwa|ungefähr|rund',
  person: '(?<=(?:,|(?<!\\p{L})(?:und)) )(?:ich)\\s(?=\\p{L})|(?<=, \\p{L}{2,15}e )ich\\s(?=\\p{L})',
  anyPerson: 'ich|mir|mich|mein\\p{L}*|wir|uns|du|sie|er|es',
  tellsPast: '(?:^|\\n)(?:ich )?(?:war|hatte|wurde|konnte|durfte)(?!\\p{L})|(?<!\\p{L})(?:damals|früher)(?!\\p{L})',
  dutyOpening:
    '(?:war )?(?:verantwortlich für|zuständig für|beteiligt an|mitarbeit (?:in|an|bei)|mithilfe bei|' +
    'unterstützung bei|mitwirkung (?:bei|an)|aufgaben:)(?: der| dem| den| die| das)?\\s',
  thatThing: 'das(?: ganze)?(?: projekt)?|es|dieses projekt',
  goesOn:
    '(?:, (?:und )?| und )(?:das|es|die) (?:war|waren|sind|dauerte|ging)(?: über)? (?=(?:etwa |rund |' +
    'ca\\.? )?\\p{N})|,? (?:den|das|die) hab(?:e)? ich (?:im jahr )?(?=(?:19|20)\\p{N}{2})',
};
