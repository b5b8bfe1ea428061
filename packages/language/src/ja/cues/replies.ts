import type { ReplyCues } from '../../cues/replies.ts';

export const japaneseReplyCues: ReplyCues = {
  weakYes: 'わかりました',
  yes: 'はい',
  yesMore: 'そうです',
  no: 'いいえ',
  noMore: '',
  allOpening: 'はい',
  all: '全部です|すべて|両方',
  oneOpening: 'はい',
  oneArticle: '',
  oneNoun: '',
  refusal: '申し訳|できません',
};
