import type { claimCodes } from '@fitted/contract/edits/edit-codes';
import type { Edit, Evidence } from '../edit/edit.ts';

export { claimCodes } from '@fitted/contract/edits/edit-codes';
export type ClaimCode = (typeof claimCodes)[number];

/**
 * How certain the guard is. 'hold': the resume clearly does not say this (a number, a name, a rank). 'question': it may be
 * another way of saying what the resume says, and the guard cannot tell.
 */
export type Severity = 'hold' | 'question';

export interface Claim {
  readonly code: ClaimCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
  /** The row of the comparison table behind this claim, used to measure what each row contributes. */
  readonly row?: string;
}

/** The verdict on an edit that is not kept. Either way it is not applied until the person confirms that it is true. */
export type Verdict = 'held' | 'questioned';

export interface GuardedEdit {
  readonly edit: Edit;
  /** The resume lines and stated facts that support the edit. */
  readonly evidence: readonly Evidence[];
}

export interface HeldBackEdit {
  readonly edit: Edit;
  /** Most serious first. */
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

/** The most serious claim decides. */
export function verdictOf(claims: readonly Claim[]): Verdict {
  return claims.some(({ severity }) => severity === 'hold') ? 'held' : 'questioned';
}
