import { setImmediate } from 'node:timers/promises';
import type { Change, HeldBack, Improvement, StatedFact } from '@fitted/contract/assistant';
import type { Language } from '@fitted/contract/languages';
import type { Reading } from '@fitted/contract/reading';
import type { YearMonth } from '@fitted/resume/document';
import { formatResume } from '@fitted/resume/format/format-resume';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { saySummary } from '@fitted/resume/summary/say';
import { summarise } from '@fitted/resume/summary/summarise';
import type { Assistant } from '../assistant.ts';
import { openCall } from '../open-call.ts';
import { ProposalGuard, presentChange } from './guard-proposals.ts';
import { presentMatch } from './present-match.ts';
import { readPosting } from './read-posting.ts';
import { unplacedFacts, weighFacts } from './stated-facts.ts';

export interface ImproveRequest {
  readonly resumeText: string;
  readonly reading?: Reading | undefined;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly statedFacts: readonly StatedFact[];
  /** The reader's language, for the summary. */
  readonly language: Language;
  /** For roles that last to this day. */
  readonly today: YearMonth;
  /** The account that asks; a visitor has none. */
  readonly userId?: number | null;
}

export type ImproveEvent =
  | { readonly type: 'change'; readonly change: Change }
  | { readonly type: 'held-back'; readonly heldBack: HeldBack }
  | { readonly type: 'done'; readonly improvement: Improvement };

/** The edits as they are found and guarded, then the whole. */
export async function* streamImprovement(
  engine: Assistant,
  request: ImproveRequest,
  signal: AbortSignal,
): AsyncGenerator<ImproveEvent> {
  const source = parseResume(request.resumeText, { reading: request.reading });
  const job = readPosting(request.jobTitle, request.jobDescription);
  const { own: statedFacts, unclear } = weighFacts(request.statedFacts);
  const guard = new ProposalGuard(source, statedFacts, job);
  const asked = openCall(engine, request.userId);
  // That a line to software goes is nobody's proposal.
  const countKept = () => guard.proposals.changes.filter(({ reason }) => reason.code !== 'speaks-to-software').length;
  const input = { document: source, job, statedFacts, countKept, call: asked.call };

  for await (const edits of engine.improve(input, signal)) {
    signal.throwIfAborted();
    const { changes, heldBack } = guard.add(edits, asked.answeredBy().name);
    for (const change of changes) yield { type: 'change', change: presentChange(change) };
    for (const held of heldBack) yield { type: 'held-back', heldBack: held };
    // An answer may be in memory whole; others and the clock have their turn between its batches.
    await setImmediate();
  }
  signal.throwIfAborted();

  const { changes, heldBack, document } = guard.proposals;
  const { today, language } = request;
  const before = scoreMatch(source, job.profile, { today });
  const after = scoreMatch(document, job.profile, { today });
  const held = heldBack.filter(({ verdict }) => verdict === 'held').length;
  const unplaced = unplacedFacts(statedFacts, guard.proposals);
  const summary = summarise({ applied: changes, heldBack: held, unplaced, before, after });
  yield {
    type: 'done',
    improvement: {
      // Untouched, the text goes back as it came: reading and writing it again could only lose.
      improvedResume: changes.length > 0 ? formatResume(document) : request.resumeText,
      improvementSummary: saySummary(summary, language),
      changes: changes.map(presentChange),
      heldBack: [...heldBack],
      match: presentMatch(job.profile, before, after, document),
      engine: asked.answeredBy(),
      unclearFacts: [...unclear],
    },
  };
}

export async function improveResume(
  engine: Assistant,
  request: ImproveRequest,
  signal: AbortSignal,
): Promise<Improvement> {
  for await (const event of streamImprovement(engine, request, signal)) {
    if (event.type === 'done') return event.improvement;
  }
  throw new Error('The engine ended without a result');
}
