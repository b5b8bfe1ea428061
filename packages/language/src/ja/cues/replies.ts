import type { ReplyCues } from '../../cues/replies.ts';

export const japaneseReplyCues: ReplyCues = {
  weakYes: 'わかりました',
  yes: 'はい',
  heard: 'わかりました|分かりました|了解(?:です|しました)?|なるほど|そうですね',
  concedes: 'そうですね|確かに|たしかに|おっしゃる通り',
  leavesOut: '書かない|やめて|なしで|入れない|載せない',
  but: 'でも|ただし?|けど|が、',
  yesMore: 'そうです',
  no: 'いいえ',
  noMore: '',
  allOpening: 'はい',
  all: '全部です|すべて|両方',
  oneOpening: 'はい',
  oneArticle: '',
  oneNoun: '',
  refusal: '申し訳|できません',
  claimsChange: '(?:削除|追加|変更|移動|更新|修正|改善|(?:書き|置き|並べ)(?:換|替)え|短く)(?:し)?ました|^完了',
};
