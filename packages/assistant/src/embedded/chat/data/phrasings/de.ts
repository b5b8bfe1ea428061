import type { Phrasing } from '../phrasing.ts';

const take = '(?:entferne?|lösche?|streiche?)';
const put = '(?:verschiebe?|setze?|stelle?|schiebe?|pack|packe|bringe?|zieh|ziehe)';
const line = '(?:stichpunkt|aufzählungspunkt|punkt|zeile|satz|eintrag)';
const a = '(?:den |die |das |meinen? |mein |einen? |ein )?';
const shorten = '(?:kürze?|straffe?|verkürze?)';
const whole = '(?:es|die (?:stich)?punkte|ihn|das|alles|(?:den|meinen) (?:ganzen )?lebenslauf)';
const shorter = '(?:etwas |ein bisschen |viel )?(?:kürzer|knapper)';

export const german: readonly Phrasing[] = [
  [
    'undo',
    '(?:hole?|bringe?|tu|mache?|stelle?) (?:es|das|sie|ihn) (?:wieder )?(?:zurück|her|rein)|(?:mache? )?(?:das |es |die letzte änderung )?(?:wieder )?rückgängig(?: machen)?|zurück|(?:einen schritt |wieder )zurück|nimm das zurück',
  ],
  [
    'original',
    '(?:zurück )?zum original(?:lebenslauf)?(?: zurück)?|(?:alles|alle änderungen) rückgängig(?: machen)?|mache? alles rückgängig',
  ],
  [
    'confirm',
    '(?:ja|jep|klar|genau|richtig|stimmt|korrekt|gerne|ok(?:ay)?|doch)(?:[,.]? (?:gerne|genau|richtig|stimmt|(?:das|es) (?:stimmt|ist (?:so|wahr|richtig|korrekt))|mach das))?|(?:das|es) (?:stimmt|ist (?:so|wahr|richtig|korrekt))|mach das',
  ],
  [
    'decline',
    '(?:nein|nee|nö|lieber nicht|lass es|lass das|stopp?|abbrechen|doch nicht)(?:[,.]? (?:danke|lieber nicht|lass es|das stimmt nicht|stimmt nicht))?|(?:das )?stimmt nicht',
  ],
  ['redo', 'wiederhole(?:n)?(?: (?:es|das))?|(?:mache? (?:es|das) )?noch ?mal'],
  [
    'recall',
    'was (?:hast du|wurde|haben sie|hat sich) .*(?:geändert|gemacht|getan|verändert|entfernt|hinzugefügt).*|(?:zeige?|liste)(?: mir)? (?:die |alle )?änderungen.*',
  ],
  ['why', '(?:warum|wieso|weshalb)(?: das| (?:hast du|haben sie) .*)?'],
  [
    'take-back',
    `${take} (?:es|das|ihn|sie)(?: wieder)?|(?:nimm|lass|mache?) (?:es|das|ihn|sie) (?:wieder )?(?:raus|weg|heraus)`,
  ],
  ['add-more', '(?:und (?:auch|noch|außerdem):?|außerdem:) ?(?<fact>.+)'],
  ['remove-line', `${take} ${a}${line} (?:über|zum|zur|zu|mit|von) (?<words>.+)`],
  [
    'remove-line',
    `(?:lass|nimm|wirf|mache?) ${a}${line} (?:über|zum|zur|zu|mit|von) (?<words>.+?) (?:weg|raus|heraus)`,
  ],
  ['remove-words', `${take} ${a}(?:wort|wörter|ausdruck) (?<words>.+)`],
  ['remove', `${take} ${a}${line} (?<section>.+)`],
  ['remove', `${take} ${a}(?:stelle|station|position|job|tätigkeit|praktikum) (?:bei|als|in) (?<section>.+)`],
  ['remove', '(?:lass|nimm|wirf|mache?|streiche?|schmei(?:ß|ss)e?) (?<section>.+?) (?:weg|raus|heraus|hinaus)'],
  ['remove', `${take} (?:alle )?(?<section>.+)`],
  [
    'remove',
    '(?:(?:ich (?:will|brauche) (?<section>.+?) nicht(?: mehr)?|(?<part>.+?) nicht mehr)(?: haben| drin| drinhaben)?)',
  ],
  ['rename', '(?:be)?nenne? (?<section>.+?) (?:in|zu|als) (?<to>.+?)(?: um)?'],
  ['rename', 'nenne (?<section>.+?) (?:jetzt |lieber )?(?:um )?(?:in )?["„“](?<to>.+)["“”]'],
  ['rename', '(?:ändere|ersetze) (?:die )?überschrift (?<section>.+?) (?:in|zu|auf|durch) (?<to>.+)'],
  ['sort-roles', '(?:sortiere?|ordne|stelle).*(?:chronologisch|datum|neueste|aktuellste|zeitlich).*'],
  [
    'move-up',
    `${put} (?<section>.+?) (?:(?:um )?(?:eins|ein stück|eine (?:stelle|position)|einen platz|weiter) )(?:nach oben|höher|hoch)`,
  ],
  [
    'move-down',
    `${put} (?<section>.+?) (?:(?:um )?(?:eins|ein stück|eine (?:stelle|position)|einen platz|weiter) )(?:nach unten|tiefer|runter)`,
  ],
  ['bring-back', '(?:hole?|bringe?|stelle?) (?<section>.+?) (?:wieder )?(?:zurück|her|rein)'],
  [
    'move-first',
    `${put} (?<section>.+?) (?:an den anfang|(?:ganz )?nach (?:oben|vorne?)|(?:an die|auf die|an|auf) (?:erste|oberste) (?:stelle|position)|zuerst) (?:bei|beim|in|im|unter|der|von|vom)(?: den| der| meinen)? (?<place>.+)`,
  ],
  [
    'move-first',
    `${put} (?<section>.+?) (?:an den anfang|(?:ganz )?nach (?:oben|vorne?)|(?:an die|auf die|an|auf) (?:erste|oberste) (?:stelle|position)|zuerst|ganz oben hin)`,
  ],
  [
    'move-last',
    `${put} (?<section>.+?) (?:ans ende|an das ende|(?:ganz )?nach (?:unten|hinten)|an die letzte stelle|zuletzt)`,
  ],
  ['move-before', `${put} (?<section>.+?) (?:vor|über|oberhalb von) (?<anchor>.+)`],
  ['move-after', `${put} (?<section>.+?) (?:nach|hinter|unter|unterhalb von) (?<anchor>.+)`],
  [
    'move-first',
    '(?<section>.+?) (?:soll(?:te|en|ten)?|muss|müssen) (?:ganz )?(?:nach oben|nach vorne?|an den anfang|zuerst kommen|zuerst|oben stehen)',
  ],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|einen?|eine|ein|zwei|drei|vier|fünf|sechs) (?:stichpunkte?|punkte?|zeilen?|aufzählungspunkte?) (?:pro|je|für jede|bei jeder) (?:stelle|position|job|rolle|station)',
  ],
  ['one-page', '.*\\b(?:eine|einer|1) (?:einzigen |einzige )?seite\\b.*'],
  [
    'shorten',
    `${shorten}(?: ${whole})?(?: etwas| ein bisschen| ein wenig| weiter)?|mache? ${whole} ${shorter}|${shorter}|fasse? (?:dich )?kürzer|(?:das|er) ist zu lang`,
  ],
  ['shorten', `${shorten} ${a}${line} (?:über|zum|zur|zu|mit) (?<words>.+)`],
  ['shorten', `${shorten} (?<section>.+)|mache? (?<part>.+?) ${shorter}`],
  [
    'replace',
    '(?:es|das) (?:waren|sind|war|ist) (?<to>\\d+(?:[.,]\\d+)*)(?: [^,]+?)?,? (?:und )?nicht (?<from>\\d+(?:[.,]\\d+)*)(?: .*)?',
  ],
  ['replace', 'nicht (?<from>\\d+(?:[.,]\\d+)*)(?: [^,]+?)?, sondern (?<to>\\d+(?:[.,]\\d+)*)(?: .*)?'],
  ['amend', 'nein,? (?:es waren |es sind |eher |sondern )?(?<to>\\d.*)'],
  ['amend', '(?:(?:mache?|ändere) (?:es|das|daraus)(?: zu| in| auf)?|ich meinte) (?<to>.*\\d.*)'],
  [
    'emphasise',
    '(?:betone|hebe?|unterstreiche) (?:meine |meinen |mein |das |die |den )?(?<skill>.+?)(?: besser| mehr| stärker)?(?: hervor)?(?: stärker)?',
  ],
  [
    'swap',
    '(?:vertausche?|tausche?|wechsle)(?: die (?:reihenfolge|plätze|positionen) von)? (?<section>.+?) (?:und|(?<link>mit)) (?<anchor>.+?)(?: aus)?',
  ],
  [
    'refuse',
    '(?:ändere|ersetze|füge|ergänze|schreibe?|erstelle)(?: mir)? (?:den |das |die |ein |einen |eine )?(?:\\S+ ){0,2}(?:ton|tonfall|stil|anschreiben)\\b.*',
  ],
  ['tailor', '(?:ändere|überarbeite|aktualisiere) (?:den |meinen )?lebenslauf(?: .*)?'],
  [
    'replace',
    'meine (?:neue )?(?<from>(?:telefon|handy|mobil)?nummer|e-?mail(?:-?adresse)?) (?:ist|lautet) (?:jetzt )?(?<to>[\\w.+-]+@[\\w.-]+|[+(]?\\d[\\d ()/.-]{4,})',
  ],
  ['replace', '(?:ersetze?|ändere|korrigiere|tausche?) (?<from>.+?) (?:durch|gegen) (?<to>.+?)(?: aus)?'],
  ['replace', '(?:ersetze?|ändere|korrigiere|tausche?) (?<from>.+?) (?:mit|in|zu|auf) (?<to>.+?)(?: um| ab)?'],
  [
    'site',
    'was (?:kostet|passiert mit|geschieht mit) .*|(?:wie|wo|wer|ist|sind|kann ich|speicher\\p{L}*|werden)\\b.*(?:kostet|kosten|preis|abo\\b|meine daten|datenschutz|sicher|gespeichert|konto|herunterlad|download|export|pdf|drucken|vorlage|schriftart).*|wer bist du|bist du (?:eine? )?(?:ki|bot|mensch|roboter)',
  ],
  [
    'site',
    '(?:exportiere|drucke|speichere?)(?: (?:es|das|den lebenslauf|ihn))?(?: als .*)?|(?:ändere|wechsle|wähle|mache?) (?:die |das |eine andere )?(?:schrift|schriftart|vorlage|layout|design|farbe)\\b.*|(?:füge|ergänze) (?:ein |mein |das )?(?:foto|bild|bewerbungsfoto)(?: .*)?',
  ],
  [
    'gaps',
    '(?:füge|ergänze) (?:die |alle |noch )*(?:fehlenden? |passenden? |wichtigen? )?(?:keywords|schlüsselwörter|skills|fähigkeiten|anforderungen|kenntnisse)(?: aus .*?)?(?: hinzu)?',
  ],
  [
    'add-to',
    '(?:füge|ergänze) (?:die |das |eine |ein |noch )*(?:neue |neues )?(?<place>fähigkeit|kenntnis|sprache|zertifikat|hobby)(?: |: ?)(?<fact>.+?)(?: hinzu)?',
  ],
  [
    'add-role',
    '(?:füge|ergänze|nimm)(?: noch)? (?:eine |meine |die )?(?:neue |weitere |frühere |alte )?(?:stelle|station|position|arbeitsstelle)(?: hinzu)?(?: als| bei|:) (?<fact>.+?)(?: hinzu| auf)?',
  ],
  [
    'add-to',
    `(?:füge|ergänze|schreibe?|erwähne) (?:bei|unter|zu|in) (?<place>[^,:]+?)(?: (?:einen|noch einen|den) (?:neuen )?(?:stich|aufzählungs)?punkt)?(?: hinzu| ein| rein| dazu)?(?:,? dass|:|,) ?(?<fact>.+)`,
  ],
  [
    'add-to',
    '(?:füge|ergänze|erstelle|lege?) (?:einen |den )?(?:neuen )?abschnitt (?:für )?["„“]?(?<place>.+?)["“”]?(?:(?: mit| hinzu mit|:) (?<fact>.+?))?(?: hinzu| an| ein)?',
  ],
  [
    'add',
    '(?:ergänze|füge (?:noch )?hinzu|erwähne|schreibe?|notiere?|nimm auf)(?: noch)?(?:, dass|:| dass) (?<fact>.+)',
  ],
  ['add', '(?:füge|nimm|schreibe?|ergänze|erwähne|trage?) (?:noch )?(?<fact>.+?)(?: hinzu| auf| ein| rein| dazu)?'],
  [
    'refuse',
    '.*(?:\\bton\\b|tonfall|weniger roboter|(?:professioneller|natürlicher|menschlicher|förmlicher|überzeugender|besser klingen)\\b|anschreiben|übersetz|zusammenlegen|stellen zusammenfassen|umschreiben|fasse? .* zusammen|lege? .* zusammen|formuliere|umformulieren|neu schreiben).*',
  ],
  ['remove', '(?<section>[^,]{2,30}?) (?:raus|weg)'],
  ['move-first', '(?<section>[^,]{2,30}?) (?:ganz )?(?:nach (?:oben|vorne?)|an den anfang|zuerst)'],
  ['move-last', '(?<section>[^,]{2,30}?) (?:ganz )?(?:nach (?:unten|hinten)|ans ende|zuletzt)'],
  ['move-before', '(?<section>[^ ,]+) (?:vor|über) (?:die |den |das )?(?<anchor>[^ ,]+)'],
  ['move-after', '(?<section>[^ ,]+) (?:nach|hinter|unter) (?:die |den |das |der |dem )?(?<anchor>[^ ,]+)'],
  [
    'judge',
    '.*(?:wie gut ist|ist (?:er|es|mein lebenslauf) (?:gut|ok)|warum ist .*(?:niedrig|schlecht)|punktzahl|\\bscore\\b|bessere bewertung|mehr punkte(?!n)|was hältst du).*|passt .*(?:lebenslauf|er|ich|das).* (?:zur|zu der|auf die|zum|für die) .*',
  ],
  ['gaps', '.*\\b(?:was fehlt|fehlt mir|lücken|wie gut passe ich)\\b.*'],
  ['tailor', '.*(?:\\bpass(?:e|t)?\\b.*\\ban\\b|anpassen|verbesser|optimier|zuschneiden|zugeschnitten).*'],
  [
    'same',
    'und (?<also>.{2,60})|(?:und )?(?:mache? )?(?:das|es) (?:gleiche|selbe) (?:mit|für) (?<too>.{2,60})|(?:und )?genauso (?<one>.{2,60})',
  ],
  ['help', '(?:hallo|hilfe|danke|vielen dank|super|perfekt|was kannst du|guten (?:tag|morgen))(?:[, ].{0,20})?'],
];
