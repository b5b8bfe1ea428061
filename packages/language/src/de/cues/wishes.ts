import type { WishCues } from '../../cues/wishes.ts';

export const germanWishCues: WishCues = {
  excuses: 'eh keiner|merkt (?:eh )?keiner|einfach rein|egal|bald|fliessend',
  refersToTold: 'das|es|irgendwo|erwahnen',
  mentionsIt: 'erwahn\\p{L}*|rein|aufnehm\\p{L}*',
  asksAdvice: 'soll(?:te)? ich',
  denies: 'nicht|kein\\p{L}*|nie|glaub(?:e)?(?: ich)?|als ob|oder',
  credential: '\\p{L}*schein|zertifikat|ausweis',
  course:
    'lehrgang|fortbildung|weiterbildung|umschulung|belehrung|zulassung|kurs (?:gemacht|besucht)|schulung (?:gemacht|besucht|absolviert)',
  credentialHeading: 'schein|zertifik|fortbild|weiterbild|lehrgang|qualifi',
  lapsed: 'abgelaufen',
  levels: 'grundkenntnisse|grundlagen',
  opening: 'und|auch|ach|ja|also',
  closing: ',? (?:auch)',
  ordinalEnding: '',
  smallWords: 'nich|und|stat|aber|jetz|bei',
  aloneFirst:
    'ganz (?:nach )?oben|(?<!(?:eins?|einen|weiter|etwas|bisschen|stuck|zeile|platz) )nach oben|zuerst|an erster stelle',
  aloneUp: 'hoch|nach oben',
  aloneLast: '(?:ganz )?(?:nach )?unten|ans ende',
  notBefore: '(?<!\\p{L})(?:nicht|statt|kein\\p{L}*)(?: (?:mehr|a|an))?',
  notBehind: '^ ?(?:was|ist|war|es) (?:falsch|mal)',
  again: 'korrektur|moment|warten? sie|warte|nein|nee|doch|eigentlich|es war(?:en)?|quatsch|ach',
  toWhere: 'zuerst|oben',
  unwanted: 'will ich nicht|mag ich nicht',
  politeOpening: '^(?:(?:und|dann|ok|so|also) )?(?:konnen sie|konnten sie|kannst|konntest|wurden sie)(?!\\p{L})',
  insteadOf: '(?:an)?statt',
  insteadArticle: 'den |die |das ',
  replaceVerb: 'ersetz\\p{L}*|ander[en]?|tausch\\p{L}*',
  newWording: 'durch|zu|gegen|in|auf',
  replaceArticle: 'den |die |das ',
  becoming: 'bei|beim|im|für',
  becomingArticle: 'der |dem ',
  keeps: 'behalt\\p{L}{0,6}|lass\\p{L}{0,6}',
  there: 'dort|da',
  lastThing: 'letzte\\p{L}*',
  placeBefore: 'aus|von|unter',
  placeArticle: 'den |der |dem |meinen? ',
  except: 'ausser|außer|bis auf',
  placeBehind: 'aus|von|bei|unter',
  bareJoint: 'zu|zur|unter|bei',
  thereAlready: 'da|dort',
  preposition: 'fur|im|bei|beim|der|dem|das',
  about: 'sachen?|das mit',
  wantsUndo: 'ruckgangig(?: machen)?|nimm das zuruck',
  wantsDates: '(?:alle )?(?:daten|datumsangaben) (?:einheitlich|gleich)\\p{L}*',
  wantsSpell:
    'rechtschreib\\p{L}*|tippfehler|schreibfehler|falsch geschrieben|(?:is|ist) (?:glaub ich |wohl |' + 'doch )?falsch',
  wantsBack:
    '(?:doch )?wieder (?:rein|hin|her|dazu|aufnehmen|einfugen)|zuruckhol\\p{L}*|wiederherstell\\p{L}*|(?:hol|gib)\\p{L}* .{0,40}?zuruck',
  wantsShorten:
    'kurz(?:e|en|er)?(?: fassen)?|verkurz\\p{L}*|zusammenfass\\p{L}*|' +
    'streich\\p{L}* .{1,80} auf (?:\\d+|eine|zwei|drei|vier|funf) (?:zeilen?|punkte?)',
  wantsReplace: 'ersetz\\p{L}*|(?:an)?statt|ander[en]?|umbenenn\\p{L}*',
  wantsRemove: 'raus\\p{L}*|heraus\\p{L}*|weg|weglassen|wegnehmen|entfern\\p{L}*|losch\\p{L}*|streich\\p{L}*',
  wantsMove:
    '(?:weiter )?nach (?:oben|unten|vorn\\p{L}*|hinten)|hoch|runter|verschieb\\p{L}*|vor(?= (?:die|den|' +
    'das|der|dem))',
  wantsKeep: 'lass\\p{L}*|behalt\\p{L}*|bleib\\p{L}*',
  wantsAdd: 'erganz\\p{L}*|hinzufug\\p{L}*|fug\\p{L}*|schreib(?:e|en|st|t)?|erwahn\\p{L}*|aufnehm\\p{L}*',
  reason: '(?:and |but |so )?(?:weil|denn|da (?:ich|es|das|die)|sonst|damit)(?!\\p{L})',
  fillers:
    '(?<![\\p{L}+#])(?:damit|davon|der|die|das|den|dem|des|ein|eine|einen|mein|meine|meinen|mit|von|vom|' +
    'aus|bei|beim|im|in|zu|zum|zur|bitte|auch|noch|nur|doch|mal|dann|und|oder|sachen|sache|ding|ganz|' +
    'das mit|ich|sie|kann|konnen|kannst|wort|zeile|punkt|abschnitt|stelle|teil)(?!\\p{L})',
};
