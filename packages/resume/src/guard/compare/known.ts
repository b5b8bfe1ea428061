import type { GuardSource } from '../source.ts';
import { skillsIn } from '../support/skills-in.ts';
import type { Quantity } from '../text/quantities.ts';
import type { GuardText } from '../text/read-text.ts';
import { countingBrackets, isInside } from '../text/spans.ts';
import type { Known } from './classify.ts';

const knownBySource = new WeakMap<GuardSource, Known>();

/** Everything in the resume and the stated facts, read once per source. */
export function knownOf(source: GuardSource): Known {
  const found = knownBySource.get(source) ?? readKnown(source);
  knownBySource.set(source, found);
  return found;
}

function readKnown({ all, facts, titles, roles, document, vocabulary }: GuardSource): Known {
  const texts: readonly GuardText[] = [...all, ...facts].map(({ text }) => text);
  const stems = new Set(texts.flatMap(({ words }) => words.flatMap(({ stem, folded }) => [stem, folded])));
  const letters = texts.map(({ folded }) => folded).join('\n');
  const figures = new Set([
    ...texts.flatMap(({ quantities }) => quantities.map(nameOf)),
    ...roles.flatMap(({ lasted }) => lasted.map((one) => /^\d+/u.exec(one)?.[0] ?? '')),
  ]);
  const years = new Set(
    texts.flatMap(({ dates }) => dates.flatMap(({ year, month }) => [`${year}`, `${year}-${month}`])),
  );
  const held = new Set([...titles, ...facts].flatMap(({ text }) => heldIn(text)));
  const heads = [...titles, ...facts].map(({ text }) => text.folded).join('\n');
  const periods = document.sections.flatMap(({ entries }) => entries.map(({ fields }) => fields.period));
  let skills: ReadonlySet<string> | undefined;
  return {
    hasWord: ({ word }) => word !== undefined && (stems.has(word.stem) || stems.has(word.folded)),
    hasTitle: (word) => stems.has(word) || letters.includes(word),
    isTitle: (word) => held.has(word) || (/\p{Script=Han}|\p{Script=Katakana}/u.test(word) && heads.includes(word)),
    hasPiece: (piece) => letters.includes(piece),
    hasMostOf: ({ words, runs }) => {
      const said = words.filter(({ folded }) => !vocabulary.isFunctionWord(folded) && !vocabulary.isPlainWord(folded));
      const pairs = runs.flatMap(({ text }) =>
        Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)),
      );
      const found =
        said.filter(({ stem, folded }) => stems.has(stem) || stems.has(folded)).length +
        pairs.filter((pair) => letters.includes(pair)).length;
      return found * 2 > said.length + pairs.length;
    },
    hasFigure: ({ quantity }) => quantity !== undefined && figures.has(nameOf(quantity)),
    hasDate: ({ date }) =>
      date !== undefined && years.has(date.month === undefined ? `${date.year}` : `${date.year}-${date.month}`),
    hasCredential: texts.some(({ folded }) => vocabulary.credentials.occurs(folded)),
    isOngoing: periods.some((period) => period?.isCurrent === true),
    hasSkill: (skill) => {
      skills ??= new Set(texts.flatMap((text) => skillsIn(text, vocabulary.language).map((one) => one.skill)));
      return skills.has(skill);
    },
  };
}

/** People counted in a head ("40 drivers") belong to the employer and are not what the person was. */
function heldIn({ words, folded }: GuardText): string[] {
  const counted = countingBrackets(folded);
  return words.filter(({ at }) => !counted.some((span) => isInside(at, span))).map(({ stem }) => stem);
}

function nameOf({ value, isPercent }: Quantity): string {
  return `${value}${isPercent ? '%' : ''}`;
}
