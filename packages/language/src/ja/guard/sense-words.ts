import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const japaneseSenseWords: SenseWords = {
  functionWords: list(
    `等 他 其他 及び 及 並び 又 中 内 上 下 後 前 際 的 性 者 方 々 名 社 件 回 人 約 用 用い 使 使用 活用 利用 基 通じ 対 関 当 同 各 毎 以降`,
  ),
  plainWords: list(`
    普段 日々 経験 業務 担当 実施 対応 従事 作業 仕事 行い 行う 行っ 内容 職務 役割 主 主に 関連 使用 利用 活用 取得 所属 在籍 勤務 入社 資格 語学 言語 能力 知識 技術 スキル ツール ソフト レベル 程度 有 可 可能 希望 担い 務め
    携わり 補助 参加 サポート 協力 支援 提供 作成 処理 平均 経歴 概要 専攻 卒業 卒 通常 日常 ケア 事項 事柄 当該 場面 形式 一環 名称 手続 各自 自身 自社 当社 弊社 用途 箇所 皆さん 何か 色々 人たち 人達 方々
  `),
  dutyVerbs: list('担当 運営 実施'),
};
