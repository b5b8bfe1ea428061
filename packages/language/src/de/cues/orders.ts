import type { OrderCues } from '../../cues/orders.ts';

const adding = '(?:ergänze?|schreibe?|füge?|nimm|trage?|setze?|packe?|tu)(?: bitte| noch| auch| mal){0,2}';
const added =
  '(?:ergänzen|hinzufügen|aufnehmen|eintragen|einfügen|schreiben|reinschreiben|dazuschreiben|hinzu|ein|dazu|rein|auf|mit rein|noch dazu|hin)';
const moving = '(?:verschiebe?|schiebe?|setze?|stelle?|packe?|zieh|nimm|mache?)(?: bitte| mal)?';

export const germanOrderCues: OrderCues = {
  lead:
    'bitte|ok|okay|also|auch|und|dann|jetzt|noch|mal|hallo|hi|ja|nein|nee|sorry|außerdem|zuerst|erstens|zweitens|eigentlich|achso|ach so' +
    '|(?:kannst|könntest|würdest|magst) du(?: mir| bitte| mal| noch){0,2}|(?:können|könnten|würden) sie(?: mir| bitte| noch){0,2}|kann man' +
    '|ich (?:möchte|will|würde gerne?|hätte gerne?)',
  tail: 'bitte|danke|auch|noch|mal|ebenfalls|wieder|ganz|komplett|stattdessen|ok|sonst nichts|(?:aus|in|von) (?:meinem|dem) lebenslauf|im lebenslauf',
  around:
    'nur|einfach|der|die|das|den|dem|des|mein|meine|meinen|meinem|meiner|ein|eine|einen|beide|beiden|ganze|ganzen|wort|wörter|zeile|punkt' +
    '|satz|abschnitt|teil|stelle|job' +
    '|eintrag|bereich|mit|über|von|zu|zum|zur|vom|bitte|mal|auch|noch|dass|wo|steht',
  and: 'und|sowie|&',
  remove: [
    '(?:lösche?|streiche?|entferne?|tilge?) {thing}',
    '(?:nimm|lass|wirf|schmeiß|tu|mach|streiche?) {thing} (?:raus|weg|heraus)',
    '(?:nimm|lösche?|streiche?|entferne?) {thing} (?:aus|unter|bei|in) {place}(?: raus| weg| heraus)?',
    '{thing} (?:bitte )?(?:raus|weg|löschen|streichen|entfernen|rausnehmen|herausnehmen|weglassen|rauswerfen|rausschmeißen|kann weg' +
      '|können weg|kann raus|können raus|muss raus|müssen raus)',
    '{thing} (?:aus|bei|unter) {place} (?:raus|weg|löschen|streichen|entfernen|rausnehmen|weglassen)',
  ],
  change: [
    '(?:ändere?|ersetze?|tausche?|korrigiere?|benenne?|nenne?|mache?)(?: bitte| mal)? {old} (?:in|durch|zu|auf|gegen|→|->|=>){new} (?:in' +
      '|unter|bei) {place}',
    '(?:ändere?|ersetze?|tausche?|korrigiere?|benenne?|nenne?|mache?)(?: bitte| mal)? {old} (?:in|durch|zu|auf|gegen|→|->|=>) {new}(?: um| aus| ab)?',
    '{old}(?: bitte)? (?:in|durch|zu|auf|gegen) {new} (?:ändern|ersetzen|umbenennen|korrigieren|austauschen|tauschen|umändern|abändern)',
    '{old} (?:muss|soll|sollte|müsste)(?: bitte)? {new} (?:heißen|sein|lauten|stehen)',
    '{old} schreibt man {new}',
    '(?:statt|anstatt|anstelle von) {old}(?: bitte)? {new}(?: schreiben)?',
    '(?:schreibe?|nimm|setze?) {new} (?:statt|anstatt|anstelle von|und nicht) {old}',
    '(?:es )?(?:ist |war |sind |waren )?nicht {old} sondern {new}',
    '(?:es )?(?:war|waren|ist|sind) {new} (?:und )?nicht {old}',
  ],
  tell: [
    '(?:trag|nimm|füg|schreib|pack)(?:e|en sie)?(?: bitte| noch| auch| mal){0,3} (?:ein|auf|hinzu|dazu|rein)[:：] {what}',
    '{what}[,;.]? (?:und |bitte |das |kannst du |können sie ){0,3}(?:nimm|schreib|pack|trag|setz|füg|mach)(?:e|' +
      'en sie)?(?: (?:das|es|die|den|beides|bitte|mal|noch|auch)){1,3}(?: (?:mit|irgendwo|rein|hinein|ein|dazu|' +
      'hinzu|auf|sinnvoll|passend|da|wo es passt)){1,3}',
    `${adding} {what} (?:bei|unter|in|zu|zum|zur|im) {place}(?: ${added})?`,
    `${adding} (?:bei|unter|in|zu|zum|zur|im) {place} {what} ${added}`,
    `${adding} (?:bei|unter|in|zu|zum|zur|im) {place}[:：]? {what}`,
    `(?:bei|unter|in|zu|zum|zur|im) {place}(?: bitte| noch| auch){0,2} {what} ${added}`,
    `{what} (?:bei|unter|in|zu|zum|zur|im) {place} ${added}`,
    '(?:bei|unter|in|zu) {place}[:：] {what}',
  ],
  move: [
    `${moving} {thing} {spot}`,
    '{thing} {spot}(?: verschieben| schieben| setzen| stellen| packen| nehmen)?',
    '{thing} (?:soll|sollen|muss|müssen|kann|können|gehört|gehören) {spot}(?: stehen| kommen| hin)?',
  ],
  spots: [
    '(?:ganz )?(?:nach|zu) ?(?:ganz )?(?:oben|unten|vorn|vorne|hinten)',
    '(?:an|ans) (?:den )?(?:anfang|ende|schluss)',
    '(?:vor|über|hinter|nach|oberhalb von) {ref}',
    '(?:unter|bei|in|zu) {to}',
  ],
};
