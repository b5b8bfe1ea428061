import type { AnswerCues } from '../../cues/answering.ts';

export const chineseAnswerCues: AnswerCues = {
  tellsMore: '',
  openers: '',
  turn: '[，,](?=但是?|不过|可是)',
  turning: '^(?:但是?|不过|可是)',
  negated: '没|不(?!错|断|少|同)',
  ofSelf: '我|没',
  elliptic: '^(?:每天|经常|一直)',
  only: '只|就',
  cjkOpening: '嗯+|呃+|啊|哦|那个|这个|就是|其实|怎么说呢',
  yes: '^(?:是的|是|对|有的|有|会)[，,。]\\s*',
  closing: '',
  sentenceWord: '',
};
