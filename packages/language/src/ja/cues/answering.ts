import type { AnswerCues } from '../../cues/answering.ts';

export const japaneseAnswerCues: AnswerCues = {
  tellsMore: '',
  openers: '',
  turn: '(?<=けど|けれど|ですが|ますが)、',
  turning: '',
  negated: 'ない|ません',
  ofSelf: '自分|ない(?:です)?(?:けど|が)',
  elliptic: '^(?:毎日|よく|いつも)',
  only: 'だけ',
  cjkOpening: 'えっと|えーと|ええと|あの[ー、]|そうですね|まあ|実は|うーん',
  yes: '^(?:はい|ええ)[、。，,]?\\s*',
  closing: '',
  sentenceWord: '',
};
