import { foldText } from '../lexicon/fold-text.ts';
import { spelledYears } from './data/number-words.ts';

const spelled = [...spelledYears.keys()]
  .sort((one, other) => other.length - one.length)
  .join('|')
  .replaceAll('-', ' ');
const years = 'years?|yrs?|anos?|ans?|annees?|jahren?|年';
// "18 years old", "0-3 años" of a child, "founded 20 years ago" ask for no experience.
const notExperience = /^\s*(?:old|ago|of age|alt|und alter|d'age|de edad|前|度|制|间|級|月|\)|\d)/u;
const pattern = new RegExp(
  `(?<!\\d[.,/])(?<![a-z\\p{N}年一二三四五六七八九十])(?<number>\\d{1,2}(?:[.,]\\d)?|${spelled})\\s?\\+?(?:\\s?(?:[-–~〜～至到a]|to|bis|(?=\\d))\\s?(?:\\d{1,2}|${spelled}))?(?:\\s?\\((?:\\d{1,2})\\))?\\s?\\+?(?:\\s(?:or more|o mas|ou plus|oder mehr|full|volle))*\\s?(?:${years})(?![a-z])`,
  'gu',
);

/** Years of experience a text speaks of: "5+ years", "at least five years", "mindestens acht Jahre", "三年以上". */
export function findYears(text: string): number[] {
  const folded = foldText(text).text;
  const found: number[] = [];
  for (const match of folded.matchAll(pattern)) {
    const rest = folded.slice(match.index + match[0].length);
    const word = match.groups?.number ?? '';
    const value =
      Number(word.replace(',', '.')) || spelledYears.get(word.replaceAll(' ', '-')) || spelledYears.get(word) || 0;
    if (value > 0 && value <= 40 && !notExperience.test(rest)) found.push(value);
  }
  return found;
}
