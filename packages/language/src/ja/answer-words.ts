import type { AnswerWords } from '../answer-words.ts';

export const japaneseAnswerWords: AnswerWords = {
  subject: /^(?:私|わたし|僕)[はがも]、?(?=.{2})/u,
  speaker: [[/^(?:私は|私が)、?(?=.{2})/u, '']],
  deedOpening:
    /^(?:私は、?)?(?!約|毎|月に|週に|日に|年に|平均|今まで|これまで|その結果|これにより|おかげ|\d).{2,60}を.{0,20}[一-龠々ぁ-んァ-ヶ]/u,
  expiry: /期限/u,
  minDeedWords: 3,
};
