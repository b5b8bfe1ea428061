import type { Operations } from '@fitted/contract/admin/metrics';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { localeOf } from '../../../lib/format/languages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/table.tsx';
import { useIsNarrow } from '../list/use-is-narrow.ts';

type Queue = Operations['queues'][number];

const counts = ['waiting', 'running', 'failed'] as const;
const named = [
  'applications.remind',
  'billing.reconcile',
  'collection.tick',
  'mail.deliver',
  'maintenance.expire',
  'metrics.snapshot',
];

export function QueueList({ queues }: { readonly queues: readonly Queue[] }) {
  const isNarrow = useIsNarrow();
  const { t } = useTranslation('admin-metrics');
  if (queues.length === 0) return <p className="text-sm text-ink-soft">{t('queues.none')}</p>;
  return isNarrow ? <QueueCards queues={queues} /> : <QueueTable queues={queues} />;
}

function QueueTable({ queues }: { readonly queues: readonly Queue[] }) {
  const { t } = useTranslation('admin-metrics');
  return (
    <Table caption={t('queues.title')}>
      <TableHead>
        <tr>
          <TableHeading>{t('queues.name')}</TableHeading>
          {counts.map((column) => (
            <TableHeading key={column} className="px-2 text-right">
              {t(`queues.${column}`)}
            </TableHeading>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {queues.map((queue) => (
          <TableRow key={queue.name}>
            <th scope="row" className="px-4 py-2 text-left font-normal">
              <QueueName id={queue.name} />
            </th>
            {counts.map((column) => (
              <TableCell key={column} className="px-2 py-2 text-right tabular-nums">
                <Count value={queue[column]} isAlarming={column === 'failed'} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function QueueCards({ queues }: { readonly queues: readonly Queue[] }) {
  const { t } = useTranslation('admin-metrics');
  return (
    <ul aria-label={t('queues.title')} className="grid gap-3 text-sm">
      {queues.map((queue) => (
        <li key={queue.name} className="rounded-md border border-line p-3">
          <p className="font-medium">
            <QueueName id={queue.name} />
          </p>
          <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {counts.map((column) => (
              <div key={column} className="flex items-baseline gap-1.5">
                <dt className="text-ink-soft">{t(`queues.${column}`)}</dt>
                <dd className="tabular-nums">
                  <Count value={queue[column]} isAlarming={column === 'failed'} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** In words; the tooltip has the name used in the log and the documentation. */
function QueueName({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin-metrics');
  return <span title={id}>{named.includes(id) ? t(`queues.names.${id}`) : id}</span>;
}

function Count({ value, isAlarming }: { readonly value: number; readonly isAlarming: boolean }) {
  const { language } = useTranslation('admin-metrics');
  const words = new Intl.NumberFormat(localeOf(language)).format(value);
  return isAlarming && value > 0 ? <Badge tone="danger">{words}</Badge> : words;
}
