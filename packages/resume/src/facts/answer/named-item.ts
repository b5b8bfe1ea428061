import { byLanguage, packs } from '@fitted/language/packs';
import type { Requirement } from '../../job/job-profile.ts';
import { wordPattern } from '../../lexicon/word-pattern.ts';
import { quoteAnswer } from './answer-line.ts';
import { negated } from './sayings.ts';

/** "did the course in 2021" is a valid answer about COSHH, but needs the name put before it. */
export function namedItem({ text, options }: Pick<Requirement, 'text' | 'options'>, words: string): string | undefined {
  const said = quoteAnswer(words);
  // "I have no licence, but a bicycle" does not name anything they hold.
  if (negated.test(said) && !rooms.some(({ expiry }) => expiry.test(said))) return undefined;
  const initials = text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? [];
  const isNamed = [...options.flatMap((option) => [option.text, ...option.aliases]), ...initials].some((name) =>
    wordPattern(name).test(said),
  );
  // A whole sentence from the posting must not become the name of a qualification.
  if (isNamed || options.length > 1 || text.length > maxNameLength) return said;
  const how = said.replace(thatItIs, '');
  return how === '' ? text : `${text} (${how})`;
}

const maxNameLength = 40;
const rooms = Object.values(byLanguage((language) => packs[language].answers));
/** "It's current" is "current". */
const thatItIs = /^(?:it['’]?s|it is|that['’]s|es ist|ist|c['’]est|est|está|es)\s+/iu;
