import type { CountPages } from '@fitted/assistant/assistant';
import type { ImproveEvent } from '@fitted/assistant/improve/improve-resume';
import type { ChatReply, chat, generateResume, Improvement, improveResume } from '@fitted/contract/assistant/assistant';
import type { ErrorCode } from '@fitted/contract/errors';
import type { ResumeId } from '@fitted/contract/primitives';
import type { RouteInput, RouteOutput } from '@fitted/contract/route';
import { countPages } from '@fitted/documents/write/pdf/count-pages';
import { thisMonth } from '@fitted/resume/match/this-month';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { textFailure } from '../../errors/text-failure.ts';
import { addressBlock, type Limiter } from '../../http/limits/limits.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Documents } from '../../ports/documents.ts';
import type { TextWork } from '../../ports/text-work.ts';
import { hasActiveSubscription } from '../billing/public.ts';
import { forgetFacts, saveImprovement } from '../resumes/public.ts';
import { createSiteRepository } from '../site/public.ts';

export interface AssistantDeps {
  readonly text: TextWork;
  readonly limiter: Limiter;
  readonly documents: Pick<Documents, 'write'>;
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Per address block. Visitors have no account to count by, and one of them could use up the budget that all share. */
const visitorAnswersADay = { hits: 60, windowS: 24 * 3600 };

/** The engine for this caller. Beyond a visitor's share the rules answer, as with every other limit of the model. */
export async function withEngineFor(
  user: SessionUser | null,
  address: string,
  deps: AssistantDeps,
): Promise<AssistantDeps> {
  const { rules } = deps.text;
  if (user || !rules) return deps;
  try {
    await deps.limiter.spendBudget(`visitor-answers:${addressBlock(address)}`, visitorAnswersADay);
    return deps;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return { ...deps, text: rules };
    throw error;
  }
}

type ImproveBody = RouteInput<typeof improveResume>['body'];
type ChatBody = RouteInput<typeof chat>['body'];
type GenerateBody = RouteInput<typeof generateResume>['body'];

/** Yields edits as they are found. The last event is the complete result, which is saved for signed-in users. */
export async function* improve(
  body: ImproveBody,
  user: SessionUser | null,
  deps: AssistantDeps,
  signal: AbortSignal,
): AsyncGenerator<ImproveEvent> {
  const { text, now } = deps;
  const today = thisMonth(now());
  const jobDescription = body.jobDescription || titleOnly(body.jobTitle);
  const request = { ...body, jobDescription, today, userId: user?.id ?? null };
  try {
    for await (const event of text.improve(request, signal)) {
      yield event.type === 'done' ? { ...event, improvement: await keep(event.improvement, body, user, deps) } : event;
    }
  } catch (error) {
    throw toFailure('improve_failed', error, signal);
  }
}

/** Replaces a missing description. */
export const titleOnly = (jobTitle: string): string => `This is a job posting for the position of ${jobTitle}.`;

async function keep(
  improvement: Improvement,
  body: ImproveBody,
  user: SessionUser | null,
  deps: AssistantDeps,
): Promise<Improvement> {
  if (!user) return improvement;
  const resumeId = await save(deps, {
    userId: user.id,
    resumeText: body.resumeText,
    improvedText: improvement.improvedResume,
    improvementType: 'tailored',
    notes: improvement.improvementSummary.join('\n') || null,
    statedFacts: body.statedFacts.map(({ text }) => text),
    job: {
      title: body.jobTitle,
      description: body.jobDescription,
      source: body.jobSource ?? null,
      company: body.company,
    },
  });
  return { ...improvement, ...(resumeId !== undefined && { resumeId }) };
}

/** The result is ready and the person is waiting for it, so a failure to save must not discard it. */
async function save(
  { db, log }: AssistantDeps,
  work: Parameters<typeof saveImprovement>[1],
): Promise<ResumeId | undefined> {
  try {
    return await saveImprovement(db, work);
  } catch (error) {
    // A full account is not an error of ours; the dashboard shows it.
    if (!(error instanceof AppError)) log.error({ err: error }, 'could not save an improvement');
    return undefined;
  }
}

function toFailure(code: ErrorCode, error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof AppError) return error;
  return textFailure(error) ?? new AppError(code, {}, { cause: error });
}

export async function converse(
  body: ChatBody,
  user: SessionUser | null,
  deps: AssistantDeps,
  signal: AbortSignal,
): Promise<ChatReply> {
  await requireChatAccess(user, deps);
  const request = {
    ...body,
    improvedText: body.improvedText || null,
    jobDescription: body.jobDescription || titleOnly(body.jobTitle),
    userId: user?.id ?? null,
    countPages: layOut(body, deps, signal),
    today: thisMonth(deps.now()),
  };
  const reply = await deps.text.chat(request, signal).catch((error: unknown) => {
    throw toFailure('assistant_unavailable', error, signal);
  });
  const gone = body.statedFacts.filter(({ id }) => reply.removedFacts.includes(id));
  if (user && gone.length > 0) await forget(deps, user.id, body.resumeText, gone);
  if (user && reply.resume) {
    await save(deps, {
      userId: user.id,
      resumeText: body.resumeText,
      improvedText: reply.resume,
      improvementType: 'chat',
      notes: body.message,
      statedFacts: [...body.statedFacts.filter((fact) => !gone.includes(fact)), ...reply.statedFacts].map(
        ({ text }) => text,
      ),
      job: null,
    });
  }
  return reply;
}

/** The reply no longer contains the facts. The saved versions follow; a failure is only logged. */
async function forget({ db, log }: AssistantDeps, ...what: Tail<Parameters<typeof forgetFacts>>): Promise<void> {
  try {
    await forgetFacts(db, ...what);
  } catch (error) {
    log.error({ err: error }, 'could not remove withdrawn facts from the saved versions');
  }
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;

/** Counts pages in the same file that would be downloaded. */
function layOut({ template, paper }: ChatBody, { documents }: AssistantDeps, signal: AbortSignal): CountPages {
  return async (document) => {
    signal.throwIfAborted();
    return countPages(await documents.write(document, { format: 'pdf', template, paper }));
  };
}

async function requireChatAccess(user: SessionUser | null, { db, now }: AssistantDeps): Promise<void> {
  if (await hasActiveSubscription(db, user, now())) return;
  const { subscriptionRequired } = await createSiteRepository(db).getSettings();
  if (subscriptionRequired) throw new AppError('subscription_required');
}

export async function generate(
  body: GenerateBody,
  user: SessionUser | null,
  deps: AssistantDeps,
  signal: AbortSignal,
): Promise<RouteOutput<typeof generateResume>> {
  const { language, ...details } = body;
  const { resumeText, questions, engine } = await deps.text
    .generate({ details, language, userId: user?.id ?? null }, signal)
    .catch((error: unknown) => {
      throw toFailure('generate_failed', error, signal);
    });
  if (user) {
    await save(deps, {
      userId: user.id,
      resumeText,
      improvedText: resumeText,
      improvementType: 'generated',
      notes: null,
      statedFacts: [],
      job: null,
    });
  }
  return {
    resumeText,
    questions: questions.map(({ code, params }) => ({ code, params: { ...params } })),
    engine,
  };
}
