import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../cues.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { spelledYears } from './data/number-words.ts';

const spelled = [...spelledYears.keys()]
  .sort((one, other) => other.length - one.length)
  .join('|')
  .replaceAll('-', ' ');
const years = readingCues.any('yearUnit');
const months = readingCues.any('monthUnit');
// "18 years old", "0-3 años" of a child, "founded 20 years ago" are not about experience.
const notExperience = pattern('u')`^\s*(?:${readingCues.any('notExperience')}|\)|\d)`;
// "finishing within 3 years" is a term that lies ahead.
const ahead = pattern('u')`(?<![a-z])${readingCues.any('yearsAhead')}\s$`;
const maxAheadLength = 20;
const yearsPattern = pattern('gu')`
  (?<!\d[.,/])(?<![a-z\p{N}年一二三四五六七八九十])(?<number>\d{1,2}(?:[.,]\d)?|${spelled})\s?\+?(?:\s?(?:[-–~〜～至到a]|to|bis
  |(?=\d))\s?(?:\d{1,2}|${spelled}))?(?:\s?\((?:\d{1,2})\))?\s?\+?(?:\s(?:or more|o mas|ou plus|oder mehr|full
  |volle))*\s?(?:(?:${years})|(?<months>${months}))(?![a-z])
`;
/** "mehrjährige Erfahrung" gives a duration, though not an exact one. */
const several = pattern('gu')`${readingCues.any('several')}`;
/** How many years "several" counts as. */
const fewYears = 2;
const oneYear =
  /(?<![a-z])(?:einjahrige[rnsm]?|zweijahrige[rnsm]?|dreijahrige[rnsm]?|funfjahrige[rnsm]?)(?=\s(?:berufs)?erfahrung)/gu;
const adjectiveYears: Readonly<Record<string, number>> = { ein: 1, zwei: 2, drei: 3, funf: 5 };

const aYear =
  /(?<![a-z])(?:a|eines|einem)\s(?:full\s)?(?:year|jahr|jahres)(?:'s)?(?=\s(?:of|in|as|de|d'|en|im|als|berufs|erfahrung|experience|commercial|post))/gu;

/** What every duration has in it. Most texts have none, and looking for a unit costs little. */
const unit = pattern('u')`${readingCues.any('durationHint')}`;

export interface FoundYears {
  readonly years: number;
  /** Offset in the text. */
  readonly at: number;
  readonly length: number;
}

/** Durations of experience in a text: "5+ years", "at least five years", "mindestens acht Jahre", "三年以上", "18 months". */
export function findYearPlaces(text: string): FoundYears[] {
  const folded = foldText(text);
  if (!unit.test(folded.text)) return [];
  const found: FoundYears[] = [];
  const add = (value: number, from: number, to: number) => {
    const at = folded.at[from] ?? 0;
    found.push({ years: value, at, length: (folded.at[to - 1] ?? at) + 1 - at });
  };
  for (const match of folded.text.matchAll(yearsPattern)) {
    const end = match.index + match[0].length;
    const word = match.groups?.number ?? '';
    const value =
      Number(word.replace(',', '.')) || spelledYears.get(word.replaceAll(' ', '-')) || spelledYears.get(word) || 0;
    const isMonths = match.groups?.months !== undefined;
    const isAhead = ahead.test(folded.text.slice(Math.max(0, match.index - maxAheadLength), match.index));
    if (value > 0 && value <= 40 && !isAhead && !notExperience.test(folded.text.slice(end)))
      add(isMonths ? Math.round((value / 12) * 100) / 100 : value, match.index, end);
  }
  for (const match of folded.text.matchAll(several)) add(fewYears, match.index, match.index + match[0].length);
  for (const match of folded.text.matchAll(oneYear))
    add(
      adjectiveYears[/^(?:ein|zwei|drei|funf)/u.exec(match[0])?.[0] ?? ''] ?? 1,
      match.index,
      match.index + match[0].length,
    );
  for (const match of folded.text.matchAll(aYear)) add(1, match.index, match.index + match[0].length);
  return found.sort((one, other) => one.at - other.at);
}

export function findYears(text: string): number[] {
  return findYearPlaces(text).map((place) => place.years);
}
