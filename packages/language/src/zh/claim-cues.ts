import type { ClaimCues } from '../claim-cues.ts';

export const chineseClaimCues: ClaimCues = {
  denied: '没有使用过|没有接触过|没用过|不会使用|不熟悉|未接触过|没有经验|无经验',
  deniedBefore: '未通过|没通过|没有经验|无经验|经验没有',
  others: '',
  wished: '希望从事|希望能|期望从事|寻求|想从事',
  wishedLabel: '求职意向|应聘职位|应聘岗位|期望职位|目标职位|意向岗位|求职目标',
  wishedFirst: '',
  wishedBefore: '',
  own: '自身',
  learnt: '正在学习|在学',
  helped: '协助|参与|辅助',
  unfinished: '未完成',
  state: '进行中|备考|备考中|已过期|学习中|在读',
  hiringVerbs: '招聘|招募',
  hiredPeople: '工程师|人才',
  teamOpenings: '为|向',
  teamNouns: '团队|部门',
};
