import type { SourceResult } from '@fitted/contract/admin/site';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useOutcome } from '../list/use-outcome.ts';

interface Told {
  readonly done: string;
  readonly failed: string;
  readonly found: string;
}

/** Reports what a collection found, and how many sources had problems. If no source could be read, it has failed. */
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

/** A sentence with the number of sources that could not be read; undefined if all could. */
export function useSourceProblems() {
  const { t } = useTranslation('admin-content');
  return (sources: readonly SourceResult[]): string | undefined => {
    const failed = sources.filter(({ error }) => error !== null).length;
    return failed > 0 ? t('collection.problems', { failed, total: sources.length }) : undefined;
  };
}
