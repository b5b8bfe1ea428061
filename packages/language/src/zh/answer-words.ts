import type { AnswerWords } from '../answer-words.ts';

export const chineseAnswerWords: AnswerWords = {
  subject: /^(?:我(?!们)|本人)[，、]?(?=.{2})/u,
  speaker: [[/^(?:我(?!们)|本人)(?=.{2})/u, '']],
  deedOpening:
    /^(?:我|本人)?[还也]?曾?(?:带领|负责|组织|培训|主导|参与|设计|开发|制定|管理|完成|建立|搭建|优化|协调|编写|撰写|推动|领导|策划|实施|分析|维护|指导)/u,
  expiry: /期限/u,
  minDeedWords: 3,
};
