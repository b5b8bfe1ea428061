import type { ReplyCues } from '../../cues/replies.ts';

export const germanReplyCues: ReplyCues = {
  weakYes: 'gut|klar|gerne|in ordnung',
  yes: 'ja',
  heard: 'ok(?:ay)?|gut|na gut|alles klar|stimmt|(?:da )?hast (?:du )?recht|(?:da )?haben sie recht|verstehe',
  concedes: 'recht|stimmt(?: schon)?|sehe ich ein',
  leavesOut: 'weglassen|lass(?:en)?(?: (?:es|das|wir|sie|wirs))* (?:weg|raus|sein)|ohne (?:das|es)',
  but: 'aber|jedoch|nur',
  yesMore: 'stimmt|genau',
  no: 'nein',
  noMore: 'danke',
  allOpening: 'ja',
  all: 'alle|beide|alles',
  oneOpening: 'ja',
  oneArticle: 'nur|die|den|das',
  oneNoun: 'zeile',
  refusal: '\\b(?:leider|ich kann (?:das )?nicht)\\b',
  claimsChange:
    '\\bich habe\\b.{0,80}?\\b(?:entfernt|gelöscht|hinzugefügt|ergänzt|geändert|verschoben|aktualisiert|' +
    'umgeschrieben|ersetzt|gekürzt|sortiert|umbenannt|angepasst|verbessert|korrigiert)\\b|' +
    '^(?:erledigt|fertig)\\b',
};
