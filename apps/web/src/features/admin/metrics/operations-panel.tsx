import type { Operations } from '@fitted/contract/admin/metrics';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { localeOf } from '../../../lib/format/languages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { FigureList } from './figure-list.tsx';
import { QueueList } from './queue-list.tsx';
import { TrendChart } from './trend-chart.tsx';

/** The state of language models, queues and mail. */
export function OperationsPanel({ operations }: { readonly operations: Operations }) {
  const { aiUsage, aiFailures, queues, mail } = operations;
  const { t, language } = useTranslation('admin-metrics');
  const format = useFormat();
  const number = new Intl.NumberFormat(localeOf(language));
  const sum = (pick: (day: Operations['aiUsage'][number]) => number) =>
    number.format(aiUsage.reduce((total, day) => total + pick(day), 0));
  // The same codes as in the log and the documentation.
  const reasons = aiFailures.map(({ reason, calls }) => `${reason} ${number.format(calls)}`).join(', ');
  const failures = sum(({ failures: failed }) => failed);
  const costs = aiUsage.flatMap(({ cost }) => (cost === null ? [] : [cost]));

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <Card className="lg:col-span-2">
        <CardHeader title={t('ai.title')} text={t('ai.text')} />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <FigureList
            figures={[
              { name: t('ai.calls'), value: sum(({ calls }) => calls) },
              { name: t('ai.failures'), value: reasons === '' ? failures : `${failures} (${reasons})` },
              { name: t('ai.inputTokens'), value: sum(({ inputTokens }) => inputTokens) },
              { name: t('ai.outputTokens'), value: sum(({ outputTokens }) => outputTokens) },
              {
                name: t('ai.cost'),
                value:
                  costs.length === 0
                    ? t('ai.noPrices')
                    : number.format(Math.round(costs.reduce((total, cost) => total + cost, 0) * 100) / 100),
              },
            ]}
          />
          <TrendChart title={t('ai.calls')} points={aiUsage.map(({ date, calls }) => ({ date, value: calls }))} />
        </div>
      </Card>
      <Card>
        <CardHeader title={t('queues.title')} text={t('queues.text')} />
        <QueueList queues={queues} />
      </Card>
      <Card>
        <CardHeader title={t('mail.title')} text={t('mail.text')} />
        <FigureList
          figures={[
            { name: t('mail.sentToday'), value: number.format(mail.sentToday) },
            { name: t('mail.waiting'), value: number.format(mail.waiting) },
            { name: t('mail.failing'), value: number.format(mail.failing), isAlarming: mail.failing > 0 },
            {
              name: t('mail.oldest'),
              value: mail.oldestWaiting === null ? t('mail.nothing') : format.date(mail.oldestWaiting, 'dateTime'),
            },
          ]}
        />
      </Card>
    </div>
  );
}
