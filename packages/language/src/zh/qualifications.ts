import type { QualificationWords } from '../qualification-words.ts';

export const chineseQualifications: QualificationWords = {
  degrees: {
    lowerSchool: '初中',
    school: '高中|高中学历|高中及以上',
    vocational: '中专|职高|技校',
    college: '大专|大专学历|专科',
    bachelor: '本科|本科学历|本科及以上|大学本科|学士|学士学位|大学学历',
    master: '硕士|硕士学位|硕士研究生|研究生',
    doctorate: '博士|博士学位',
  },
  written: [],
  spoken: {
    native: '母语|双语',
    mastery: '专八',
    fluent: '流利|精通|熟练|专业八级|英语六级|六级',
    professional: '英语四级|四级|良好|可作为工作语言|工作语言',
    good: '较好',
    intermediate: '日常会话|中级|一般|日常交流',
    basic: '基础|初级|简单|入门',
    hardly: '',
  },
};
