import type { ReasonCode } from '@fitted/contract/edit-codes';

/** Words that open a sentence about oneself, what replaces them, and why. */
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
