import type { SeniorityWords } from '../seniority-words.ts';

export const chineseSeniority: SeniorityWords = {
  trainee: '实习|实习生|学徒|见习',
  junior: '初级|应届|应届生|助理',
  executive: '总裁|总经理|首席|副总|財務総監|总监',
  head: '经理|主任|院长|校长',
  lead: '主管|组长|班长',
  senior: '高级|资深|专家',
};
