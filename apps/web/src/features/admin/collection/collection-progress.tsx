import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Collection } from './use-collection.ts';

export function CollectionProgress({ collection: { steps, stop } }: { readonly collection: Collection }) {
  const { t } = useTranslation('admin-content');
  if (!steps) return null;
  const last = steps.at(-1);
  const found = steps.reduce((sum, step) => sum + step.found, 0);
  return (
    <div className="mb-4 rounded-md border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm font-medium">
          {last ? t('collection.progress', { done: last.done, total: last.total, found }) : t('collection.starting')}
        </p>
        <Button variant="outline" size="sm" onClick={stop}>
          {t('collection.stop')}
        </Button>
      </div>
      <div className="mt-3">
        <Progress label={t('collection.running')} value={last ? (last.done / last.total) * 100 : null} />
      </div>
      {last && (
        <p className="mt-2 text-sm break-all text-ink-soft">
          {last.source}: {last.error ?? t('collection.foundAt', { found: last.found, added: last.added })}
        </p>
      )}
    </div>
  );
}
