import type { ProfileCues } from '../../cues/profile.ts';

export const chineseProfileCues: ProfileCues = {
  profileName: '自我评价|个人简介|个人总结|个人概述|个人优势|自我介绍|简介|个人评价|求职目标|职业概述',
  goalHeading: '目标|求职意向',
  wantsWritten: '写|重写|帮我.{0,4}(?:弄|做|来)|生成|拟|改写|重新|来一段|来个|弄个|做个|换成',
  wantsStronger:
    '更有力|有力|自信|强一点|强势|好一点|好看点|好点|专业|突出|亮眼|像样|出彩|改好|优化|改进|针对|符合这个|对口',
  wantsPlainer:
    '朴实|简单点|简单一点|太官方|官方|太夸张|夸张|太正式|太假|接地气|自然点|自然一点|平实|尴尬|油腻|不像我|浮夸|口语',
  wantsShorter: '精简|短一点|短点|简短|太长|缩短|压缩|太啰嗦',
  asksWhether: '要不要|需不需要|用不用|需要.{0,6}吗|是什么|放哪|写什么|怎么写',
  prefersOld: '原来的|之前的|以前的|刚才那个|改回|换回',
  sentence: '句话|句子|句',
};
