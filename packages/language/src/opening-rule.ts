import type { ReasonCode } from '@fitted/contract/edits/edit-codes';

/** The opening of a sentence about oneself, its replacement, and the reason. */
export interface OpeningRule {
  readonly pattern: RegExp;
  readonly replacement: string;
  readonly reason: ReasonCode;
}

export const rule = (pattern: RegExp, replacement: string, reason: ReasonCode = 'first-person'): OpeningRule => ({
  pattern,
  replacement,
  reason,
});
