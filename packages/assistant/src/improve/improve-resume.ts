import { setImmediate } from 'node:timers/promises';
import type { Improvement, StatedFact } from '@fitted/contract/assistant/assistant';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { JobProfile } from '@fitted/contract/job-profile';
import type { Language } from '@fitted/contract/languages';
import type { UserId } from '@fitted/contract/primitives';
import type { Reading } from '@fitted/contract/reading';
import type { NodeId, YearMonth } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { answeredBy } from '@fitted/resume/facts/answered-by';
import { restsOn } from '@fitted/resume/facts/rests-on';
import { formatResume } from '@fitted/resume/format/format-resume';
import { loweringEdits, type ScoredWith } from '@fitted/resume/match/lowering-edits';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { Readiness, ReadyItem } from '@fitted/resume/ready/readiness';
import { saySummary } from '@fitted/resume/summary/say';
import { summarise } from '@fitted/resume/summary/summarise';
import type { Assistant } from '../assistant.ts';
import { suggestEdits } from '../embedded/suggest/suggest-edits.ts';
import { pickQuestions } from '../interview/pick-questions.ts';
import { statementsOf } from '../interview/place-answers.ts';
import { namedPlaces } from '../interview/places.ts';
import { openCall } from '../open-call.ts';
import { readReadiness } from '../ready/read-readiness.ts';
import { ProposalGuard } from './guard-proposals.ts';
import { presentMatch } from './present-match.ts';
import { readPosting } from './read-posting.ts';
import { quoteFact, unplacedFacts, weighFacts } from './stated-facts.ts';

export interface ImproveRequest {
  readonly resumeText: string;
  readonly reading?: Reading | undefined;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly statedFacts: readonly StatedFact[];
  /** The lines that the person said show a requirement. */
  readonly shown?: readonly { readonly answers: string; readonly lines: readonly string[] }[];
  /** The reader's language, for the summary. */
  readonly language: Language;
  /** For current roles. */
  readonly today: YearMonth;
  /** The account that makes the request; a visitor has none. */
  readonly userId?: UserId | null;
}

export type ImproveEvent =
  | { readonly type: 'profile'; readonly profile: JobProfile }
  | { readonly type: 'change'; readonly change: Edit }
  | { readonly type: 'held-back'; readonly heldBack: HeldBack }
  | { readonly type: 'done'; readonly improvement: Improvement };

