import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const chineseLadder: Ladder = {
  doing: list('上线 优化 创建 制定 发布 完成 建立 推动 推进 搭建 改善 改进 构建 策划 组建 落地 规划 设计'),
  leading: list('主办 主导 主抓 主持 主管 带队 带领 牵头 率领 管理 统筹 负责 领导'),
  reached: list('增加 实现 提升 提高 达到 达成'),
  lesser: list('写过 建议 指导 提出 整理 旁听 用过 由架构师 记录'),
};
