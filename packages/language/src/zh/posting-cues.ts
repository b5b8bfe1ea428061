import type { LeadClauses, PostingCues } from '../posting-cues.ts';
import { phrases } from '../posting-words.ts';

export const chinesePostingCues: PostingCues = {
  headings: {
    must: phrases(`
      任职要求|岗位资格|任职标准|我们希望你|我们需要你|你需要|希望你|应聘要求|任职资格|任职条件|岗位要求|职位要求|要求|我们希望|招聘要求|应聘条件|必备条件|基本要求|技能要求
    `),
    nice: '优先考虑|优先条件|加分项|加分|优先|加分条件|有以下条件者优先|以下条件优先|符合以下条件者优先|具备以下条件者优先|以下优先',
    duty: '岗位职责|你要做什么|你的工作|主要工作|工作描述|岗位内容|工作任务|工作职责|工作内容|职责|职位描述|主要职责|岗位描述|你将负责',
    offer: phrases(`
      福利|待遇|我们提供|福利待遇|薪资福利|薪酬福利|你将获得|企业文化|公司福利|应聘方式|投递方式|团队介绍|关于公司|其他说明|备注|关于我们|公司介绍|公司简介|学校简介|薪资|薪酬|工作地点|联系方式
      工作时间
    `),
  },
  weakHeadings: '业务|备注|希望你|你需要|给与|薪资|薪酬|待遇|福利|要求|职责|加分|优先',
  headingConnectives: '',
  sentences: {
    must: '必须|必备|至少|以上学历|须|需具备|熟练|熟悉|精通|掌握',
    nice: '优先|加分|更佳|最好|更好|为佳',
  },
  duties: '负责|你将|主要工作',
  dutyOpening: null,
  asking: '经验|熟悉',
  notAsked:
    '不要求|不看|不强求|无要求|有无均可|均可|不用会|不必|不限专业|不限|不需要|无需|无须|不作要求|没有要求|不强制|可培训|不必须',
  offers: '我们提供|提供|待遇|福利|享受',
  benefits: '五险一金|带薪年假|年终奖|餐补|双休|团建|股票期权',
  companyOpenings: '我们|本公司|公司|我司|请|欢迎|有意者|简历|工作时间|薪资|待遇|加入|如果你|成立于',
  companyAsks: '我们希望你|我们需要|要求|希望你',
  reader: '你|您|候选人|应聘者',
  employer: '我们|公司|我司',
  machines: '自动简历助手|忽略之前|忽略以上',
};

export const chineseLeadClauses: LeadClauses = {
  surroundings: '',
  addressed: '',
  openings:
    /^(?:你将|您将|入职后|日常工作)?(?:需要|负责|承担|包括|主要负责|主要工作是|我们希望你|希望你|应聘者须|须|最好|如果你)(?:能够|能|会|有)?/u,
  reasons: '',
  predicates: '',
};
