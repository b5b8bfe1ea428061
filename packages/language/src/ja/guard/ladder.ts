import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const japaneseLadder: Ladder = {
  doing: list('企画 立案 策定 設計 構築 立ち上げ 推進 展開 導入 完了 実現 改善 管理'),
  leading: list('管理 統括 総括 責任者 責任 リーダー マネジメント 主導 リード 牽引 率い 監督 指揮'),
  reached: list('達成 実現 向上 改善 増加 削減'),
  lesser: list('提案 議事録 下書き 教え 沿った 基づ 補助 同席 記録 入力 案を'),
};
