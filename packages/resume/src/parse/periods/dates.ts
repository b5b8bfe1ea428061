import type { YearMonth } from '../../document.ts';
import { monthNames, partsAfterYear, seasonNames } from '../data/months.ts';
import { cachedWhileParsing } from '../words/cache-while-parsing.ts';
import { alternatives, foldWord } from '../words/word-list.ts';

export interface FoundDate {
  readonly from: number;
  readonly to: number;
  /** Absent for the "20XX" of a template. */
  readonly date?: YearMonth;
  /** A lone month ("May – Aug 2021") or "05/18": a date only next to another one. */
  readonly isPartial: boolean;
  readonly isYearOnly: boolean;
}

const monthNumbers = new Map(
  monthNames.flatMap((names, index) => names.map((name) => [foldWord(name), index + 1] as const)),
);
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, R: 2018, H: 1988 };

// In "Hospital del Mar, 2012", "Mar" is not March.
const month = `(?<!\\bdel\\s)(?:${alternatives(monthNames.flat())})\\.?`;
const season = `(?:${alternatives(seasonNames)})\\.?`;
const year = '(?:19[4-9]|20[0-9])\\d';
const blankYear = '(?:19|20)(?:XX|xx|\\d[Xx])';
const nonWordBefore = '(?<![\\p{L}\\p{N}])';
const nonWordAfter = '(?![\\p{L}\\p{N}])';
const cjkMonth = '0?[1-9]|1[0-2]|十[一二]?|[一二三四五六七八九]';
// "2018年（平成30年）4月": the same year given twice.
const otherEra = '(?:[（(][^）)]{2,8}[)）])?\\s?';
const day = '(?:\\d{1,2}(?:st|nd|rd|th|er|º|°|\\.)?)';

const datePattern = new RegExp(
  [
    `(?<era>令和|平成|昭和|(?<![A-Za-z])[RH](?=\\d{1,2}[年.]))\\s?(?<eraYear>元|\\d{1,2})[年.]${otherEra}(?:(?<eraMonth>\\d{1,2})月?)?(?:\\d{1,2}日)?`,
    `(?<![\\d.])(?<formYear>${year})\\s+(?<formMonth>0?[1-9]|1[0-2])` +
      `(?=\\s+\\S{0,12}[\\p{Script=Han}\\p{Script=Katakana}]|\\s+\\p{L}.{0,80}\\p{Script=Han}{2}$|(?<=^\\d{4}\\s\\d{1,2})$)`,
    `(?<!\\d)(?<cjkYear>${year})\\s?年度?\\s?${otherEra}(?:(?<cjkMonth>${cjkMonth})\\s?月(?:\\s?\\d{1,2}\\s?日)?|の?(?:${alternatives(partsAfterYear)}))?`,
    `${nonWordBefore}(?:\\p{L}{3,9}\\.?\\s+)?(?<blank>${blankYear})${nonWordAfter}`,
    `(?<![\\d./-])(?<dmyFirst>\\d{1,2})[./-](?<dmySecond>\\d{1,2})[./-](?<dmyYear>${year})(?!\\d)`,
    `(?<![\\d.,/])(?<isoYear>${year})\\s?[-/.]\\s?(?<isoMonth>0[1-9]|1[0-2]|[1-9])(?:[-/.]\\d{1,2})?` +
      `(?!\\d|(?![至到]|(?<=[-/.]\\d\\d)\\p{Script=Han})\\p{L}|[./]${year}(?![./-]\\d))`,
    `(?<![\\p{L}\\p{N}])(?<quarterYear>${year})\\s?[-/]?\\s?[QT][1-4]${nonWordAfter}`,
    `(?:(?<![\\d./-])|(?<=${year}-))(?<numMonth>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<numYear>${year})(?!\\d)`,
    `${nonWordBefore}(?:${day}\\s+(?:de\\s+)?)?(?<name>${month})(?:\\s+\\d{1,2}(?:st|nd|rd|` +
      `th)?,)?(?:\\s*,?\\s*|\\s*[-/.]\\s*)(?:del?\\s+|of\\s+)?(?:(?<nameYear>${year})|` +
      `['’‘](?<shortYear>\\d{2}))${nonWordAfter}`,
    `${nonWordBefore}(?:${season})\\s*(?:of\\s+|de\\s+|del\\s+)?[-/]?\\s?(?<seasonYear>${year})(?:/\\d{2}(?:\\d{2})?)?${nonWordAfter}`,
    `${nonWordBefore}(?<slashMonth>${month})/(?<slashYear>\\d{2})(?![\\d/.])`,
    `(?<![\\d./-])(?<tinyMonth>0[1-9]|1[0-2])[./](?<tinyYear>\\d{2})(?![\\d./])`,
    `(?<!(?![至到])[\\p{L}\\p{N}#$€£¥.,'’])(?<year>${year})(?!(?![至到])\\p{L}|[\\p{N}%+]|[.,]\\d)`,
    `(?<![\\p{L}\\p{N}])['’‘](?<bareShortYear>\\d{2})${nonWordAfter}`,
    `${nonWordBefore}(?:${day}\\s+)?(?<loneMonth>${month})${nonWordAfter}`,
  ].join('|'),
  'giu',
);

