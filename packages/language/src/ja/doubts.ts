import type { Doubts } from '../doubts.ts';
import { pattern } from '../pattern.ts';

export const japaneseDoubts: Doubts = {
  othersClauses: [],
  othersSentences: [
    pattern('u')`
      (?:まか|任)せ(?:て|で|に|し|。|$|、)|外注|(?:課|部署|室|班|会社|業者|代理店|チーム|事務の方|別の者)が(?:[^、。]{0,12})(?:確認|作成|担当|行|管理|対応|して)
      |(?:上司|先輩|同僚|店長|他部署|別の担当|他の担当|担当者|社長|専門の)(?:[^、。]{0,8})が(?:[^、。]{0,12})(?:作成|担当|行|書|し|決|やっ)
    `,
  ],
  notYet: [/予定|来春|来年|これから|勉強中|独学中|学習中|目指して|まだ|少しだけ|確認だけ|のみで|失効|期限切れ/u],
};
