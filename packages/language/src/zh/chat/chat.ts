import type { ChatWords } from '../../chat-words.ts';
import type { Answers } from '../../topics.ts';
import { chineseHistoryAnswers } from './history-answers.ts';
import { chineseHuntAnswers } from './hunt-answers.ts';
import { chinesePhrasings } from './phrasings.ts';
import { chineseReplies } from './replies.ts';
import { chineseResumeAnswers } from './resume-answers.ts';

const chineseAnswers: Answers = {
  ...chineseHistoryAnswers,
  ...chineseResumeAnswers,
  ...chineseHuntAnswers,
};

export const chineseChat: ChatWords = {
  replies: chineseReplies,
  doing: {
    stillThere: '“{name}”还在简历里，保持不变。',
    notNamed: '简历里没有找到“{name}”，这一处没有改动。',
    whichOf: '“{name}”指的是哪一个？',
    howSpelt: '“{name}”应该怎么写？告诉我正确的写法，我来改。',
    noDates: '我能读出的日期格式已经一致，没有改动。',
    whatInstead: '“{name}”要改成什么？用你自己的话告诉我，我来改。',
    placedUnder: '已写在“{name}”下。如果应放在别处，请在下面选择；说“撤销”即可去掉。',
  },
  answers: chineseAnswers,
  phrasings: chinesePhrasings,
  places: { to: '', at: '', from: '' },
  roleStatements: [
    '我?(?<from>\\d{4})年?(?:到|至|-|–|—)(?<to>\\d{4})年?在(?<employer>.+?)(?:担任|任职|任|做|当)(?<title>.+)',
  ],
  senses: {
    volunteering: {
      heading: '志愿经历',
      saying: '^我.{0,8}(?:志愿者|义工)',
    },
    certifications: {
      heading: '证书',
      saying: '^我(?:还|也)?(?:有|考了|拿到了|获得了).{1,20}(?:证书|资格证|执照)$',
    },
    languages: {
      heading: '语言',
      saying: '^我(?:还|也)?会说\\p{L}+$',
    },
    awards: {
      heading: '荣誉奖项',
      saying: '^我.{0,10}(?:获得|拿到|荣获).*奖$',
    },
  },
  counts: { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6 },
  toldOpenings: [
    /^(?:还有|另外|然后|而且|那个|就是|对了|其实|嗯|哦)[，,、\s]*/u,
    /^(?:我|本人)(?:还|也|又|是|这边|手下)?/u,
    /^(?:是|有)(?=\p{N}|.{0,8}证)/u,
  ],
  toldClosings: [/[吧呢啊哈了的呀]$/u],
};
