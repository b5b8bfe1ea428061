import { groupsInOrder } from '../../word-list.ts';

export const chineseRewordings: readonly (readonly string[])[] = groupsInOrder(`
  上升 上涨 增长 增加
  下降 降低 减少 下滑
  告知 通知 告诉
  复杂 困难 棘手
  客诉 投诉
  应聘者 候选人
  接听 接打
  撰写 编写 写作 写
  文件 资料 文档
  新人 新员工 新同事
  电话 来电
  电邮 邮件 邮箱
  约 大约 大概 近
  讲授 授课
  货品 货物 商品
  购买 采购 购置
`);
