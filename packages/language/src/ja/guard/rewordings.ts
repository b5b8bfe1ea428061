import { groupsInOrder } from '../../word-list.ts';

export const japaneseRewordings: readonly (readonly string[])[] = groupsInOrder(`
  上昇 増加 増
  下降 減少 低下 減
  作る 作り 作成 制作
  入居者 利用者
  割合 率 比率
  取引先 得意先
  商品 製品
  問合せ 問い合わせ
  報告 連絡
  新人 新入社員 新入職員
  書類 文書 資料
  沿って 基づき 基づいて
  注文 オーダー
  自ら 自分で
  説明 解説
  電話応対 電話対応
  顧客 お客様 客先
`);
