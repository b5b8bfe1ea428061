import type { ChatWords } from '../../chat-words.ts';
import type { Answers } from '../../topics.ts';
import { japaneseHistoryAnswers } from './history-answers.ts';
import { japaneseHuntAnswers } from './hunt-answers.ts';
import { japanesePhrasings } from './phrasings.ts';
import { japaneseReplies } from './replies.ts';
import { japaneseResumeAnswers } from './resume-answers.ts';

const japaneseAnswers: Answers = {
  ...japaneseHistoryAnswers,
  ...japaneseResumeAnswers,
  ...japaneseHuntAnswers,
};

export const japaneseChat: ChatWords = {
  replies: japaneseReplies,
  doing: {
    stillThere: '「{name}」は履歴書に載っており、そのままにしてあります。',
    notNamed: '「{name}」は履歴書に見当たらないため、そこは変えていません。',
    whichOf: '「{name}」はどれのことですか。',
    howSpelt: '「{name}」の正しい表記を教えてください。その通りに直します。',
    noDates: '読み取れる日付の書き方はすでに揃っているので、そのままにしました。',
    whatInstead: '「{name}」の代わりに何と書きますか。ご自分の言葉で教えてください。',
    placedUnder: '「{name}」の下に書きました。別の場所なら下から選んでください。「元に戻す」で取り消せます。',
  },
  answers: japaneseAnswers,
  phrasings: japanesePhrasings,
  places: { to: '', at: '', from: '' },
  roleStatements: [
    '(?:私は)?(?<from>\\d{4})年から(?<to>\\d{4})年まで(?<employer>.+?)で(?<title>.+?)として(?:働|勤務).*',
  ],
  senses: {
    volunteering: {
      heading: 'ボランティア活動',
      saying: 'ボランティア(?:を|として|に)(?:し|参加|活動)',
    },
    certifications: {
      heading: '資格',
      saying: '(?:免許|検定|資格)を(?:持って|取得し|取り)',
    },
    languages: {
      heading: '語学',
      saying: '^\\p{L}+[がも]話せます$',
    },
    awards: {
      heading: '受賞歴',
      saying: '賞を(?:受賞|獲得|いただ)',
    },
  },
  counts: {},
  toldOpenings: [/^(?:あと|それと|それから|ちなみに|あの|えっと|実は)[、,\s]*/u, /^(?:私|自分|僕)[はがも]、?/u],
  toldClosings: [/(?:です|ます|でした|なんです|んです)(?:よ|ね|けど)?$/u, /(?:だ|けど|ので|よ|ね)$/u],
};
