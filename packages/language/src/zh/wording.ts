import type { WordingCues } from '../wording-cues.ts';

export const chineseWording: WordingCues = {
  weakOpenings: '主要工作是|工作内容是|主要负责|工作职责是',
  firstPerson: '我|我们|本人',
  fillers: '非常|各种|等等|相关工作',
};
