import type { Phrasing } from '../phrasing.ts';

export const german: readonly Phrasing[] = [
  ['undo', '(?:bitte )?(?:(?:mach(?:e)? )?(?:das |es |die letzte änderung )?rückgängig(?: machen)?|zurück)'],
  ['original', '(?:zurück )?zum original(?:lebenslauf)?(?: zurück)?'],
  [
    'refuse',
    '.*(?:\\bton\\b|tonfall|weniger roboter|(?:professioneller|natürlicher|menschlicher|förmlicher)\\b|anschreiben|übersetz|zusammenlegen|stellen zusammenfassen|alles umschreiben|neu schreiben).*',
  ],
  [
    'remove-line',
    '(?:entferne|lösche|streiche) (?:den |die |das )?(?:punkt|zeile|stichpunkt|satz) (?:über|zu|mit|zum|zur) (?<words>.+)',
  ],
  [
    'remove',
    '(?:bitte )?(?:entferne|lösche|streiche) (?:den |die |das |meine |alle )?(?:abschnitt )?["„“]?(?<section>.+?)["“”]?(?: abschnitt)?',
  ],
  [
    'rename',
    '(?:benenne) (?:den |die |das )?(?:abschnitt )?["„“]?(?<section>.+?)["“”]? (?:in|zu) ["„“]?(?<to>[^"“”]+?)["“”]?(?: um)?',
  ],
  [
    'move-before',
    '(?:verschiebe|setze|stelle|schiebe) (?:den |die |das |meine )?(?:abschnitt )?(?<section>.+?) (?:vor|über|oberhalb von) (?:den |die |das )?(?:abschnitt )?(?<anchor>.+?)',
  ],
  [
    'move-after',
    '(?:verschiebe|setze|stelle|schiebe) (?:den |die |das |meine )?(?:abschnitt )?(?<section>.+?) (?:nach|hinter|unter|unterhalb von) (?:den |die |das |dem |der )?(?:abschnitt )?(?<anchor>.+?)',
  ],
  [
    'move-first',
    '(?:verschiebe|setze|stelle|schiebe) (?:den |die |das |meine )?(?:abschnitt )?(?<section>.+?) (?:an den anfang|nach oben|ganz nach oben|an die erste stelle|zuerst)',
  ],
  [
    'move-last',
    '(?:verschiebe|setze|stelle|schiebe) (?:den |die |das |meine )?(?:abschnitt )?(?<section>.+?) (?:ans ende|an das ende|nach unten|ganz nach unten|zuletzt)',
  ],
  ['sort-roles', '(?:sortiere|ordne|stelle).*(?:chronologisch|datum|neueste|aktuellste).*'],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|ein|eine|zwei|drei|vier|fünf|sechs) (?:stichpunkte|punkte|zeilen) (?:pro|je) (?:stelle|position|job|rolle|station)',
  ],
  ['one-page', '.*\\b(?:eine|einer) (?:einzigen |einzige )?seite\\b.*'],
  [
    'shorten-summary',
    '(?:kürze|straffe) (?:die |das |mein |meine )?(?:zusammenfassung|profil|kurzprofil)|mache? (?:die |das |mein |meine )?(?:zusammenfassung|profil|kurzprofil) kürzer',
  ],
  ['shorten', '(?:mache? (?:es|ihn|das|den lebenslauf) )?(?:kürze|kürzer|straffe|fasse kürzer)(?: .{0,30})?'],
  ['emphasise', '(?:betone|hebe) (?:meine |das |die )?(?<skill>.+?)(?: hervor)?(?: stärker)?'],
  [
    'replace',
    '(?:ersetze|ändere|korrigiere|tausche) ["„“]?(?<from>.+?)["“”]? (?:durch|mit|in|gegen|zu) ["„“]?(?<to>[^"“”]+?)["“”]?',
  ],
  [
    'add-to',
    '(?:füge|ergänze|nimm|schreibe) (?:hinzu,? dass )?(?<fact>.+?) (?:zu|unter|in|bei) (?:den |die |das |dem |der |meinen )?(?:abschnitt )?(?<place>.+?)(?: hinzu| auf| ein)?',
  ],
  ['add', '(?:ergänze|füge hinzu|erwähne|füge)(?:,? dass)? (?<fact>.+?)(?: hinzu)?'],
  ['gaps', '.*\\b(?:was fehlt|fehlt mir|lücken|punktzahl)\\b.*'],
  ['tailor', '.*(?:\\bpasse?\\b.*\\ban\\b|anpassen|verbessere|optimiere|zuschneiden).*'],
  ['help', '(?:hallo|hilfe|danke|was kannst du)(?: .{0,20})?'],
];
