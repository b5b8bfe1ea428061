import { traitsOf } from '@fitted/language/packs';
import type { Section } from '@fitted/resume/document';
import type { Reading } from '../../../reading.ts';
import { isEmptySentence, sentencesOf, wordsElsewhere } from '../../../structure/summary/empty-sentences.ts';
import { ownSubject } from '../../acts/data/told-joints.ts';

/** A clause with what joins it to the one before. */
interface Clause {
  readonly joint: string;
  readonly text: string;
}

/**
 * A profile without its hopes and the praise that anybody could write, whole sentences or clauses of a longer one; if there is nothing
 * else in it, its first clause alone. Undefined if nothing can go without rewriting the rest.
 */
export function shorterSummary(reading: Reading, section: Section, text: string): string | undefined {
  const elsewhere = wordsElsewhere(reading, section);
  const isEmpty = (part: string) => isEmptySentence(reading, part, elsewhere);
  const sentences = sentencesOf(text);
  const kept = sentences.filter((sentence) => !isEmpty(sentence));
  const gap = traitsOf(reading.language).writesSpaces ? ' ' : '';
  const half = Math.ceil(sentences.length / 2);
  if (kept.length > 0 && kept.length < sentences.length) return mostRelevant(reading, kept, half).join(gap);
  const cut = sentences.map((sentence) => withoutEmptyClauses(sentence, isEmpty, reading));
  const after = cut.join(gap);
  return after.length < text.length ? after : undefined;
}

function mostRelevant({ relevance }: Reading, sentences: readonly string[], most: number): readonly string[] {
  const ranked = [...sentences].sort((one, other) => relevance.overall(other) - relevance.overall(one));
  const kept = new Set(ranked.slice(0, most));
  return sentences.filter((sentence) => kept.has(sentence));
}

function withoutEmptyClauses(sentence: string, isEmpty: (part: string) => boolean, { language }: Reading): string {
  const clauses = clausesOf(sentence, traitsOf(language).clausesStandAlone);
  const [first, ...others] = clauses;
  if (!first || others.length === 0) return sentence;
  const full = others.filter(({ text }) => !isEmpty(text));
  // A clause that begins with "I" can stand first; any other first one opens the sentence.
  const isOpening = isEmpty(first.text) && full.length > 0 && startsWithSubject(first.text, others);
  const left = isOpening ? full : [first, ...full];
  if (left.length === clauses.length) return sentence;
  const [begin, ...more] = left;
  const text = [begin?.text ?? '', ...more.map(({ joint, text: own }) => joint + own)].join('');
  const [end = ''] = /[.!?。！？]$/u.exec(sentence) ?? [];
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。！？]$/u.test(whole) ? whole : whole.replace(/[,，、]$/u, '') + end;
}

const startsWithSubject = (text: string, others: readonly Clause[]): boolean =>
  others.every(({ text: other }) => firstWord(other) === firstWord(text));

const firstWord = (text: string): string => text.split(/[\s'’]/u)[0]?.toLowerCase() ?? '';

function clausesOf(sentence: string, atCommas: boolean): Clause[] {
  const joints = atCommas ? /[，；,;]\s*/gu : new RegExp(ownSubject.source, `${ownSubject.flags.replace('g', '')}g`);
  const clauses: Clause[] = [];
  let [from, joint] = [0, ''];
  for (const { index, 0: found } of sentence.matchAll(joints)) {
    clauses.push({ joint, text: sentence.slice(from, index) });
    [from, joint] = [index + found.length, found];
  }
  return [...clauses, { joint, text: sentence.slice(from) }];
}
