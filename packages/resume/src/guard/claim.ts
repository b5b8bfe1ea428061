import type { Edit, Evidence } from '../edit/edit.ts';

/** What an edit says that nothing supports. The screen has a question for each code. */
export const claimCodes = [
  /** Params: value. */
  'number',
  /** A number of the resume put with something else, or raised by "more than". Params: value. */
  'number-moved',
  /** Params: date. */
  'date',
  /** A role, licence or study that ended is shown as going on. */
  'made-current',
  /** Params: detail. */
  'contact',
  /** A skill only the posting mentions. Params: skill. */
  'skill-only-in-posting',
  /** Params: skill. */
  'skill',
  /** Params: name. */
  'name',
  /** A position the person did not hold. Params: title. */
  'title',
  /** Helping shown as doing, doing as leading. Params: from, to. */
  'ownership',
  /** Depth of a skill or spoken language. Params: item, from, to. */
  'level',
  /** "once", "hobby", "expired" lost while the statement stays. Params: limit. */
  'limit-dropped',
  /** "no", "nobody" lost while the statement stays. Params: words. */
  'negation-dropped',
  /** Someone else's deed. Params: words. */
  'credit',
  /** One thing made the cause of another. Params: words. */
  'cause',
  /** Any other word the source does not have. Params: words. */
  'wording',
  /** Something the line said and no longer says. Params: words. */
  'dropped',
  /** An edit the guard cannot relate to the document. */
  'unreadable',
] as const;
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
