import type { Language } from '@fitted/contract/languages';

/** Number words in folded spelling (no accents). Values add up, multipliers multiply what stands before them. */
export interface NumberWords {
  readonly values: Readonly<Record<string, number>>;
  readonly multipliers: Readonly<Record<string, number>>;
  /** "second", "deuxième": they count too ("every fourth week" is "one week in four"). */
  readonly ordinals: Readonly<Record<string, number>>;
  /** Words that join the parts of one number. */
  readonly joiners: readonly string[];
}

function numbered(words: string, first: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]));
}

const english: NumberWords = {
  values: {
    ...numbered(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      2,
    ),
    ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ...{ one: 1, dozen: 12, twice: 2, thrice: 3, pair: 2, couple: 2 },
  },
  multipliers: {
    hundred: 100,
    hundreds: 100,
    thousand: 1000,
    thousands: 1000,
    million: 1e6,
    millions: 1e6,
    billion: 1e9,
  },
  ordinals: numbered('second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 2),
  joiners: ['and'],
};

const spanish: NumberWords = {
  values: {
    ...numbered(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
      2,
    ),
    ...numbered(
      'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta',
      21,
    ),
    ...numbered('cuarenta cincuenta sesenta setenta ochenta noventa cien', 40, 10),
    ...numbered(
      'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      100,
      100,
    ),
    ...numbered(
      'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
      200,
      100,
    ),
    ...{ un: 1, uno: 1, una: 1, docena: 12, par: 2 },
  },
  multipliers: { mil: 1000, miles: 1000, millon: 1e6, millones: 1e6 },
  ordinals: {
    ...numbered('segundo tercero cuarto quinto sexto septimo octavo noveno decimo', 2),
    ...numbered('segunda tercera cuarta quinta sexta septima octava novena decima', 2),
    ...{ tercer: 3, tercio: 3, tercios: 3 },
  },
  joiners: ['y'],
};

const french: NumberWords = {
  values: {
    ...numbered('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
    ...numbered('vingt trente quarante cinquante soixante septante huitante nonante', 20, 10),
    ...{
      un: 1,
      une: 1,
      vingts: 20,
      octante: 80,
      dizaine: 10,
      douzaine: 12,
      quinzaine: 15,
      vingtaine: 20,
      trentaine: 30,
      quarantaine: 40,
      soixantaine: 60,
      huitaine: 8,
      neuvaine: 9,
      cinquantaine: 50,
      centaine: 100,
      millier: 1000,
    },
  },
  multipliers: { cent: 100, cents: 100, mille: 1000, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  ordinals: {
    ...numbered('deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme', 2),
    seconde: 2,
    second: 2,
    tiers: 3,
  },
  joiners: ['et'],
};

const germanUnits =
  'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig';
const germanTens = numbered('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10);
const germanOnes = { ein: 1, ...numbered('zwei drei vier funf sechs sieben acht neun', 2) };
const germanCompounds = Object.fromEntries(
  Object.entries(germanTens).flatMap(([tens, value]) =>
    Object.entries(germanOnes).map(([ones, unit]) => [`${ones}und${tens}`, value + unit]),
  ),
);
const german: NumberWords = {
  values: {
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    ...numbered(germanUnits, 2),
    ...germanTens,
    ...germanCompounds,
    zwo: 2,
    dutzend: 12,
    zweimal: 2,
    dreimal: 3,
    viermal: 4,
    funfmal: 5,
    sechsmal: 6,
    zweitagig: 2,
    zweitagige: 2,
    zweitagigen: 2,
    dreitagig: 3,
    dreitagige: 3,
    funftagig: 5,
    funftagige: 5,
  },
  multipliers: { hundert: 100, tausend: 1000, million: 1e6, millionen: 1e6, milliarde: 1e9, milliarden: 1e9 },
  ordinals: Object.fromEntries(
    ['zweit 2', 'dritt 3', 'viert 4', 'funft 5', 'sechst 6', 'siebt 7', 'acht 8', 'neunt 9', 'zehnt 10'].flatMap(
      (pair) => {
        const [stem = '', value] = pair.split(' ');
        return ['e', 'en', 'er', 'es', 'em', 'el'].map((ending) => [`${stem}${ending}`, Number(value)]);
      },
    ),
  ),
  joiners: ['und'],
};

const none: NumberWords = { values: {}, multipliers: {}, ordinals: {}, joiners: [] };

export const numberWords: Readonly<Record<Language, NumberWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: none,
  ja: none,
};

export const chineseDigits: Readonly<Record<string, number>> = {
  ...{ 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 壱: 1, 弐: 2, 参: 3 },
};
export const chineseTens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
export const chineseMyriads: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

/** A numeral counts only before one of these: 三田村 is a name. */
export const chineseCounters =
  '名个個人年月日次回件社家台位项項级級等种種条條份套款倍点點岁歳才週周天小时時間分秒元円块块成所校门門支册冊本枚店棟层層階ヶかカつ段位代期届篇张張场場轮輪组組％%';

/** Short and long signs behind a figure: 120k, 3 Mio., 410 T€, 6,000万. */
export const magnitudes: Readonly<Record<string, number>> = {
  ...{ k: 1e3, tsd: 1e3, 't€': 1e3, m: 1e6, mm: 1e6, mn: 1e6, mln: 1e6, mio: 1e6, bn: 1e9, mrd: 1e9, b: 1e9 },
  ...{ thousand: 1e3, million: 1e6, millions: 1e6, billion: 1e9, hundred: 100, mil: 1e3, millones: 1e6, millon: 1e6 },
  ...{ mille: 1e3, milliers: 1e3, milliard: 1e9, milliards: 1e9, tausend: 1e3, millionen: 1e6, milliarden: 1e9 },
  ...{ 千: 1e3, 百: 100, 万: 1e4, 萬: 1e4, 百万: 1e6, 千万: 1e7, 亿: 1e8, 億: 1e8 },
};

export const percentWords = ['%', 'percent', 'per cent', 'prozent', 'por ciento', 'pour cent', 'pct', 'パーセント'];

/** Sign or word → one name per currency. A bare dollar sign may be any dollar or peso. */
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
