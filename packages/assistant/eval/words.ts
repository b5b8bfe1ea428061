import { findSkills } from '@fitted/resume/lexicon/find-skills';
import nlp from 'compromise';

/** Latin words and numbers in lower case; scripts without spaces character by character. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’‘]/gu, "'");
  return (
    plain.match(/\d+(?:[.,:/]\d+)*|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|[\p{L}\p{M}][\p{L}\p{M}\p{N}'+#]*/gu) ??
    []
  );
}

export function numbersOf(text: string): string[] {
  return text.normalize('NFKC').match(/(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*/gu) ?? [];
}

const lemmas = new Map<string, string>();

/** By a library that the engine does not use: an independent opinion on which forms belong to one verb. */
export function lemmaOf(word: string): string {
  const known = lemmas.get(word);
  if (known !== undefined) return known;
  const infinitive = /^[a-z]{3,}$/u.test(word) ? infinitiveOf(word) : word;
  lemmas.set(word, infinitive);
  return infinitive;
}

function infinitiveOf(word: string): string {
  const reading = nlp(word);
  reading.tag('Verb');
  return reading.verbs().toInfinitive().text().trim() || word;
}

/** A word without its ending, for forms no verb rule knows ("recruitment", "recruited"). */
export function stemOf(word: string): string {
  return word.length > 6 ? word.slice(0, 6) : word;
}

/** Words in the names of skills, each with the skills that it belongs to. */
export function skillWords(text: string): {
  readonly skills: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
} {
  const words = new Map<string, Set<string>>();
  const skills = new Set<string>();
  for (const { skill, spelling } of findSkills(text)) {
    skills.add(skill);
    for (const word of wordsOf(spelling)) words.set(word, (words.get(word) ?? new Set()).add(skill));
  }
  return { skills, words };
}
