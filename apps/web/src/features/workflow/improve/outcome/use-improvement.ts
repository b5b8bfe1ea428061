import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import type { JobProfile } from '@fitted/contract/job-profile';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isToastOpen, toast } from '../../../../lib/browser/toast.ts';
import { getDraft, patchDraft, useDraft } from '../../draft-store.ts';
import { factsOf, shownLines } from '../../facts/ledger.ts';
import { improve } from '../../queries.ts';
import { postingText, runKey } from './run-key.ts';

export type RunState =
  | { readonly status: 'resting' | 'failed' | 'cancelled' }
  | {
      readonly status: 'running';
      readonly cause: Cause;
      /** What the posting asks for, as soon as it is read; before that there are no changes. */
      readonly profile: JobProfile | null;
      readonly changes: readonly Edit[];
      readonly heldBack: readonly HeldBack[];
    };

interface News {
  readonly done: Parameters<typeof toast>[0];
  readonly none: string;
  readonly suggested: (count: number) => Parameters<typeof toast>[0];
}

/** What a run has brought, in a line. */
function newsOf({ changes, heldBack }: Improvement, { done, none, suggested }: News) {
  const count = heldBack.filter(({ verdict }) => verdict === 'questioned').length;
  if (changes.length > 0) return done;
  return count > 0 ? suggested(count) : { title: none };
}

export interface ImprovementRun {
  readonly state: RunState;
  /** Runs again, with the answers given since. */
  start(): void;
  /** The same after an answer. It says nothing: the line and the figure on the desk do. */
  settle(): void;
  cancel(): void;
}

/** Why it runs: there is a resume and a job, somebody pressed a button, or an answer came. */
type Cause = 'new' | 'asked' | 'answer';

const resting: RunState = { status: 'resting' };

/** Runs by itself once there is both a resume and a job, and again on request. Lives above the tabs. */
export function useImprovement(): ImprovementRun {
  const { t, language } = useTranslation('workflow');
  const draft = useDraft();
  const [state, setState] = useState<RunState>(resting);
  const running = useRef<AbortController>(null);
  const tried = useRef<string>(null);
  const key = runKey(draft);
  const isDone = key !== null && draft.run?.key === key;
  const done = { title: t('improved.title') };
  const none = t('improved.none');
  const suggested = (count: number) => ({ title: t('improved.suggested', { count }) });
  const failed = { title: t('failed.title'), description: t('failed.improve'), variant: 'destructive' } as const;
  // A run outlasts renders; when it ends, it uses the language chosen by then.
  const latest = useRef({ language, done, none, suggested, failed });
  latest.current = { language, done, none, suggested, failed };

  const run = useCallback(async (cause: Cause) => {
    const { originalText, submittedJob, ...rest } = getDraft();
    const currentKey = runKey({ originalText, submittedJob });
    if (!originalText || !submittedJob || !currentKey) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    tried.current = currentKey;
    const facts = factsOf(rest);
    const changes: Edit[] = [];
    const heldBack: HeldBack[] = [];
    let profile: JobProfile | null = null;
    const show = () => {
      if (!controller.signal.aborted)
        setState({ status: 'running', cause, profile, changes: [...changes], heldBack: [...heldBack] });
    };
    show();
    try {
      const { title, source, company, description } = submittedJob;
      const improvement = await improve(
        {
          resumeText: originalText,
          ...(rest.reading?.reading && { reading: rest.reading.reading }),
          jobTitle: title,
          jobDescription: postingText(title, description),
          jobSource: source,
          company: company ?? null,
          statedFacts: facts,
          shown: shownLines(rest.answers).map(({ answers, lines }) => ({ answers, lines: [...lines] })),
          language: latest.current.language,
        },
        {
          signal: controller.signal,
          onProfile: (read) => {
            profile = read;
          },
          onChange: (change) => {
            changes.push(change);
            show();
          },
          onHeldBack: (held) => {
            heldBack.push(held);
            show();
          },
        },
      );
      // If the person has signed out or started over meanwhile, the resume is gone and this must not bring it back.
      if (controller.signal.aborted || runKey(getDraft()) !== currentKey) return;
      patchDraft({ run: { key: currentKey, improvement }, sentFacts: facts.map(({ text }) => text) });
      setState(resting);
      // After an import the toast on screen says that the job was found; the result is in view anyway.
      if (cause === 'answer' || (cause === 'new' && isToastOpen())) return;
      toast(newsOf(improvement, latest.current));
    } catch {
      if (controller.signal.aborted) return;
      setState({ status: 'failed' });
      toast(latest.current.failed);
    }
  }, []);

  useEffect(() => {
    if (tried.current === key) return;
    if (key !== null && !isDone) return void run('new');
    // There is nothing left to run for, or the result is there: whatever still runs is for something else.
    running.current?.abort();
    tried.current = key;
    setState(resting);
  }, [key, isDone, run]);

  useEffect(
    () => () => {
      running.current?.abort();
      tried.current = null;
    },
    [],
  );

  return {
    state,
    start: () => void run('asked'),
    settle: () => void run('answer'),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'cancelled' });
    },
  };
}
