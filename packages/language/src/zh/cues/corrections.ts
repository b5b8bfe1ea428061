import type { CorrectionCues } from '../../cues/corrections.ts';

export const chineseCorrectionCues: CorrectionCues = {
  corrects: '其实|应该是|应为|说错|记错|不对|更正|纠正|改一下|改成|改为',
  nowadays: '现在|目前|如今',
  begins: '开始|入职|去的|进的|起',
  ends: '到|至|离职|走的|做到|干到|毕业|结束',
  aroundDates: '时间|日期|年份|月份|我|是|在|的|了|那|家|做|工作|不是|也|就|写|改',
  wrongBefore: '不是|而不是|并非|不再是',
  wrongBehind: '^\\p{L}{0,2}(?:说多了|说少了|写错了|不对|是错的)',
  wavering: '等等|等一下',
  clauseJoints: '',
};
