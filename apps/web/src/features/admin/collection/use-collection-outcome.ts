import type { SourceResult } from '@fitted/contract/admin-site';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useOutcome } from '../list/use-outcome.ts';

interface Told {
  readonly done: string;
  readonly failed: string;
  readonly found: string;
}

/** Tells what a collection brought, and how many sources had problems. One that reached no source at all has failed. */
export function useCollectionOutcome() {
  const { t } = useTranslation('admin-content');
  const problems = useSourceProblems();
  const { done } = useOutcome();
  return (sources: readonly SourceResult[], words: Told) => {
    const problem = problems(sources);
    if (!problem) done(words.done, words.found);
    else if (sources.every(({ error }) => error !== null))
      toast({
        title: words.failed,
        description: `${t('collection.checkLogs')} ${problem}`,
        variant: 'destructive',
      });
    else done(words.done, `${words.found} ${problem}`);
  };
}

/** How many sources could not be read, in words; undefined when all could. */
export function useSourceProblems() {
  const { t } = useTranslation('admin-content');
  return (sources: readonly SourceResult[]): string | undefined => {
    const failed = sources.filter(({ error }) => error !== null).length;
    return failed > 0 ? t('collection.problems', { failed, total: sources.length }) : undefined;
  };
}
