import { ScrollText } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { Pager } from '../list/pager.tsx';
import { useCursor } from '../list/use-cursor.ts';
import { AuditEntryItem } from './audit-entry.tsx';
import { auditPageSize, useAuditLog } from './queries.ts';

/** Who changed what, newest first. */
export function AuditTab() {
  const { t } = useTranslation('admin');
  const cursor = useCursor('');
  const { data, error, isPlaceholderData, refetch } = useAuditLog(cursor.current);
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">{t('audit.text')}</p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && !error && data.rows.length === 0 && cursor.page === 0 && (
        <EmptyState icon={ScrollText} title={t('audit.none')} />
      )}
      {data && !error && data.rows.length > 0 && (
        <>
          <ul
            aria-label={t('tabs.audit')}
            className="divide-y divide-line overflow-hidden rounded-md border border-line bg-raised"
          >
            {data.rows.map((entry) => (
              <AuditEntryItem key={entry.id} entry={entry} />
            ))}
          </ul>
          <Pager page={data} pageSize={auditPageSize} cursor={cursor} isWaiting={isPlaceholderData} />
        </>
      )}
    </>
  );
}
