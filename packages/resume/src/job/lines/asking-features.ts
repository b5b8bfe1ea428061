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

const cues = {
  must: phraseList(sentenceCues.must),
  nice: phraseList(sentenceCues.nice),
  duty: phraseList(dutyCues),
  asking: phraseList(askingCues),
  offer: phraseList(offerCues),
  asksAll: phraseList(companyAsks),
  you: phraseList(othersWords),
  we: phraseList(ownWords),
} as const;
const benefits = phraseList(benefitWords);
const company = phraseList(companyOpenings);
const maxWords = 60;

/**
 * Feature names for a sentence of a posting. Features from cues, skills, length and position mean the same in every language, so
 * what is learnt in one language serves all. Words are features too.
 */
export function askingFeatures(text: string, part: string, isBullet: boolean, language: Language): string[] {
  const folded = foldPhrase(text);
  const features = [`part:${part}`, ...(isBullet ? ['bullet', `bullet:${part}`] : [])];
  for (const [name, list] of Object.entries(cues)) {
    const place = list.find(folded);
    if (place) features.push(name, ...(place.from < 3 ? [`${name}:first`] : []));
  }
  if (dutyOpenings.some((opening) => opening.test(folded))) features.push('does');
  const gains = benefits.findAll(folded).length;
  if (gains > 0) features.push(gains > 1 ? 'benefits' : 'benefit');
  if (company.find(folded)?.from === 0) features.push('company');
  const kinds = findSkills(text, language).map(({ skill }) => getSkill(skill).kind);
  const named = kinds.filter((kind) => kind !== 'trait').length;
  if (named > 0) features.push(named > 2 ? 'skills' : 'skill');
  if (kinds.includes('trait')) features.push('trait');
  const words = folded.match(/\p{L}[\p{L}'+#-]*/gu) ?? [];
  const length = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(folded) ? folded.length / 2 : words.length;
  features.push(`length:${length < 3 ? 1 : length < 6 ? 2 : length < 12 ? 3 : length < 25 ? 4 : 5}`);
  if (/[!！]\s*$/u.test(text)) features.push('exclaims');
  if (/[?？]\s*$/u.test(text)) features.push('asks');
  if (/[:：]\s*$/u.test(text)) features.push('leads');
  if (/[$€£¥]|\d\s?%/u.test(text)) features.push('money');
  if (/\p{Ll}/u.test(text) === false && words.length > 0) features.push('capitals');
  if (hasCjk(folded)) for (const pair of pairsOf(folded)) features.push(`w=${pair}`);
  else {
    features.push(`first=${words[0] ?? ''}`);
    for (const word of new Set(words.slice(0, maxWords))) features.push(`w=${word}`);
  }
  return features;
}

/** Character pairs, for scripts without spaces. */
function pairsOf(folded: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [run] of folded.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu))
    for (let at = 0; at + 2 <= run.length && pairs.size < maxWords * 2; at += 1) pairs.add(run.slice(at, at + 2));
  return pairs;
}
