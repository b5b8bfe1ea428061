import type { GenerateForm } from '@fitted/contract/assistant/assistant';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { takeGenerated } from '../draft.ts';
import { updateDraft } from '../draft-store.ts';
import { generate } from '../queries.ts';

/** Stops, with a notice, when its tab is left, so that it never replaces what was begun elsewhere. */
export function useGeneration() {
  const { t, language } = useTranslation('workflow-generate');
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  const stopped = { title: t('stopped.title'), description: t('stopped.text') };
  const latestStopped = useRef(stopped);
  latestStopped.current = stopped;

  useEffect(
    () => () => {
      if (!running.current) return;
      running.current.abort();
      toast(latestStopped.current);
    },
    [],
  );

  const start = async (details: GenerateForm) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const { resumeText, questions, engine } = await generate(details, language, controller.signal);
      running.current = null;
      const fallbackReason = engine?.fallbackReason;
      const targetTitle = details.targetJobTitle;
      updateDraft((draft) => takeGenerated(draft, { resumeText, questions, targetTitle, fallbackReason }));
      toast({ title: t('done.title'), description: t('done.text') });
    } catch {
      if (controller.signal.aborted) return;
      running.current = null;
      toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
    }
    setBusy(false);
  };

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setBusy(false);
  };
  return { isBusy, start, cancel };
}
