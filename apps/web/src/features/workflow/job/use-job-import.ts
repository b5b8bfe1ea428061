import { guessJobSource, titleFromSite } from '@fitted/contract/jobs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import type { Job } from '../draft.ts';
import { fetchJob } from '../queries.ts';
import { takeFound } from './take-found.ts';

interface JobImportOptions {
  readonly job: Job;
  /** `isComplete`: the description was found, so there is something to work from. */
  readonly onImported: (job: Job, isComplete: boolean) => void;
  /** Whether or not anything was found: the rest has to be typed. */
  readonly onSettled: () => void;
}

export function useJobImport({ job, onImported, onSettled }: JobImportOptions) {
  const { t } = useTranslation('workflow-improve');
  const [isLoading, setLoading] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  // The fields can be edited while the page is fetched.
  const typed = useRef(job);
  typed.current = job;

  const take = (found: Job) =>
    takeFound(typed.current, found, (source) => t('import.titleFrom', { site: t(`job.sources.${source}`) }));

  const start = async (url: string) => {
    const controller = new AbortController();
    running.current = controller;
    setLoading(true);
    try {
      const found = await fetchJob(url, controller.signal);
      const isComplete = found.description.trim() !== '';
      const { title, source, company, description } = found;
      onImported(take({ title, source, company, description }), isComplete);
      if (isComplete) toast({ title: t('import.done'), description: t('import.doneText') });
      else toast({ title: t('import.partial'), description: t('import.partialText') });
    } catch {
      if (controller.signal.aborted) return;
      const source = guessJobSource(url);
      onImported(take({ title: titleFromSite(source), source, description: '' }), false);
      toast({ title: t('import.failed'), description: t('import.failedText'), variant: 'destructive' });
    }
    setLoading(false);
    onSettled();
  };

  const cancel = () => {
    running.current?.abort();
    setLoading(false);
  };
  return { isLoading, start, cancel };
}
