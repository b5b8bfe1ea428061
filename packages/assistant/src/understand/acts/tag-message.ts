import { featuresOf, type TokenFeatures } from './act-features.ts';
import { balancedEnd } from './balance.ts';
import { bestPath, marginals, scoreToken, tagCount, type Weights } from './lattice.ts';
import type { ResumeIndex } from './resume-index.ts';
import { type ActName, type SlotName, tags } from './tags.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A slot of an act: words of the message, as written. */
export interface Slot {
  readonly name: SlotName;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** One thing that a message does. */
export interface Act {
  readonly name: ActName;
  /** All of its words. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly slots: readonly Slot[];
  /** How certain this act is, from 0 to 1. */
  readonly sure: number;
  /** The likeliest other act for the same words. */
  readonly rival: ActName | undefined;
  /** It is put in plain words, and what it names stands in the resume. */
  readonly isSpelled?: true;
}

/** A message as acts with slots. */
export function tagMessage(message: string, resume: ResumeIndex, weights: Weights): readonly Act[] {
  const tokens = tokensOf(message);
  return actsOf(message, tokens, featuresOf(tokens, message, resume), weights);
}

export function actsOf(
  message: string,
  tokens: readonly Token[],
  features: readonly TokenFeatures[],
  weights: Weights,
): readonly Act[] {
  if (tokens.length === 0) return [];
  const scores = features.map((one) => {
    const own = new Float64Array(tagCount);
    scoreToken(one, weights, own);
    return own;
  });
  return actsOnPath(message, tokens, bestPath(scores, weights), marginals(scores, weights));
}

/** The acts that a sequence of tags describes. */
export function actsOnPath(
  message: string,
  tokens: readonly Token[],
  path: readonly number[],
  shares: readonly Float64Array[],
): readonly Act[] {
  const spans: { first: number; last: number }[] = [];
  for (const [at, index] of path.entries()) {
    const tag = tags[index];
    const open = spans.at(-1);
    if (tag?.act === undefined) continue;
    if (tag.begins || !open || open.last !== at - 1) spans.push({ first: at, last: at });
    else open.last = at;
  }
  return spans.map(({ first, last }): Act => {
    const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
    const name = tags[path[first] ?? 0]?.act as ActName;
    const weights = likelihoods(shares.slice(first, last + 1));
    const rivals = [...weights]
      .filter(([act]) => act !== name && act !== undefined)
      .sort((one, other) => other[1] - one[1]);
    return {
      name,
      text: message.slice(from, to),
      from,
      to,
      slots: slotsOf(message, tokens, path, first, last),
      sure: weights.get(name) ?? 0,
      rival: rivals[0]?.[0],
    };
  });
}

/** "£6.4m" is one word, though its figure and its unit are tokens of their own. */
function wordEnd(message: string, end: number): number {
  let at = end;
  while (joined.test(message.slice(at - 1, at + 1))) at += 1;
  return at;
}

const joined = /^[\p{sc=Latin}\p{N}]{2}$/u;

function slotsOf(
  message: string,
  tokens: readonly Token[],
  path: readonly number[],
  first: number,
  last: number,
): readonly Slot[] {
  const slots: { name: SlotName; from: number; to: number; at: number }[] = [];
  for (let at = first; at <= last; at += 1) {
    const name = tags[path[at] ?? 0]?.slot;
    const [open, token] = [slots.at(-1), tokens[at]];
    if (!name || !token) continue;
    if (open && open.name === name && open.at === at - 1) {
      open.to = token.to;
      open.at = at;
    } else slots.push({ name, from: token.from, to: token.to, at });
  }
  return slots.flatMap(({ name, from, to: until }, at): Slot[] => {
    const to = balancedEnd(message, from, wordEnd(message, until));
    // What the bracket included is not a slot of its own.
    return slots.slice(0, at).some((other) => balancedEnd(message, other.from, other.to) > from)
      ? []
      : [{ name, from, to, text: message.slice(from, to) }];
  });
}

/** How likely each act is for some tokens, on average. */
function likelihoods(shares: readonly Float64Array[]): Map<ActName | undefined, number> {
  const sums = new Map<ActName | undefined, number>();
  for (const own of shares)
    for (const [tag, share] of own.entries()) {
      const act = tags[tag]?.act;
      sums.set(act, (sums.get(act) ?? 0) + share / shares.length);
    }
  return sums;
}
