import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const chineseSituations: Situations = {
  current: list('至今 现在 目前 现任 现行 有效期内 有效 如今 仍在'),
  since: list('以来 起'),
  years: '年',
  givenBy: list('按照 根据 按 依据 依照 基于'),
  authoring: list('制定 设计 编写 撰写 起草 编制 架构 规划'),
  by: list('了 低 少 加 长 升 高'),
  to: list('到 至'),
};
