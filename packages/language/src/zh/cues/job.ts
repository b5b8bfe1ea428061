import type { JobCues } from '../../cues/job.ts';

export const chineseJobCues: JobCues = {
  example: '例如|比如|如|例',
  bareName: '\\s?(?:表|系统|软件|工具|平台|语言|体系|标准|证书?)',
  fieldBehind: '',
  degreeCues: '(?:大学)?(?:本科|大专|专科|硕士|博士|学士|研究生|高中|中专)(?:及)?(?:以上)?(?:学历|学位)?',
  fieldOpening: '专业',
  noField: '^(?:相关|不限|等|专业|同|或)',
  bareUse: '^(?:熟练|熟悉|操作|使用|掌握|精通|能够|具备|要会|会用)+',
  licence: '驾照|驾驶证|驾驶执照',
  notDriving: '',
  credential: '证书?$|资格证|执业|证$',
  domain: '行业|领域',
  asPost: '',
  choiceJoint: '专业|专攻|之一|任一|其一|均可|皆可',
  frontCharacters:
    '熟练|熟悉|熟知|精通|掌握|了解|具备|具有|拥有|持有|会(?!计|议|员|展|务)|能(?!源|力|量)|能够|可|有(?!效)|使用|操作|运用|负责|从事|较强的?|良好的?|扎实的?|' +
    '一定的?|丰富的?|相关|基本(?!的な)的?|优秀的?|至少|优先考虑|有过|懂|須|要|必须',
  backCharacters:
    '(?:等)?(?:相关)?(?:工作)?(?:经验|经历|能力|知识|背景|技能|基础|优先考虑|者优先|优先|者|以上|为佳|更佳|尤佳|即可|等工作|工作|等)',
  turns: '[，,]?(?:但|但是)',
  unfinished: '',
  ofExperience: '经验',
  goesOn: '',
  companyLabel: '公司名称|公司',
  legalJapanese: '',
  refusal: '(?:不得有|无|無)$',
  smallWord: '',
  introduced: '',
  studyMode: '全日制|统招的?',
  fieldTail: '及?等?(?:相关)?',
  fieldNoun: '专业|学科|系|学部',
  postTitle: '责任者|主管|经理|组长|班长|总监|厂长|店长',
  postHeld: '经验|工作经验',
  aboutCompany: '是一家|是一所|为.{2,12}提供',
};
