import { list } from '../../word-list.ts';

export const chinesePeople: readonly string[] = list(`
  客户 顾客 用户 患者 病人 病患 学生 学员 学徒 同事 上级 下属 领导 老板 员工 新人 实习生 团队 小组 部门 公司 供应商 经销商 厂家 厂商 医生 护士 老师 教师 家长 儿童 幼儿 老人 住户 业主 房东 合作方 甲方 乙方 审计 律师 客人 旅客 乘客
  主管 经理 总监 主任 组长 师傅 专家 导师 教授 同学 志愿者 第三方 外包
`);
