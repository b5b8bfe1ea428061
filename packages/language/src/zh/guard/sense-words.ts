import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';
import { chineseRewordings } from './rewordings.ts';
import { chineseSynonyms } from './synonyms.ts';

export const chineseSenseWords: SenseWords = {
  functionWords: list(`
      的 了 和 与 及 以及 并 并且 且 或 在 于 为 是 有 将 把 被 对 对于 向 从 到 由 给 其 该 此 这 那 等 等等 性 之 以 所 而 则 也 还 又 就 都 中 内 里 上 下 后 前 时 期间 其中 包括 包含 含 通过 使用 利用
      运用 采用 用 基于 针对 关于 根据 按 按照 至 同时 此外 另外 因 因为 个 名 位 人 次 项 份 家 种 款 套 曾 曾经 已 已经 过 着 地 得 们 我 本人 我们 自己 每 每个 以来 约 大约 左右 大概 做 进行 作 担任 任 具有 具备
      拥有 有着 当
    `),
  plainWords: list(`
    主要是 平时 平常 日常 获 获得 经验 经历 工作 工作经验 工作内容 负责 主要 主要负责 从事 职责 任务 岗位 职位 相关 方面 方式 情况 内容 技能 语言 水平 程度 工具 软件 证书 专业 学历 毕业 应用 操作 协作 配合 合作 处理 提供 整理
    制作 编写 撰写 做过 开展 实施 执行 参与 协助 承担 过程 期间 平均 多次 个人 简介 领域 行业 公司 已完成 百分点 亦 其间 技术栈 方向 项目 事务 事宜 事项 有关 环节 类型 相应 对应 具体 各自 自身 当中 之间 所在 所属 所需 需要
    工作职责 岗位职责 主要工作 主要内容 身份 角色 用于 以便 分别 依次 随后 然后 之后 共计 一共 总共 例如 比如 诸如 由于 作为 来自 位于 属于 称为 名为 在此 本职 用途 名称 手续 前往 业务 主题 出现 以后 他们 她们 它们 大家 怎么 如何
    东西 一下 这些 那些 这个 那个 里面 起来 出来
  `),
  synonyms: chineseSynonyms,
  dutyVerbs: list('处理 开发 维护 制作'),
  rewordings: chineseRewordings,
};
