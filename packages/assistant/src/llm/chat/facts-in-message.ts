import { pattern } from '@fitted/language/pattern';
import { isOwnStatement, sentencesOf } from '@fitted/resume/guard/support/own-statement';
import { hasTrait } from '../../embedded/chat/operations/operation-traits.ts';
import { findOperation } from '../../understand/read-operation.ts';
import { tellsOfSelf } from '../../understand/tells-of-self.ts';

/** Makes a sentence hypothetical, wherever it occurs. */
const unsure = /\b(?:should|would|could|might|debería|devrais|sollte)\b/iu;

/** Answers to a question of ours: "12 people", "Yes, for two years". A bare yes states nothing by itself. */
const answer = pattern('iu')`
  ^(?:yes|yeah|yep|ja|oui|s[íi]|是的?|对|はい)[\s,.:，、。]+(?:(?:for|since|in|at|about|with|on|over|around|seit|bei|für
  |depuis|chez|pendant|en|desde|durante|por)\b|\d)|^(?:(?:about|around|roughly|etwa|rund|ca\.?|environ|unos|unas|大?约
  |約) ?)?\d\S*(?: \S+){0,3}$
`;

/**
 * Which sentences of the person's own message state something about them. A model only points to them: a claim that was
 * not actually said is ignored, because a stated fact supports edits from then on. What they ask us to add counts as
 * stated too.
 */
export function factsInMessage(message: string, claimed: readonly string[]): string[] {
  const meant = claimed.flatMap(sentencesOf).filter(({ length }) => length >= 2);
  const facts = sentencesOf(message).filter(
    (sentence) => meant.some((claim) => sentence.includes(claim)) && isFact(sentence),
  );
  return [...new Set(facts)];
}

function isFact(sentence: string): boolean {
  if (!isOwnStatement(sentence) || unsure.test(sentence)) return false;
  return tellsOfSelf(sentence) || answer.test(sentence) || asksToAdd(sentence);
}

function asksToAdd(sentence: string): boolean {
  const wanted = findOperation(sentence);
  return wanted !== undefined && hasTrait(wanted, 'adds');
}
