import type { BillingNotice } from '@fitted/language/mail-words';
import { mailWords } from '@fitted/language/packs';
import { formatDay, formatMoney } from './formats.ts';
import { type MailReader, type RenderedMail, renderMail } from './layout.ts';

export interface BillingNews {
  readonly plan: string;
  /** In pence. */
  readonly amount: number;
  readonly currency: string;
  /** The date in question: of the renewal, of the end, or the last day of grace. */
  readonly date: Date;
  readonly url: string;
}

export function billingMail(notice: BillingNotice, reader: MailReader, news: BillingNews): RenderedMail {
  const { language } = reader;
  const texts = mailWords[language].billing;
  const facts = {
    plan: news.plan,
    amount: formatMoney(news.amount, news.currency, language),
    date: formatDay(news.date, language),
  };
  const label = notice === 'paymentFailed' ? texts.cardAction : texts.action;
  return renderMail(
    {
      subject: texts[notice].subject,
      greeting: mailWords[language].greeting(reader.firstName),
      paragraphs: [texts[notice].text(facts)],
      action: { label, url: news.url },
    },
    language,
  );
}
