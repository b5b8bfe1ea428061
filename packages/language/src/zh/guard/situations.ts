import type { Situations } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const chineseSituations: Situations = {
  current: list('仍在 如今 有效 有效期内 现任 现在 现行 目前 至今'),
  since: list('以来 起'),
  years: '年',
  givenBy: list('依据 依照 基于 按 按照 根据'),
  authoring: list('制定 撰写 架构 编写 编制 规划 设计 起草'),
  by: list('了 低 加 升 少 长 高'),
  to: list('到 至'),
};
