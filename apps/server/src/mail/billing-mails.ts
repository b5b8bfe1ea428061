import type { Language } from '@fitted/contract/languages';
import type { MailReader } from './account-mails.ts';
import { type RenderedMail, renderMail } from './layout.ts';
import { type BillingNotice, billingTexts } from './texts/billing.ts';
import { mailTexts } from './texts/mail-texts.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de', zh: 'zh', ja: 'ja' };

export interface BillingNews {
  readonly plan: string;
  /** In pence. */
  readonly amount: number;
  readonly currency: string;
  /** What the sentence is about: the renewal, the end, the last day of grace. */
  readonly date: Date;
  readonly url: string;
}

export function billingMail(notice: BillingNotice, reader: MailReader, news: BillingNews): RenderedMail {
  const { language } = reader;
  const texts = billingTexts[language];
  const format = { style: 'currency', currency: news.currency.toUpperCase() } as const;
  const facts = {
    plan: news.plan,
    amount: new Intl.NumberFormat(locales[language], format).format(news.amount / 100),
    date: new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(news.date),
  };
  const label = notice === 'paymentFailed' ? texts.cardAction : texts.action;
  return renderMail(
    {
      subject: texts[notice].subject,
      greeting: mailTexts[language].greeting(reader.firstName),
      paragraphs: [texts[notice].text(facts)],
      action: { label, url: news.url },
    },
    language,
  );
}
