import type { Overview } from '@fitted/contract/dashboard';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { useOverview } from './overview-queries.ts';

const shown = ['resumes', 'improvements', 'jobDescriptions', 'applications'] as const;

const megabyte = 1024 * 1024;

const isNearlyFull = ({ resumes, maxResumes, bytes, maxBytes }: Overview['storage']) =>
  resumes >= maxResumes * 0.9 || bytes >= maxBytes * 0.9;

/** The usage counts. */
export function UsageList() {
  const { t } = useTranslation('dashboard');
  const overview = useOverview();
  if (overview.isPending) return <ListSkeleton rows={2} />;
  if (!overview.data) return <LoadFailure t={t} onRetry={() => void overview.refetch()} />;
  const { usage, storage } = overview.data;
  // Six zeros are not informative.
  if (shown.every((name) => usage[name] === 0)) return null;
  return (
    <dl className="grid gap-y-2 px-1 text-sm">
      {shown.map((name) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{t(`usage.${name}`)}</dt>
          <dd className="font-medium tabular-nums">{usage[name]}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-ink-soft">{t('usage.storage')}</dt>
        <dd className="font-medium tabular-nums">
          {t('usage.storageOf', {
            used: String(Math.ceil(storage.bytes / megabyte)),
            of: String(storage.maxBytes / megabyte),
          })}
        </dd>
      </div>
      {isNearlyFull(storage) && (
        <p role="status" className="font-medium text-danger">
          {t('usage.nearlyFull', { resumes: String(storage.maxResumes) })}
        </p>
      )}
    </dl>
  );
}