/** Yields what the posting asks for, the edits as they are found and guarded, then the whole improvement. */
export async function* streamImprovement(
  engine: Assistant,
  request: ImproveRequest,
  signal: AbortSignal,
): AsyncGenerator<ImproveEvent> {
  const source = parseResume(request.resumeText, { reading: request.reading });
  const job = readPosting(request.jobTitle, request.jobDescription, [source.language]);
  const { own: statedFacts, unclear } = weighFacts(request.statedFacts);
  const said = { document: source, language: source.language, job };
  const statements = statedFacts.flatMap((fact) => statementsOf(said, fact).map((text) => ({ id: fact.id, text })));
  const guard = new ProposalGuard(source, uniqueByText(statements), job);
  const asked = openCall(engine, request.userId);
  // Removing lines addressed to software does not count as a proposal of the engine.
  const countKept = () => guard.proposals.changes.filter(({ reason }) => reason.code !== 'speaks-to-software').length;
  const { today, language } = request;
  let counted: Match | undefined;
  const match = () => {
    counted ??= scoreMatch(source, job.profile, { today });
    return counted;
  };
  const subject = { document: source, job, statedFacts, countKept, match };
  const suggestions = suggestEdits(subject);
  const confirmed = suggestions.flatMap((edit) => {
    const fact = statedFacts.find((one) => one.isConfirmed && (one.rewords ?? one.text) === edit.after);
    if (!fact) return [];
    if (fact.text !== edit.after) return [{ fact, ...guard.reword(edit, fact) }];
    return [{ fact, changes: [guard.confirm(edit, fact.id)], heldBack: [] }];
  });
  for (const { changes, heldBack } of confirmed) {
    for (const change of changes) yield { type: 'change', change };
    for (const held of heldBack) yield { type: 'held-back', heldBack: held };
  }
  const isUsed = (fact: StatedFact) => confirmed.some((one) => one.fact === fact);
  const input = { ...subject, statedFacts: statedFacts.filter((fact) => !isUsed(fact)), call: asked.call };

  yield { type: 'profile', profile: job.profile };
  for await (const edits of engine.improve(input, signal)) {
    signal.throwIfAborted();
    const { changes, heldBack } = guard.add(edits, asked.answeredBy().name);
    for (const change of changes) yield { type: 'change', change };
    for (const held of heldBack) yield { type: 'held-back', heldBack: held };
    // The whole answer may already be in memory; yield to other work and timers between its batches.
    await setImmediate();
  }
  for (const heldBack of guard.suggest(suggestions)) yield { type: 'held-back', heldBack };
  signal.throwIfAborted();

  const before = match();
  const supporting = statedFacts.map((fact) => ({
    ...fact,
    supports: guard.proposals.changes.filter((change) => restsOn(change, fact.id)),
  }));
  const shown = (request.shown ?? []).map(({ answers, lines }) => [answers, lines] as const);
  const answered = new Map([...answeredBy(supporting), ...shown]);
  dropLowering(guard, { base: source, profile: job.profile, today, answered }, before);
  const { changes, heldBack, document } = guard.proposals;
  const isAsBefore = changes.length + shown.length === 0;
  const after = isAsBefore ? before : scoreMatch(document, job.profile, { today, answered });
  const held = heldBack.filter(({ verdict }) => verdict === 'held').length;
  const unplaced = unplacedFacts(statedFacts, guard.proposals);
  const summary = summarise({ applied: changes, heldBack: held, unplaced: unplaced.map(quoteFact), before, after });
  yield {
    type: 'done',
    improvement: {
      // Without changes the text is returned as it came: parsing and formatting it again could only lose something.
      improvedResume: changes.length > 0 ? formatResume(document) : request.resumeText,
      improvementSummary: saySummary(summary, language),
      changes: [...changes],
      heldBack: [...heldBack],
      profile: job.profile,
      match: presentMatch(job.profile, before, after, document),
      engine: asked.answeredBy(),
      unclearFacts: [...unclear],
      readiness: presentReadiness(readReadiness(document, job, today, after)),
      interview: pickQuestions(
        source,
        document,
        job,
        { before, after },
        {
          completed: completedLines(changes),
          told: supporting.filter(({ supports }) => supports.length > 0),
        },
      ),
      roles: namedPlaces(source).map(({ name }) => name),
      unplacedFacts: unplaced.map(({ id }) => id),
    },
  };
}

/** No set of changes that is offered for accepting lowers the score. */
function dropLowering(guard: ProposalGuard, subject: ScoredWith, before: Match): void {
  const find = () => loweringEdits(subject, guard.proposals.changes, before);
  for (let found = find(); found.length > 0; found = find()) guard.drop(found);
}

function presentReadiness({ glance, stops, weakest }: Readiness): Improvement['readiness'] {
  const plain = (items: readonly ReadyItem[]) => items.map(({ code, params }) => ({ code, params: { ...params } }));
  return {
    glance: plain(glance),
    stops: plain(stops),
    weakest: weakest.map(({ line, why }) => ({ line, why: plain(why) })),
  };
}

const completedLines = (changes: readonly Edit[]): Set<NodeId> =>
  new Set(
    changes.flatMap(({ reason, target }) => (reason.code === 'stated-fact' && 'lineId' in target ? target.lineId : [])),
  );

/** Repeated statements count once. */
function uniqueByText<Said extends { readonly text: string }>(said: readonly Said[]): Said[] {
  return [...new Map(said.toReversed().map((one) => [one.text, one])).values()].toReversed();
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
