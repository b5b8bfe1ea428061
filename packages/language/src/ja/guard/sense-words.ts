import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const japaneseSenseWords: SenseWords = {
  functionWords: list(`
    々 上 下 並び 中 人 他 以降 件 使 使用 其他 内 利用 前 又 及 及び 各 同 名 回 基 対 当 後 性 方 毎 活用 用 用い 的
    社 等 約 者 通じ 関 際
  `),
  plainWords: list(`
    ケア サポート スキル ソフト ツール レベル 一環 主 主に 事柄 事項 人たち 人達 仕事 何か 作成 作業 使用 入社 内容 処理
    利用 務め 勤務 卒 卒業 協力 参加 取得 可 可能 各自 名称 在籍 場面 実施 対応 専攻 希望 平均 弊社 当社 当該 形式 役割
    従事 所属 手続 技術 担い 担当 提供 携わり 支援 方々 日々 日常 普段 有 業務 概要 活用 用途 皆さん 知識 程度 箇所 経歴
    経験 職務 能力 自社 自身 色々 行い 行う 行っ 補助 言語 語学 資格 通常 関連
  `),
  dutyVerbs: list('実施 担当 運営'),
};
