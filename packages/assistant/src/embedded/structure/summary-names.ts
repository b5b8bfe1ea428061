import { findSkill, getSkill } from '@fitted/resume/lexicon/find-skills';
import { littleOfIt } from '../data/hands-on.ts';
import { capitalise, midSentence } from '../letter-case.ts';
import type { Reading } from '../reading.ts';
import { isAbbreviation, isSameThing } from './same-thing.ts';

const mostNames = 5;

/** What the person's own lists hold of the things asked for, strongest first, as the person writes them; without what the deeds say already. */
export function listedNames(reading: Reading, deeds: readonly string[]): string[] {
  const items = reading.document.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ groups }) => groups.flatMap((group) => group.items));
  const said = new Set(reading.skillsIn(deeds.join('\n')).map(({ skill }) => skill));
  const seen = new Set<string>();
  const named = items
    .filter(
      (item) =>
        item.length < 40 && !/\s[-–]\s|[:：.。]/u.test(item) && !littleOfIt.test(item) && isWantedSkill(reading, item),
    )
    .map((item, index) => ({ item, index, weight: reading.relevance.named(item) }))
    .sort((one, other) => other.weight - one.weight || one.index - other.index)
    .filter(({ item }) => {
      const skills = reading.skillsIn(item).map(({ skill }) => skill);
      if (skills.every((skill) => said.has(skill) || seen.has(skill))) return false;
      for (const skill of skills) seen.add(skill);
      return true;
    })
    .slice(0, mostNames)
    .map(({ item }) => asAsked(reading, item));
  // One capitalised word may be a name, so beside one all begin with a capital.
  const hasNames = named.some((item) => /^\p{Lu}\p{Ll}/u.test(midSentence(item, reading.language)));
  return named.map((item, at) => (hasNames || at === 0 ? capitalise(item) : midSentence(item, reading.language)));
}

/** Spoken languages and certificates have lists of their own. */
function isWantedSkill({ skillsIn, wanted }: Reading, item: string): boolean {
  const found = skillsIn(item).map(({ skill }) => ({ kind: getSkill(skill).kind, isWanted: wanted.has(skill) }));
  return (
    found.some(({ kind, isWanted }) => isWanted && kind === 'skill') && found.every(({ kind }) => kind !== 'language')
  );
}

function asAsked(reading: Reading, item: string): string {
  const skill = findSkill(item, reading.language);
  const asked = skill === undefined ? undefined : reading.wanted.get(skill)?.spelling;
  const isTheirs = asked !== undefined && reading.job.profile.language === reading.language && isSameThing(item, asked);
  if (isTheirs && !isAbbreviation(item, asked)) return asked;
  // "microsoft excel" and "Menu planning" by the letters that the lexicon gives them.
  return skill?.toLowerCase() === item.toLowerCase() ? skill : item;
}
