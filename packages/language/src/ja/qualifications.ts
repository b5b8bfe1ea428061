import type { QualificationWords } from '../qualification-words.ts';

export const japaneseQualifications: QualificationWords = {
  degrees: {
    lowerSchool: '中学卒業',
    school: '高校卒業|高等学校卒業|高卒|高等学校',
    vocational: '専門学校卒業|専門学校|専門卒|専修学校',
    college: '専門士|短大|短期大学|高専',
    bachelor: '学士号|大学卒業|大卒|四年制大学|学部卒業|学部 卒業|大学卒|卒業（学士）',
    master: '修士|修士号|修士課程|大学院修了|大学院卒|博士前期課程',
    doctorate: '博士号|博士課程修了',
  },
  written: [
    [5, /大学[^院]{0,20}(?:卒業|卒(?!業見込))/u],
    [6, /大学院[^、。]{0,20}(?:修了|卒業)/u],
  ],
  spoken: {
    native: '母語|ネイティブ|母国語|バイリンガル',
    mastery: 'ネイティブレベル',
    fluent: 'ビジネスレベル|ビジネス上級|流暢|上級',
    professional: '業務レベル|ビジネス',
    good: '',
    intermediate: '日常会話|会話レベル|中級',
    basic: '日常挨拶|初級|簡単な',
    hardly: '',
  },
};
