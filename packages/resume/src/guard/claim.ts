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
  /** An edit the guard cannot relate to the document. */
  'unreadable',
] as const;
export type ClaimCode = (typeof claimCodes)[number];

export interface Claim {
  readonly code: ClaimCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface GuardedEdit {
  readonly edit: Edit;
  /** The lines of the resume and the stated facts that carry the edit. */
  readonly evidence: readonly Evidence[];
}

export interface HeldBackEdit {
  readonly edit: Edit;
  readonly claims: readonly Claim[];
}

export function claim(code: ClaimCode, params: Claim['params'] = {}): Claim {
  return { code, params };
}
