import { adjunctGerunds, prepositions } from '../data/en-words.ts';
import { speaksOfNow, speaksOfThen } from './other-times.ts';
import { isLikeVerb, provesVerb } from './proof.ts';
import { type Token, tokenise, wordsBehind } from './tokens.ts';
import { findBase, findGerund, findPast, inflect, type Tense, type Verb } from './verbs.ts';

const prepositionWords = new Set(prepositions.split(/\s+/u));
const adjuncts = new Set(adjunctGerunds.split(/\s+/u));
const joiners = new Set(['and', 'or', '&', '+']);
const clauseOpeners = new Set(['that', 'which', 'who', 'whom', 'whose', 'where', 'because', 'so', 'but', 'while']);

/**
 * "keeping the site tidy and stacking the timber" as finite verbs: "kept the site tidy and stacked the timber". Undefined when a
 * word is ambiguous ("training and recruitment"): a line with only half of its verbs converted is worse than an unchanged one.
 */
export function convertGerunds(text: string, tense: Tense, isToldVerb = false): string | undefined {
  if (tense === 'past' ? speaksOfNow(text) : speaksOfThen(text)) return undefined;
  const tokens = tokenise(text);
  const changes = new Map<number, Verb>();
  for (let at = 0; at < tokens.length; at += 1) {
    const step = at === 0 ? readFirst(tokens, isToldVerb) : readStep(tokens, at, changes, tense);
    if (step === 'doubtful') return undefined;
    if (step === 'stop') break;
    if (step !== 'pass') changes.set(at, step);
  }
  if (!changes.has(0)) return undefined;
  return tokens
    .map(({ word, gap }, index) => {
      const verb = changes.get(index);
      return (verb ? inflect(verb, tense) : word) + gap;
    })
    .join('');
}

/** `isToldVerb`: what came before ("was", "responsible for") already shows that the first word is a verb. */
function readFirst(tokens: readonly Token[], isToldVerb: boolean): Verb | 'doubtful' {
  const verb = findGerund(wordAt(tokens, 0));
  return verb && (isToldVerb || isProven(tokens, 0)) ? verb : 'doubtful';
}

function readStep(
  tokens: readonly Token[],
  at: number,
  changes: ReadonlyMap<number, Verb>,
  tense: Tense,
): Verb | 'pass' | 'stop' | 'doubtful' {
  const word = wordAt(tokens, at);
  const verb = findGerund(word);
  const gap = tokens[at - 1]?.gap ?? '';
  const before = wordAt(tokens, at - 1);
  if (clauseOpeners.has(word)) return 'stop';
  const isJoined = joiners.has(before);
  const opensPart = isJoined || /[,.;:]/u.test(gap);
  // "maintaining of supplies": a noun.
  if (word === 'of' && changes.has(at - 1)) return 'doubtful';
  if (!opensPart) return 'pass';
  if (findPast(word) && !verb) return tense === 'past' ? 'pass' : 'doubtful';
  // "preparing the papers and update them": a verb that would not be converted.
  if (findBase(word) ?? (isLikeVerb(tokens, at) || undefined)) return 'doubtful';
  if (!word.endsWith('ing') || prepositionWords.has(word)) return 'pass';
  // "by testing and reviewing", "for the team testing and reviewing": it is unclear who does the second.
  if (isJoined && hasOtherGerund(tokens, at, changes)) return 'doubtful';
  // ", ensuring uptime" states a purpose, whatever the tense.
  if (!isJoined && gap.includes(',') && adjuncts.has(word)) return 'stop';
  return verb && isProven(tokens, at) ? verb : 'doubtful';
}

/** "loading and unloading the lorries": two verbs with one object. */
function isProven(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (provesVerb(word, wordsBehind(tokens, at))) return true;
  const other = at + 2;
  const isPaired = joiners.has(wordAt(tokens, at + 1)) && findGerund(wordAt(tokens, other)) !== undefined;
  return isPaired && provesVerb(wordAt(tokens, other), wordsBehind(tokens, other));
}

/** An earlier gerund that is not converted. */
function hasOtherGerund(tokens: readonly Token[], at: number, changes: ReadonlyMap<number, Verb>): boolean {
  return tokens.slice(0, at).some(({ word }, index) => findGerund(word) && !changes.has(index));
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word.toLowerCase() ?? '';
}
