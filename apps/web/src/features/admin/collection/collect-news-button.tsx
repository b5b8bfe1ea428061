import { Rss } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useOutcome } from '../list/use-outcome.ts';
import type { Collection } from './use-collection.ts';
import { useCollectionOutcome } from './use-collection-outcome.ts';

export function CollectNewsButton({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation('admin-content');
  const { failed } = useOutcome();
  const tell = useCollectionOutcome();

  const collect = async () => {
    try {
      const results = await collection.collectNews();
      if (!results) return;
      tell(results.sources, {
        done: t('collection.newsDone'),
        failed: t('collection.newsFailed'),
        found: t('collection.newsFound', { count: results.totalNewsFound, added: results.added }),
      });
    } catch (error) {
      // A run already in progress is not a server failure.
      if (error instanceof ApiError && error.code === 'scraping_underway') failed(t('collection.newsFailed'), error);
      else toast({ title: t('collection.newsFailed'), description: t('collection.checkLogs'), variant: 'destructive' });
    }
  };
  return (
    <Button variant="outline" isBusy={collection.steps !== null} onClick={() => void collect()}>
      <Rss aria-hidden />
      {t('collection.news')}
    </Button>
  );
}
