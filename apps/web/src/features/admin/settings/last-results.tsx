import type { SourceResult } from '@fitted/contract/admin/site';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useSourceProblems } from '../collection/use-collection-outcome.ts';

interface LastResultsProps {
  readonly lastRun: string | null;
  readonly nextRun: string | null;
  readonly isEnabled: boolean;
  readonly isOnSchedule: boolean;
  readonly found: number;
  readonly results: { readonly added: number; readonly sources: readonly SourceResult[] } | null;
}

/** When it last ran, when it will run next, and the results per source. */
export function LastResults({ lastRun, nextRun, isEnabled, isOnSchedule, found, results }: LastResultsProps) {
  const { t } = useTranslation('admin-settings');
  const format = useFormat();
  const problem = useSourceProblems()(results?.sources ?? []);
  const planned = nextRun === null ? t('results.soon') : t('results.next', { date: format.date(nextRun, 'dateTime') });
  const next = isOnSchedule ? planned : t('results.byHand');
  return (
    <div className="rounded-md bg-sunken p-4 text-sm">
      <p>
        {lastRun === null ? t('results.never') : t('results.last', { date: format.date(lastRun, 'dateTime') })}{' '}
        {isEnabled && next}
      </p>
      {results && (
        <>
          <p className="mt-1 font-medium">{t('results.total', { found, added: results.added })}</p>
          {problem && <p className="mt-1 text-danger">{problem}</p>}
          <details className="mt-1">
            <summary className="cursor-pointer py-1 text-ink-soft hover:text-ink">
              {t('results.sources', { count: results.sources.length })}
            </summary>
            <ul className="mt-1 max-h-64 divide-y divide-line overflow-y-auto">
              {results.sources.map(({ source, found: foundHere, added, error }) => (
                <li key={source} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
                  <span className="min-w-0 break-all">{source}</span>
                  {error === null ? (
                    <span className="text-ink-soft">{t('results.atSource', { found: foundHere, added })}</span>
                  ) : (
                    <Badge tone="danger" canWrap>
                      {error}
                    </Badge>
                  )}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}
