import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import { degreeFragments, degreeWords } from '../data/degree-words.ts';
import { organisationFragments, organisationWords, schoolWords } from '../data/organisation-words.ts';
import { partLabels, tableHeads } from '../data/part-labels.ts';
import { rankWords, titleEndings, titleFragments, titleWords } from '../data/title-words.ts';
import { cachedWhileParsing } from '../words/cache-while-parsing.ts';
import { countWords, foldedWords, foldWord, wordSet } from '../words/word-list.ts';

const titles = wordSet(titleWords);
const ranks = wordSet(rankWords);
const organisations = wordSet(organisationWords);
const schools = wordSet(schoolWords);
const degrees = wordSet(degreeWords);
const labelsOfParts = wordSet(partLabels);
const columnHeads = wordSet(tableHeads);
const titleEnd = new RegExp(`(?:${titleEndings.join('|')})$`, 'u');
const schoolEnd = /\p{L}(?:schule|universität|gymnasium|akademie|kolleg)$/u;
const organisationEnd =
  /\p{L}(?:schule|klinik|klinikum|krankenhaus|bank|werke|verlag|kanzlei|gesellschaft|universität|markt|haus)$/u;

/** How much a text looks like a role. Its head noun (last in English, German; first in Spanish, French) counts double. */
export const titleScore = cachedWhileParsing((text: string): number => {
  const parts = text.split(/[,|•·–—]/u);
  return parts.length === 1 ? partTitleScore(text) : Math.max(...parts.slice(0, 8).map(partTitleScore));
});

function partTitleScore(text: string): number {
  const words = foldedWords(withoutBrackets(text)).filter((word) => !/^\d+$/u.test(word));
  let score = titleFragments.some((fragment) => text.includes(fragment)) ? 3 : 0;
  for (const [index, word] of words.entries()) {
    const isTitle = isTitleWord(word);
    if (!isTitle && !ranks.has(word)) continue;
    const isHead = index === 0 || index === words.length - 1 || isBeforePreposition(words, index);
    score += isTitle ? (isHead ? 2 : 1) : 0.5;
  }
  return score;
}

/** "Builder (Container)": the head noun is before the bracket. */
function withoutBrackets(text: string): string {
  const bare = text.replace(/[(（][^()（）]*[)）]/gu, ' ');
  return /\p{L}/u.test(bare) ? bare : text;
}

export function isTitleWord(word: string): boolean {
  if (titles.has(word) || titleEnd.test(word)) return true;
  return word.includes('-') && word.split('-').some((part) => titles.has(part) || titleEnd.test(part));
}

const preposition = pattern('u')`^${readingCues.any('preposition')}$`;

function isBeforePreposition(words: readonly string[], index: number): boolean {
  return preposition.test(words[index + 1] ?? '');
}

export const organisationScore = cachedWhileParsing((text: string): number => {
  let score = organisationFragments.some((fragment) => text.includes(fragment)) ? 3 : 0;
  const words = foldedWords(withoutBrackets(text));
  // A "Warehouse Operator" is not a warehouse.
  if (isTitleWord(words.at(-1) ?? '') && !text.includes(',')) return score;
  for (const [index, word] of words.entries()) {
    if (organisations.has(word)) score += index === words.length - 1 || index === 0 || schools.has(word) ? 2 : 1;
    else if (organisationEnd.test(word)) score += 1;
  }
  return score;
});

const school = pattern('u')`${readingCues.any('school')}`;

export const schoolScore = cachedWhileParsing((text: string): number => {
  if (school.test(text)) return 3;
  return foldedWords(text).filter((word) => schools.has(word) || schoolEnd.test(word)).length * 2;
});

export const degreeScore = cachedWhileParsing((text: string): number => {
  const score = degreeFragments.some((fragment) => text.includes(fragment)) ? 2 : 0;
  const words = foldedWords(text.replace(/\b(\p{L})\.\s?(?=\p{L}\.)/gu, '$1'));
  return score + words.filter((word) => degrees.has(word) || degrees.has(word.split('-')[0] ?? '')).length * 2;
});

/** "van Dyck Ltd" */
const particleFirst = pattern('u')`^${readingCues.any('nameParticle')}[\p{Lu}\s-]`;

/** A full sentence or a long clause: never the name of a role or an employer. */
export const isProse = cachedWhileParsing((text: string): boolean => {
  if (text.length > 240 || /[。；！]$/u.test(text)) return true;
  const words = countWords(text);
  if (words > 16) return true;
  if (/^\p{Ll}/u.test(text) && words > 3 && !particleFirst.test(text)) return true;
  return (
    words >= 5 && /\p{Ll}[.!?]$/u.test(text) && !/\b(?:Inc|Ltd|Co|Corp|Jr|Sr|etc|e\.V|GmbH|[A-Z]\.[A-Z])\.$/u.test(text)
  );
});

const verbStart = /^\p{Lu}\p{Ll}+(?:ed|ing)\s/u;
const knownVerb = pattern('u')`^${readingCues.any('knownVerb')}`;

/** "介護職員として身体介護を担当": in Japanese the verb is at the end. */
const toldAtEnd = pattern('u')`${readingCues.any('toldAtEnd')}`;

/** Whether it reads like something the person did, not like a role they had. */
export const startsLikeDuty = cachedWhileParsing((text: string): boolean => {
  if (toldAtEnd.test(text)) return true;
  if (knownVerb.test(text) && countWords(text) > 2) {
    if (titleScore(text.split(/\s+/u).slice(0, 3).join(' ')) < 2) return true;
    // "Lead Engineer, Acme Corporation of America, Boston" names a role despite its length.
    return countWords(text) > 6 && !isTitleCase(text.split(/[,|–—(]/u)[0] ?? '');
  }
  if (!verbStart.test(text) || countWords(text) <= 4) return false;
  return titleScore(text) < 2 || (countWords(text) > 8 && !isTitleCase(text));
});

const ownVoice = pattern('u')`${readingCues.any('ownVoice')}`;

/** A line that begins with "I" describes a role and does not name it. */
export function speaksOfSelf(text: string): boolean {
  return ownVoice.test(text);
}

/** "Founding Member & Site Reliability Engineer": all but the shortest words are capitalised, unlike in a sentence. */
function isTitleCase(text: string): boolean {
  return text.split(/\s+/u).every((word) => /^[^\p{Ll}]/u.test(word) || /^\p{Ll}{1,3}$/u.test(word));
}

/** "Technologies: Java, Spring": belongs to the entry above it. */
export function isLabelled(text: string): boolean {
  return /^[^:：|]{2,40}[:：]\s*\S/u.test(text) && !/^https?:/iu.test(text);
}

/** "時間段 公司 职位": the header row of a table. */
function isTableHead(text: string): boolean {
  const heads = foldWord(text).split(/[\s/／・]+/u);
  return heads.length > 1 && heads.every((head) => columnHeads.has(head));
}

/** "Key achievements" or 【業務内容】: heads a part of a body and does not name an entry. */
export const isPartLabel = cachedWhileParsing((text: string): boolean => {
  if (text.length >= 50) return false;
  // ≪コメント≫: text entirely in such brackets heads a part, unless it is an employer.
  if (/^(?:【[^】]+】|≪[^≫]+≫|〈[^〉]+〉|《[^》]+》)$/u.test(text) && organisationScore(text) < 3 && !/\d/u.test(text))
    return true;
  const bare = foldWord(text.replace(/[【】［］〈〉《》≪≫[\]<>:：]/gu, ''));
  // "Achievements/Tasks"
  return bare.split(/\s?\/\s?/u).every((part) => labelsOfParts.has(part)) || isTableHead(text);
});
