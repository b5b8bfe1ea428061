import type { GuardSource } from '../source.ts';
import { skillsIn } from '../support/skills-in.ts';
import type { Quantity } from '../text/quantities.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Known } from './classify.ts';

const knownBySource = new WeakMap<GuardSource, Known>();

/** What stands anywhere in the resume or among the stated facts, read once. */
export function knownOf(source: GuardSource): Known {
  const found = knownBySource.get(source) ?? readKnown(source);
  knownBySource.set(source, found);
  return found;
}

function readKnown({ all, facts, titles, vocabulary }: GuardSource): Known {
  const texts: readonly GuardText[] = [...all, ...facts].map(({ text }) => text);
  const stems = new Set(texts.flatMap(({ words }) => words.flatMap(({ stem, folded }) => [stem, folded])));
  const letters = texts.map(({ folded }) => folded).join('\n');
  const figures = new Set(texts.flatMap(({ quantities }) => quantities.map(nameOf)));
  const years = new Set(
    texts.flatMap(({ dates }) => dates.flatMap(({ year, month }) => [`${year}`, `${year}-${month}`])),
  );
  const held = new Set([...titles, ...facts].flatMap(({ text }) => text.words.map(({ stem }) => stem)));
  const heads = [...titles, ...facts].map(({ text }) => text.folded).join('\n');
  let skills: ReadonlySet<string> | undefined;
  return {
    hasWord: ({ word }) => word !== undefined && (stems.has(word.stem) || stems.has(word.folded)),
    hasTitle: (word) => stems.has(word) || letters.includes(word),
    isTitle: (word) => held.has(word) || (/\p{Script=Han}|\p{Script=Katakana}/u.test(word) && heads.includes(word)),
    hasPiece: (piece) => letters.includes(piece),
    hasFigure: ({ quantity }) => quantity !== undefined && figures.has(nameOf(quantity)),
    hasDate: ({ date }) =>
      date !== undefined && years.has(date.month === undefined ? `${date.year}` : `${date.year}-${date.month}`),
    hasSkill: (skill) => {
      skills ??= new Set(texts.flatMap((text) => skillsIn(text, vocabulary.language).map((one) => one.skill)));
      return skills.has(skill);
    },
  };
}

function nameOf({ value, isPercent }: Quantity): string {
  return `${value}${isPercent ? '%' : ''}`;
}
