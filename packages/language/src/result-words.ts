import type { ReasonCode } from '@fitted/contract/edits/edit-codes';
import type { FindingCode, ReadyCode, RequirementKind, SummaryCode } from '@fitted/contract/edits/summary-codes';

/** `{name}` is a placeholder for a value. Two forms if the number matters. */
export type Sentence = string | { readonly one: string; readonly other: string };

/** The sentences about a result, in one language: warm, plain, short and strictly true. */
export interface ResultWords {
  /** Why one edit is proposed. */
  readonly reasons: Readonly<Record<ReasonCode, Sentence>>;
  /** What the `{count}` edits with one reason did. */
  readonly summary: Readonly<Record<SummaryCode, Sentence>>;
  /** The same, if `{names}` are known. */
  readonly namedSummary: Readonly<Partial<Record<SummaryCode, Sentence>>>;
  /** About something the posting asks for and the resume does not show. */
  readonly missing: Readonly<Record<RequirementKind, Sentence>>;
  /** The same, if a line comes near; `{line}` is quoted. */
  readonly near: Sentence;
  readonly findings: Readonly<Record<FindingCode, Sentence>>;
  /** What a hiring manager would say about the resume. */
  readonly ready: Readonly<Record<ReadyCode, string>>;
}
