import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const japaneseLadder: Ladder = {
  doing: list('企画 完了 実現 導入 展開 推進 改善 構築 立ち上げ 立案 策定 管理 設計'),
  leading: list('マネジメント リーダー リード 主導 指揮 牽引 率い 監督 管理 統括 総括 責任 責任者'),
  reached: list('削減 向上 増加 実現 改善 達成'),
  lesser: list('下書き 入力 同席 基づ 提案 教え 案を 沿った 補助 記録 議事録'),
};
