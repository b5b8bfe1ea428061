import { splitWords } from '@fitted/resume/diff/split-words';
import { type JobProfile, unknownNames } from '@fitted/resume/job/job-profile';
import type { FoundSkill } from '@fitted/resume/lexicon/find-skills';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';

/** How much a text has to do with the posting; 0 when nothing. */
export interface Relevance {
  /** The weight of the strongest requirement that the text names; not a sum, because two wishes do not make a must. */
  named(text: string): number;
  /** Also by the words that the text shares with the posting's lines. */
  overall(text: string): number;
}

const sharedWordWeight = 0.2;

/** What the posting asks for by name counts by its weight; words that its lines share with the text count a little. */
export function buildRelevance(profile: JobProfile, skillsIn: (text: string) => readonly FoundSkill[]): Relevance {
  const weightOfSkill = new Map<string, number>();
  const terms: { readonly pattern: RegExp; readonly weight: number }[] = [];
  for (const requirement of profile.requirements) {
    for (const skill of requirement.skills)
      weightOfSkill.set(skill, Math.max(weightOfSkill.get(skill) ?? 0, requirement.weight));
    for (const spelling of unknownNames(requirement))
      terms.push({ pattern: wordPattern(spelling), weight: requirement.weight });
  }
  for (const { skill } of profile.skills) if (!weightOfSkill.has(skill)) weightOfSkill.set(skill, 0.5);
  const asked = new Set(
    [...profile.requirements.map(({ quote }) => quote), ...profile.responsibilities].flatMap(contentWords),
  );

  const weightsIn = (text: string) => [
    ...[...new Set(skillsIn(text).map(({ skill }) => skill))].map((skill) => weightOfSkill.get(skill) ?? 0),
    ...terms.flatMap(({ pattern, weight }) => (pattern.test(text) ? weight : [])),
  ];
  const named = (text: string) => Math.max(0, ...weightsIn(text));
  const overall = (text: string) => {
    let score = weightsIn(text).reduce((sum, weight) => sum + weight, 0);
    for (const word of new Set(contentWords(text))) if (asked.has(word)) score += sharedWordWeight;
    return score;
  };
  return { named, overall };
}

/** Long words without their endings; for Chinese characters, adjacent pairs. */
function contentWords(text: string): string[] {
  const words = splitWords(text.toLowerCase()).filter((word) => /[\p{L}]/u.test(word));
  const pairs: string[] = [];
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (/\p{sc=Han}/u.test(word) && next && /\p{sc=Han}/u.test(next)) pairs.push(word + next);
  }
  return [...words.filter((word) => word.length >= 5).map((word) => word.slice(0, 6)), ...pairs];
}
