import type { ReasonCode } from '../../edit/edit.ts';
import type { Requirement } from '../../job/job-profile.ts';
import type { FindingCode } from '../../match/match.ts';
import type { SummaryCode } from '../summarise.ts';

/** `{name}` is a placeholder for a value; two forms where the number matters. */
export type Sentence = string | { readonly one: string; readonly other: string };

/** What the assistant says, in one language: warm, plain, short, and never more than is true. */
export interface Words {
  /** Why one edit is proposed. */
  readonly reasons: Readonly<Record<ReasonCode, Sentence>>;
  /** What the `{count}` edits with one reason did. */
  readonly summary: Readonly<Record<SummaryCode, Sentence>>;
  /** The same, if `{names}` are known. */
  readonly namedSummary: Readonly<Partial<Record<SummaryCode, Sentence>>>;
  /** About something the posting asks for and the resume does not show. */
  readonly missing: Readonly<Record<Requirement['kind'], Sentence>>;
  /** The same, if a line comes near; `{line}` is quoted. */
  readonly near: Sentence;
  readonly findings: Readonly<Record<FindingCode, Sentence>>;
}
