import { mailWords } from '@fitted/language/packs';
import type { UserRow } from '../../../db/schema/users.ts';
import { formatDay, formatMoney } from '../../../mail/formats.ts';
import { escapeHtml } from '../../../security/escape-html.ts';
import type { PaymentRow, PlanRow } from '../repository.ts';

type Payer = Pick<
  UserRow,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'postCode'
  | 'region'
  | 'country'
  | 'language'
>;

interface ReceiptOptions {
  readonly isSandbox: boolean;
  readonly supportAddress: string;
}

/** A printable page in the payer's language. All of the payer's text is escaped. */
export function renderReceipt(
  payment: PaymentRow,
  plan: PlanRow | undefined,
  payer: Payer,
  options: ReceiptOptions,
): string {
  const { language } = payer;
  const texts = mailWords[language].receipt;
  const amount = formatMoney(payment.amount, payment.currency, language);
  const address = [payer.addressLine1, payer.addressLine2, payer.postCode, payer.city, payer.region, payer.country];
  const rows: [string, string][] = [
    [texts.number, payment.stripeInvoiceId],
    [texts.date, formatDay(payment.createdAt, language)],
    [texts.paidBy, [`${payer.firstName} ${payer.lastName}`, payer.email, ...address.filter(Boolean)].join('\n')],
    [texts.for, plan ? `Fitted ${plan.displayName}` : 'Fitted'],
    [texts.method, payment.paymentMethod ?? '–'],
    [texts.status, texts.statuses[payment.status as keyof typeof texts.statuses] ?? payment.status],
  ];
  const note = options.isSandbox ? `<p class="note">${escapeHtml(texts.sandbox)}</p>` : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(`${texts.title} ${payment.stripeInvoiceId}`)}</title>
<style>${styles}</style></head>
<body><main><p class="brand">Fitted</p><h1>${escapeHtml(texts.title)}</h1>
${note}<table>${rows.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`).join('\n')}
<tr class="total"><th scope="row">${escapeHtml(texts.total)}</th><td>${escapeHtml(amount)}</td></tr></table>
<p class="small">${escapeHtml(`${texts.questions} ${options.supportAddress}`)}</p></main></body></html>`;
}

const styles = `:root{color-scheme:light}body{margin:0;background:#fbfaf7;color:#1c1b19;font:16px/1.6 Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:640px;margin:32px auto;padding:40px;background:#fff;border:1px solid #e4e0d7;border-radius:8px}
.brand{margin:0;font:600 22px/1.2 'Source Serif 4',Georgia,serif;color:#0f6b5c}h1{margin:8px 0 24px;font:600 28px/1.2 'Source Serif 4',Georgia,serif}
table{width:100%;border-collapse:collapse}
th,td{padding:12px 0;border-top:1px solid #e4e0d7;text-align:left;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere}
th{width:40%;padding-right:16px;font-weight:400;color:#5c5850}.total th,.total td{font-weight:600;font-size:18px;color:#1c1b19}
.note{padding:12px 16px;border-radius:8px;background:#fce7b2;color:#5c3c00}.small{margin:24px 0 0;font-size:14px;color:#5c5850}
@media(max-width:480px){main{margin:0;border:0;border-radius:0;padding:24px}}@media print{body{background:#fff}main{margin:0;border:0;padding:0}}`;
