import { list } from '../../word-list.ts';

export const japanesePeople: readonly string[] = list(`
  お客様 さん エンジニア ケアマネ スタッフ チーム デザイナー マネジャー マネージャー メーカー リーダー 上司 主任 仕入先
  会社 住民 係長 保護者 先生 先輩 児童 入居者 入所者 利用者 医師 協力会社 取引先 同僚 員 園児 園長 委員会 子ども 子供
  学生 客 家族 師 師長 店長 弁護士 後輩 従業員 得意先 患者 所長 技術者 教師 教授 料理長 新人 施設長 校長 業者 氏 生徒
  監査 監督 看護師 社 社員 社長 税理士 者 職員 課長 講師 部下 部署 部長 部門 長 顧客 高齢者
`);

export const japaneseOrganisations: readonly string[] = list(`
  クリニック センター ホーム 中学 合同会社 園 大学 学校 室 小学 局 店 有限会社 株式会社 法人 病院 課 部 銀行
`);
