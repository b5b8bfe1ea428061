import type { ReplyCues } from '../../cues/replies.ts';

export const chineseReplyCues: ReplyCues = {
  weakYes: '好的?|行|可以|嗯|了解',
  yes: '是的?|对',
  heard: '好(?:的|吧|了)?|行(?:吧)?|明白(?:了)?|有道理|知道了',
  concedes: '有道理|说得对|说的对|也对',
  leavesOut: '不写|算了|不加|不用写|别写',
  but: '但是?|不过|只是',
  yesMore: '没错',
  no: '不是?|不要',
  noMore: '',
  allOpening: '是的?',
  all: '全部|都是?|两个都是',
  oneOpening: '是的?',
  oneArticle: '第',
  oneNoun: '',
  refusal: '抱歉|无法',
  claimsChange: '已(?:经|为[你您]|将|把)*.{0,20}(?:删除|移除|添加|加入|修改|移动|更新|改写|替换|缩短|重命名)|^已?完成',
};
