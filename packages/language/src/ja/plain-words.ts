import type { PlainWords } from '../plain-words.ts';

export const japanesePlainWords: PlainWords = {
  leads: '',
  light: '管理 対応 作成 実施 担当 業務 運営 チーム スタッフ 顧客 お客様 各種 全般 日々 社内 社外',
  generic: '',
  genericCharacters:
    '経験|知識|できる方|ある方|お持ちの方|以上|程度|歓迎|必須|尚可|方|または|および|による|における|での|資格|など|可能な|スキル|業務|実務',
};
