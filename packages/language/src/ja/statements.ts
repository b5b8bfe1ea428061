import type { StatementCues } from '../statement-cues.ts';

export const japaneseStatements: StatementCues = {
  denials: [/(?<!行)ない|なかった|なく(?:て|、|$)|ません|無し|なし|未経験|まだです|(?<![必ま])ず(?:に|、|。|$)/u],
  wishes: [/たい(?:です|と|。|$)|つもり|(?:^|[、。 ])もし|ほしい|欲しい|希望し|ふりをし/u, /か。?$/u],
  ofThePosting: [/^(?:この)?(?:求人|募集要項|応募先)(?:票|情報|広告)?(?:では|は|に|が|で)/u],
  ofOthers: [/^(?:私の)?(?:同僚|上司|友人|友達|兄|姉|弟|妹|先輩|彼女?|彼ら)(?:が|は|も)/u],
  self: [],
};
