import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { JobProfile } from '@fitted/contract/job-profile';
import { childModule } from '@fitted/documents/isolation/child-module';
import { Overloaded, TooComplex } from '@fitted/documents/isolation/failures';
import { JobFailure, PoolFailure } from '@fitted/documents/isolation/pool-failure';
import type { RunOptions } from '@fitted/documents/isolation/pool-options';
import { ProcessPool } from '@fitted/documents/isolation/process-pool';
import type { RoundTrip } from '@fitted/documents/write/round-trip';
import type { WrittenText } from '@fitted/documents/write/write-text';
import type { ResumeDocument } from '@fitted/resume/document';
import type { GenerateAnswer, TextWork } from '../../ports/text-work.ts';
import type { TextJob } from './text-job.ts';

export interface TextPool extends TextWork {
  /** Starts the children, which otherwise start with the first text. */
  warm(): void;
  close(): Promise<void>;
}

export interface TextPoolOptions {
  /** Asks the language model in this process, because a child has no network; without it the rules answer, in the children. */
  readonly model?: TextWork;
  /** The child's module; by default the one next to this file, as source or as bundle. */
  readonly childPath?: string;
  /** Processor time per call. The longest real resume takes a tenth of it. */
  readonly processorMs?: number;
  readonly timeoutMs?: number;
}

/**
 * Works on text in processes that can be killed, so that a text that takes long delays nobody else. Children are kept
 * running, so a usual call costs only the round trip.
 */
export function createTextPool({
  model,
  childPath = childModule(import.meta.url, 'text-child'),
  processorMs = 5_000,
  timeoutMs = 60_000,
}: TextPoolOptions = {}): TextPool {
  let pool: ProcessPool | undefined;
  // Not at once: while the server starts, it needs both cores itself.
  const open = (): ProcessPool => {
    pool ??= new ProcessPool({
      entry: childPath,
      size: 2,
      spare: 0,
      timeoutMs,
      processorMs,
      // On a slow machine the first text takes ten times as long as the next.
      warmUpMs: processorMs,
      heapMb: 320,
      residentMb: 500,
      maxWaiting: 200,
      jobsPerChild: 5_000,
      recycleMb: 320,
    });
    return pool;
  };
  const run = async (job: TextJob, options: RunOptions): Promise<unknown> => {
    try {
      return await open().run(job, options);
    } catch (error) {
      throw asFailure(error);
    }
  };
  const shared: Pick<TextWork, 'parse' | 'compareRoundTrip' | 'writeText' | 'readPosting'> = {
    parse: async (text, evidence, signal) =>
      (await run({ kind: 'parse', text, evidence }, { signal })) as ResumeDocument,
    compareRoundTrip: async (sourceText, readBackText, known, signal) =>
      (await run({ kind: 'compare', sourceText, readBackText, known }, { signal })) as RoundTrip,
    writeText: async (text, evidence, signal) =>
      (await run({ kind: 'write-text', text, evidence }, { signal })) as WrittenText,
    readPosting: async ({ title, description }, signal) =>
      (await run({ kind: 'posting', posting: { title, description } }, { signal })) as JobProfile,
  };
  const lifetime = { warm: () => void open(), close: async () => pool?.close() };
  const byRules: TextWork = { ...shared, ...rules(run) };
  return model ? { ...shared, ...readFirst(model, run), rules: byRules, ...lifetime } : { ...byRules, ...lifetime };
}

type Run = (job: TextJob, options: RunOptions) => Promise<unknown>;
type Asked = Pick<TextWork, 'improve' | 'chat' | 'generate'>;

/** The rules run entirely in the child. */
function rules(run: Run): Asked {
  return {
    async *improve(request, signal) {
      const improvement = (await run({ kind: 'improve', request }, { signal })) as Improvement;
      yield { type: 'profile', profile: improvement.profile };
      for (const change of improvement.changes) yield { type: 'change', change };
      for (const heldBack of improvement.heldBack) yield { type: 'held-back', heldBack };
      yield { type: 'done', improvement };
    },
    chat: async ({ countPages, ...request }, signal) =>
      (await run(
        { kind: 'chat', request },
        { signal, onQuestion: (document) => countPages(document as ResumeDocument) },
      )) as Awaited<ReturnType<TextWork['chat']>>,
    generate: async (request, signal) => (await run({ kind: 'generate', request }, { signal })) as GenerateAnswer,
  };
}

/** Asks the language model after a child has read the text successfully. */
function readFirst(model: TextWork, run: Run): Asked {
  return {
    async *improve(request, signal) {
      const { resumeText, jobTitle, jobDescription } = request;
      await run({ kind: 'try', resumeText, jobTitle, jobDescription }, { signal });
      yield* model.improve(request, signal);
    },
    async chat(request, signal) {
      const { resumeText, improvedText, jobTitle, jobDescription } = request;
      await run({ kind: 'try', resumeText: improvedText ?? resumeText, jobTitle, jobDescription }, { signal });
      return model.chat(request, signal);
    },
    generate: model.generate,
  };
}

function asFailure(error: unknown): unknown {
  // A JobFailure is a bug in our code and answered as one.
  if (error instanceof JobFailure || !(error instanceof PoolFailure)) return error;
  return ['overloaded', 'closed', 'unstarted'].includes(error.code) ? new Overloaded() : new TooComplex();
}
