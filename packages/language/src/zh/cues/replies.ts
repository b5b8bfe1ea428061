import type { ReplyCues } from '../../cues/replies.ts';

export const chineseReplyCues: ReplyCues = {
  weakYes: '好的?|行|可以|嗯|了解',
  yes: '是的?|对',
  yesMore: '没错',
  no: '不是?|不要',
  noMore: '',
  allOpening: '是的?',
  all: '全部|都是?|两个都是',
  oneOpening: '是的?',
  oneArticle: '第',
  oneNoun: '',
  refusal: '抱歉|无法',
};
