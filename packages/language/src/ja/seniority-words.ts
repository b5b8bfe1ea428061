import type { SeniorityWords } from '../seniority-words.ts';

export const japaneseSeniority: SeniorityWords = {
  trainee: 'インターン|研修生|見習い',
  junior: '新卒|未経験|ジュニア',
  executive: '社長|取締役|執行役員|代表',
  head: '部長|課長|マネージャー|店長|エリアマネージャー|管理職',
  lead: 'リーダー|主任|チーフ|主査',
  senior: 'シニア|上級|ベテラン',
};
