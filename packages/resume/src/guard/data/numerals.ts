import { guardTables } from '@fitted/language/packs';

const numbers = Object.values(guardTables).map((tables) => tables.numbers);

export const chineseDigits: Readonly<Record<string, number>> = {
  ...{ 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 壱: 1, 弐: 2, 参: 3 },
};
export const chineseTens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
export const chineseMyriads: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

/** A numeral counts only before one of these: 三田村 is a name. */
export const chineseCounters =
  '名个個人年月日次回件社家台位项項级級等种種条條份套款倍点點岁歳才週周天小时時間分秒元円块块成所校门門支册冊本枚店棟层層階ヶかカつ段位代期届篇张張场場轮輪组組％%';

/** Abbreviations and words after a figure: 120k, 3 Mio., 410 T€, 6,000万. */
export const magnitudes: Readonly<Record<string, number>> = {
  ...{ k: 1e3, tsd: 1e3, 't€': 1e3, m: 1e6, mm: 1e6, mn: 1e6, mln: 1e6, mio: 1e6, bn: 1e9, mrd: 1e9, b: 1e9 },
  ...Object.fromEntries(numbers.flatMap((words) => Object.entries(words.magnitudes))),
};

export const percentWords = ['%', ...numbers.flatMap((words) => words.percent)];

/** Symbol or word → one name per currency. A bare dollar sign may be any dollar or peso. */
export const currencies: Readonly<Record<string, string>> = {
  ...{
    $: 'dollar',
    us$: 'dollar',
    usd: 'dollar',
    dollar: 'dollar',
    dollars: 'dollar',
    mxn: 'dollar',
    mx$: 'dollar',
    peso: 'dollar',
    pesos: 'dollar',
  },
  ...{ '€': 'euro', eur: 'euro', euro: 'euro', euros: 'euro', 't€': 'euro', 'k€': 'euro', 'm€': 'euro' },
  ...{ '£': 'pound', gbp: 'pound', pound: 'pound', pounds: 'pound', chf: 'franc', franken: 'franc' },
  ...{ '¥': 'yen', jpy: 'yen', 円: 'yen', 元: 'yuan', 人民币: 'yuan', rmb: 'yuan', cny: 'yuan', 块: 'yuan' },
};
