import type { Language } from '@fitted/contract/languages';
import { findSkills, getSkill } from '../../lexicon/find-skills.ts';
import { hasCjk } from '../../parse/words/word-list.ts';
import {
  askingCues,
  benefitWords,
  companyAsks,
  companyOpenings,
  dutyCues,
  dutyOpenings,
  offerCues,
  othersWords,
  ownWords,
  sentenceCues,
} from '../data/posting-cues.ts';
import { foldPhrase, phraseList } from '../phrase-list.ts';
import type { MarkedLine } from './mark-lines.ts';

const cues = {
  must: phraseList(sentenceCues.must),
  nice: phraseList(sentenceCues.nice),
  duty: phraseList(dutyCues),
  asking: phraseList(askingCues),
  offer: phraseList(offerCues),
  all: phraseList(companyAsks),
  you: phraseList(othersWords),
  we: phraseList(ownWords),
} as const;
const benefits = phraseList(benefitWords);
const company = phraseList(companyOpenings);
const maxWords = 40;
const stemLength = 4;
const endingLength = 3;
/** How many lines before and after a line are considered. */
const reach = 2;
/** A posting is divided into so many stretches: it begins with the employer and ends with the benefits. */
const stretches = 5;

/**
 * What tells whether each line of a posting asks for something: of the line itself, and of its neighbours all that is not a
 * word, because postings stay on a subject. Cues, skills, length and place mean the same in every language, so what is learnt in
 * one serves all.
 */
export function askingFeatures(lines: readonly MarkedLine[], language: Language): string[][] {
  const manners = lines.map((line, at) => mannerOf(line, at / Math.max(1, lines.length - 1), language));
  return lines.map((line, at) => {
    const features = new Set([...(manners[at] ?? []), ...wordsOf(foldPhrase(line.text))]);
    for (let distance = -reach; distance <= reach; distance += 1) {
      const neighbour = lines[at + distance];
      if (distance === 0) continue;
      if (!neighbour) features.add(`${distance}none`);
      // Across a heading the same cue means something else.
      const side = neighbour?.part === line.part ? 's' : 'o';
      for (const one of manners[at + distance] ?? []) features.add(`${distance}${side}|${one}`);
    }
    return [...features];
  });
}

/** How a line speaks, whatever it speaks of. */
function mannerOf({ text, part, isBullet }: MarkedLine, place: number, language: Language): string[] {
  const folded = foldPhrase(text);
  const features = [`part:${part}`, `place:${Math.floor(place * stretches)}`];
  if (isBullet) features.push('bullet', `bullet:${part}`);
  for (const [name, list] of Object.entries(cues)) {
    const found = list.find(folded);
    if (found) features.push(name, ...(found.from < 3 ? [`${name}:first`] : []));
  }
  if (dutyOpenings.some((opening) => opening.test(folded))) features.push('does');
  const gains = benefits.findAll(folded).length;
  if (gains > 0) features.push(gains > 1 ? 'benefits' : 'benefit');
  if (company.find(folded)?.from === 0) features.push('company');
  const kinds = findSkills(text, language).map(({ skill }) => getSkill(skill).kind);
  const named = kinds.filter((kind) => kind !== 'trait').length;
  if (named > 0) features.push(named > 2 ? 'skills' : 'skill');
  if (kinds.includes('trait')) features.push('trait');
  const count = hasCjk(folded) ? folded.length / 2 : plainWords(folded).length;
  features.push(`length:${count < 3 ? 1 : count < 6 ? 2 : count < 12 ? 3 : count < 25 ? 4 : 5}`);
  features.push(`commas:${Math.min(3, text.match(/[,、，;]/gu)?.length ?? 0)}`);
  for (const [name, sign] of Object.entries(signs)) if (sign.test(text)) features.push(name);
  if (text !== text.toLowerCase() && text === text.toUpperCase()) features.push('capitals');
  return features;
}

const signs = {
  exclaims: /[!！]\s*$/u,
  asks: /[?？]\s*$/u,
  leads: /[:：]\s*$/u,
  money: /[$€£¥]|\d\s?%/u,
  digit: /\d/u,
  link: /@|www\.|https?:/u,
  bracket: /[(（]/u,
} as const;

const plainWords = (folded: string): string[] => folded.match(/\p{L}[\p{L}'+#-]*/gu) ?? [];

/** Words, pairs of words, beginnings and endings; pairs of characters and the last ones in scripts without spaces. */
function wordsOf(folded: string): string[] {
  if (hasCjk(folded)) {
    const letters = folded.replace(/\P{L}/gu, '');
    return [...[...pairsOf(folded)].map((pair) => `w=${pair}`), `e=${letters.slice(-2)}`, `e=${letters.slice(-3)}`];
  }
  const words = plainWords(folded);
  const seen = words.slice(0, maxWords);
  const long = seen.filter((word) => word.length > stemLength);
  return [
    `first=${words[0] ?? ''}`,
    `last=${words.at(-1) ?? ''}`,
    ...seen.map((word) => `w=${word}`),
    ...seen.slice(1).map((word, at) => `w=${seen[at]} ${word}`),
    ...long.flatMap((word) => [`p=${word.slice(0, stemLength)}`, `s=${word.slice(-endingLength)}`]),
  ];
}

/** Character pairs, for scripts without spaces. */
function pairsOf(folded: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [run] of folded.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu))
    for (let at = 0; at + 2 <= run.length && pairs.size < maxWords * 2; at += 1) pairs.add(run.slice(at, at + 2));
  return pairs;
}
