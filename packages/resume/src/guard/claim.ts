import type { claimCodes } from '@fitted/contract/edit-codes';
import type { Edit, Evidence } from '../edit/edit.ts';

export { claimCodes } from '@fitted/contract/edit-codes';
export type ClaimCode = (typeof claimCodes)[number];

/**
 * How sure the guard is. A claim to hold is one the resume plainly does not make (a number, a name, a rank); one to question
 * may be another way to say what stands there, and the guard cannot tell.
 */
export type Severity = 'hold' | 'question';

export interface Claim {
  readonly code: ClaimCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
  /** The row of the comparison table that made it, for measuring what each row earns. */
  readonly row?: string;
}

/** What becomes of an edit that is not kept. Neither is applied before the person says that it is true. */
export type Verdict = 'held' | 'questioned';

export interface GuardedEdit {
  readonly edit: Edit;
  /** The lines of the resume and the stated facts that carry the edit. */
  readonly evidence: readonly Evidence[];
}

export interface HeldBackEdit {
  readonly edit: Edit;
  /** The gravest first. */
  readonly claims: readonly Claim[];
  readonly verdict: Verdict;
}

const doubts: ReadonlySet<ClaimCode> = new Set(['wording', 'dropped']);

export function claim(
  code: ClaimCode,
  params: Claim['params'] = {},
  severity: Severity = doubts.has(code) ? 'question' : 'hold',
): Claim {
  return { code, params, severity };
}

/** An edit is judged by the worst it claims. */
export function verdictOf(claims: readonly Claim[]): Verdict {
  return claims.some(({ severity }) => severity === 'hold') ? 'held' : 'questioned';
}
