import type { SlotPhrasing } from '../../phrasing.ts';

export const germanPhrasings: readonly SlotPhrasing[] = [
  ['add-more', '(?:und (?:auch|noch|außerdem):?|außerdem:) ?(?<fact>.+)'],
  ['rename', '(?:be)?nenne? (?<section>.+?) (?:in|zu|als) (?<to>.+?)(?: um)?'],
  ['rename', 'nenne (?<section>.+?) (?:jetzt |lieber )?(?:um )?(?:in )?["„“](?<to>.+)["“”]'],
  ['rename', '(?:ändere|ersetze) (?:die )?überschrift (?<section>.+?) (?:in|zu|auf|durch) (?<to>.+)'],
  [
    'bullets',
    '(?:.*\\b)?(?<count>\\d+|einen?|eine|ein|zwei|drei|vier|fünf|sechs) (?:stichpunkte?|punkte?|zeilen?|' +
      'aufzählungspunkte?) (?:pro|je|für jede|bei jeder) (?:stelle|position|job|rolle|station)',
  ],
  [
    'replace',
    '(?:es|das) (?:waren|sind|war|ist) (?<to>\\d+(?:[.,]\\d+)*)(?: [^,]+?)?,? (?:und )?nicht (?<from>\\d+(?:[.,]\\d+)*)(?: .*)?',
  ],
  ['replace', 'nicht (?<from>\\d+(?:[.,]\\d+)*)(?: [^,]+?)?, sondern (?<to>\\d+(?:[.,]\\d+)*)(?: .*)?'],
  ['amend', 'nein,? (?:es waren |es sind |eher |sondern )?(?<to>\\d.*)'],
  ['amend', '(?:(?:mache?|ändere) (?:es|das|daraus)(?: zu| in| auf)?|ich meinte) (?<to>.*\\d.*)'],
  [
    'replace',
    'meine (?:neue )?(?<from>(?:telefon|handy|mobil)?nummer|e-?mail(?:-?adresse)?) (?:ist|lautet) (?:jetzt )?(?<to>[\\w.+-]+@[\\w.-]+|[+(]?\\d[\\d ()/.-]{4,})',
  ],
  ['replace', '(?:ersetze?|ändere|korrigiere|tausche?) (?<from>.+?) (?:durch|gegen) (?<to>.+?)(?: aus)?'],
  ['replace', '(?:ersetze?|ändere|korrigiere|tausche?) (?<from>.+?) (?:mit|in|zu|auf) (?<to>.+?)(?: um| ab)?'],
  [
    'add-to',
    '(?:füge|ergänze) (?:die |das |eine |ein |noch )*(?:neue |neues )?(?<place>fähigkeit|kenntnis|sprache|zertifikat|hobby)(?: |: ?)(?<fact>.+?)(?: hinzu)?',
  ],
  [
    'add-role',
    '(?:füge|ergänze|nimm)(?: noch)? (?:eine |meine |die )?(?:neue |weitere |frühere |alte )?(?:stelle|station|' +
      'position|arbeitsstelle)(?: hinzu)?(?: als| bei|:) (?<fact>.+?)(?: hinzu| auf)?',
  ],
  [
    'add-to',
    '(?:füge|ergänze|schreibe?|erwähne) (?:bei|unter|zu|in) (?<place>[^,:]+?)(?: (?:einen|noch einen|' +
      'den) (?:neuen )?(?:stich|aufzählungs)?punkt)?(?: hinzu| ein| rein| dazu)?(?:,? dass|:|,) ?(?<fact>.+)',
  ],
  [
    'add-to',
    '(?:füge|ergänze|erstelle|lege?) (?:einen |' +
      'den )?(?:neuen )?abschnitt (?:für )?["„“]?(?<place>.+?)["“”]?(?:(?: mit| hinzu mit|' +
      ':) (?<fact>.+?))?(?: hinzu| an| ein)?',
  ],
  [
    'add',
    '(?:ergänze|füge (?:noch )?hinzu|erwähne|schreibe?|notiere?|nimm auf)(?: noch)?(?:, dass|:| dass) (?<fact>.+)',
  ],
  ['add', '(?:füge|nimm|schreibe?|ergänze|erwähne|trage?) (?:noch )?(?<fact>.+?)(?: hinzu| auf| ein| rein| dazu)?'],
];
