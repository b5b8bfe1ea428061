import { type Billing, paymentReceipt } from '@fitted/contract/billing';
import { ReceiptText } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { buildUrl } from '../../../lib/api/client.ts';
import { Badge } from '../../../ui/badge.tsx';

type Payment = Billing['payments'][number];

export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  const { t } = useTranslation('billing');
  if (payments.length === 0) return <p className="text-sm text-ink-soft">{t('payments.none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const date = format.date(payment.createdAt);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 py-3.5 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <div>
        <p className="text-sm font-medium">{date}</p>
        <p className="text-sm text-ink-soft">{t(`payments.reason.${knownReason(payment.billingReason)}`)}</p>
      </div>
      <Badge tone={tones[payment.status]} className="max-sm:order-1 max-sm:justify-self-start">
        {t(`payments.status.${payment.status}`)}
      </Badge>
      <span className="text-right font-medium tabular-nums sm:min-w-20">
        {format.money(payment.amount, payment.currency)}
      </span>
      <a
        href={buildUrl(paymentReceipt.path, { id: payment.id }, {})}
        target="_blank"
        rel="noopener"
        aria-label={t('payments.receiptOf', { date })}
        className={
          'inline-flex min-h-9 items-center gap-1.5 text-sm max-sm:order-2 max-sm:justify-self-end font-medium ' +
          'text-accent-strong underline-offset-2 hover:underline'
        }
      >
        <ReceiptText aria-hidden className="size-4" />
        {t('payments.receipt')}
      </a>
    </li>
  );
}

const tones = { paid: 'neutral', refunded: 'changed', failed: 'danger' } as const;

function knownReason(reason: string | null): 'first' | 'renewal' | 'change' | 'other' {
  if (reason === 'subscription_create') return 'first';
  if (reason === 'subscription_cycle') return 'renewal';
  return reason === 'subscription_update' ? 'change' : 'other';
}