const maxDatedLength = 400;
const yearLike = /(?:19|20)(?:\d|x)(?:\d|x)|['’‘]\d\d|[\d\p{L}.][/.]\d\d|令和|平成|昭和|[RH]\d/iu;

/** All dates in a line, left to right. */
export const findDates = cachedWhileParsing((text: string): readonly FoundDate[] => {
  // No line with the dates of an entry is this long.
  if (text.length > maxDatedLength) return [];
  const plain = toPlainDigits(text);
  if (!yearLike.test(plain)) return [];
  const found: FoundDate[] = [];
  for (const match of plain.matchAll(datePattern)) {
    const groups = match.groups ?? {};
    const to = match.index + match[0].length;
    const date = readDate(groups);
    found.push({
      from: match.index,
      to,
      ...(date && { date }),
      isPartial: [groups.loneMonth, groups.tinyYear, groups.bareShortYear].some((group) => group !== undefined),
      isYearOnly: groups.year !== undefined,
    });
  }
  return found;
});

const kanjiDigits = '〇一二三四五六七八九';

/** "２０１８年" and "二〇一八年" as "2018年". Offsets stay valid. */
function toPlainDigits(text: string): string {
  if (!/[０-９〇零]/u.test(text)) return text;
  return text
    .replace(/[０-９．／－]/gu, (character) => character.normalize('NFKC'))
    .replace(/[〇零一二三四五六七八九]{4}(?=年)/gu, (digits) =>
      [...digits].map((digit) => kanjiDigits.indexOf(digit === '零' ? '〇' : digit)).join(''),
    );
}

function readDate(groups: Readonly<Record<string, string | undefined>>): YearMonth | undefined {
  if (groups.era) {
    const eraYear = groups.eraYear === '元' ? 1 : Number(groups.eraYear);
    return yearMonth((eras[groups.era.toUpperCase()] ?? eras[groups.era] ?? 0) + eraYear, groups.eraMonth);
  }
  if (groups.formYear) return yearMonth(Number(groups.formYear), groups.formMonth);
  if (groups.slashMonth) return yearMonth(fullYear(groups.slashYear), monthNumbers.get(foldWord(groups.slashMonth)));
  if (groups.cjkYear) return yearMonth(Number(groups.cjkYear), readMonth(groups.cjkMonth));
  if (groups.dmyYear) return yearMonth(Number(groups.dmyYear), monthOfDay(groups.dmyFirst, groups.dmySecond));
  if (groups.isoYear) return yearMonth(Number(groups.isoYear), groups.isoMonth);
  if (groups.numYear) return yearMonth(Number(groups.numYear), groups.numMonth);
  if (groups.name) {
    const number = monthNumbers.get(foldWord(groups.name));
    return yearMonth(groups.nameYear ? Number(groups.nameYear) : fullYear(groups.shortYear), number);
  }
  if (groups.seasonYear ?? groups.quarterYear) return yearMonth(Number(groups.seasonYear ?? groups.quarterYear));
  if (groups.bareShortYear) return yearMonth(fullYear(groups.bareShortYear));
  if (groups.tinyYear) return yearMonth(fullYear(groups.tinyYear), groups.tinyMonth);
  if (groups.year) return yearMonth(Number(groups.year));
  if (groups.loneMonth) return yearMonth(0, monthNumbers.get(foldWord(groups.loneMonth)));
  return undefined;
}

/** "12" and "十二". */
function readMonth(month: string | undefined): string | undefined {
  if (month === undefined || !/[一二三四五六七八九十]/u.test(month)) return month;
  const ones = kanjiDigits.indexOf(month.replace('十', '') || '〇');
  return String(ones + (month.startsWith('十') ? 10 : 0));
}

function yearMonth(yearNumber: number, monthText?: string | number): YearMonth {
  const monthNumber = Number(monthText);
  return monthNumber >= 1 && monthNumber <= 12 ? { year: yearNumber, month: monthNumber } : { year: yearNumber };
}

/** "03/15/2020" can only be March; "05/03/2020" is read the way most of the world writes it, day first. */
function monthOfDay(first?: string, second?: string): number {
  return Number(second) > 12 ? Number(first) : Number(second);
}

function fullYear(twoDigits?: string): number {
  const short = Number(twoDigits);
  return short > 60 ? 1900 + short : 2000 + short;
}
