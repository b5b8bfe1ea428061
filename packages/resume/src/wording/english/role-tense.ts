import type { Rewording } from '../rewording.ts';
import { convertGerunds } from './convert-gerunds.ts';
import { speaksOfNow } from './other-times.ts';
import { isLikeVerb, provesVerb } from './proof.ts';
import { type Token, tokenise, wordsBehind } from './tokens.ts';
import { findBase, findGerund, findPast, findThird, inflect, type Tense } from './verbs.ts';

/** Puts a line under a role that has ended into the past, if it opens with an -ing form or in the present. */
export function withRoleTense(text: string, role: Tense | undefined): Rewording | undefined {
  if (!role) return undefined;
  const [first = ''] = text.split(/\s+/u);
  // In a current role, "Keeping the books" says as much as "Keep the books".
  if (role === 'present') return undefined;
  if (findGerund(first)) return asTense(convertGerunds(text, role));
  if (findThird(first)) return asTense(inflectThird(text, role));
  return asTense(inflectBases(text, role));
}

/** The form of the first verb; undefined for what is not surely a verb. "Cut" and "put" are the same in both tenses. */
export function verbFormOf(text: string): 'past' | 'base' | 'third' | 'gerund' | undefined {
  const [first = ''] = /^[\p{L}-]+/u.exec(text) ?? [];
  if (findPast(first)) return 'past';
  if (findBase(first)) return 'base';
  if (findThird(first)) return 'third';
  return findGerund(first) ? 'gerund' : undefined;
}

/** "greet the customers and take their orders" in the past; undefined when a word is ambiguous. */
export function inflectBases(text: string, tense: Tense, isToldVerb = false): string | undefined {
  const tokens = tokenise(text);
  const first = findBase(tokens[0]?.word ?? '');
  if (!first || (tense === 'past' && first.past === first.base)) return undefined;
  if (tense === 'present') return text;
  if (!isToldVerb && !isProven(tokens, 0)) return undefined;
  if (speaksOfNow(text.slice(first.base.length))) return undefined;
  const changed = new Set([0]);
  for (let at = 1; at < tokens.length; at += 1) {
    if (!opensPart(tokens, at)) continue;
    const word = tokens[at]?.word ?? '';
    if (findThird(word) && provesVerb(word, wordsBehind(tokens, at))) return undefined;
    if (findGerund(word) || isLikeVerb(tokens, at)) return undefined;
    if (!findBase(word)) continue;
    // "the design and delivery", "to plan and deliver": a noun, or a verb that depends on another.
    if (!isProven(tokens, at) || leansOn(tokens, at)) return undefined;
    changed.add(at);
  }
  if (leavesOneBehind(tokens, changed)) return undefined;
  return tokens
    .map(({ word, gap }, at) => {
      const verb = changed.has(at) ? findBase(word) : undefined;
      return (verb ? inflect(verb, tense) : word) + gap;
    })
    .join('');
}

/** "Manages a team": written as if about somebody else. */
function inflectThird(text: string, tense: Tense): string | undefined {
  const tokens = tokenise(text);
  const [first] = tokens;
  const verb = findThird(first?.word ?? '');
  if (!first || !verb || !provesVerb(first.word, wordsBehind(tokens, 0))) return undefined;
  const rest = text.slice(first.word.length);
  const isLeftBehind = tokens.some(({ word }, at) => opensPart(tokens, at) && (findThird(word) ?? findBase(word)));
  return isLeftBehind || speaksOfNow(rest) ? undefined : inflect(verb, tense) + rest;
}

function isProven(tokens: readonly Token[], at: number): boolean {
  if (provesVerb(tokens[at]?.word ?? '', wordsBehind(tokens, at))) return true;
  const [joiner = '', other = ''] = wordsBehind(tokens, at);
  return /^(?:and|or|&|\+)$/iu.test(joiner) && findBase(other) !== undefined && isProven(tokens, at + 2);
}

function opensPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && (/[,.;:]/u.test(before.gap) || /^(?:and|or|&|\+|then)$/iu.test(before.word));
}

/** "work with teams to plan and deliver", "who plan and run": not this person's next action. */
function leansOn(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).some(({ word }) => /^(?:to|that|who|which|where|how|can|will)$/iu.test(word));
}

/** "Identified, investigated, research and provided": a lone word between two verbs may be an unknown verb. */
function leavesOneBehind(tokens: readonly Token[], changed: ReadonlySet<number>): boolean {
  const last = Math.max(...changed);
  return tokens.some(
    (_, at) => at > 0 && at < last && !changed.has(at) && opensPart(tokens, at) && opensPart(tokens, at + 1),
  );
}

function asTense(text: string | undefined): Rewording | undefined {
  return text === undefined ? undefined : { text, reason: 'tense' };
}
