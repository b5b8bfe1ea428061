import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const chineseLadder: Ladder = {
  doing: list('设计 制定 策划 规划 搭建 构建 建立 组建 创建 上线 发布 优化 改进 改善 完成 推进 落地 推动'),
  leading: list('主导 牵头 领导 主持 主办 主抓 带领 带队 率领 管理 主管 统筹 负责'),
  reached: list('实现 达成 达到 增加 提高 提升'),
  lesser: list('建议 提出 记录 旁听 整理 写过 指导 用过 由架构师'),
};
