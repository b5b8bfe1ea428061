import { type StatementCues, wholeWords } from '../statement-cues.ts';

const adverbs = '(?: (?:auch|gern|gerne|noch|nur|sehr|doch))*';

export const germanStatements: StatementCues = {
  denials: [wholeWords('nicht(?! nur)|kein\\p{L}*|nie|niemals|niemand|nichts|ohne|weder|fehlt|kaum')],
  wishes: [
    wholeWords(
      `ich${adverbs} (?:will|möchte|würde|hoffe|wünsche?|könnte|sollte|plane|werde|wäre|hätte)`,
      '(?:will|möchte|würde|hoffe|könnte|sollte|werde|hätte) ich|tu so|als ob',
    ),
    /(?:^|[,;] )(?:wenn|falls) /iu,
  ],
  ofThePosting: [/^(?:in |laut )?(?:der|die|das|diese[rs]?) (?:\p{L}*anzeige|\p{L}*ausschreibung)(?!\p{L})/iu],
  ofOthers: [
    /^(?:meine?|unsere?) (?:\p{L}+ )?(?:kolleg\p{L}*|chef\p{L}*|vorgesetzt\p{L}*|freund\p{L}*|bruder|schwester|frau|mann|vater|mutter)(?!\p{L})/iu,
  ],
  self: [wholeWords('ich|mich|mir|wir|uns')],
};
