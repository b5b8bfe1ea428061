import { list } from '../../word-list.ts';

export const chinesePeople: readonly string[] = list(`
  上级 下属 专家 业主 主任 主管 乘客 乙方 住户 供应商 儿童 公司 医生 厂商 厂家 合作方 同事 同学 员工 团队 外包 学员 学徒
  学生 实习生 审计 客人 客户 家长 导师 小组 师傅 幼儿 律师 志愿者 总监 患者 房东 护士 教师 教授 新人 旅客 用户 甲方 病人
  病患 第三方 组长 经理 经销商 老人 老师 老板 部门 顾客 领导
`);

export const chineseOrganisations: readonly string[] = list(`
  中学 中心 事务所 公司 医院 大学 学校 学院 室 小学 局 工作室 店 科技 部 银行 集团
`);
