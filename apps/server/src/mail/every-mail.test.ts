import { languages } from '@fitted/contract/languages';
import type { BillingNotice, MailWords } from '@fitted/language/mail-words';
import { expect, test } from 'vitest';
import { emailChangedMail, resetPasswordMail, securityNoticeMail, setPasswordMail } from './account-mails.ts';
import { activityReportMail } from './activity-report-mail.ts';
import { billingMail } from './billing-mails.ts';
import { followUpMail } from './follow-up-mail.ts';
import type { MailReader, RenderedMail } from './layout.ts';

/** Whatever has a subject among the words is a mail, so that a new one does not compile until it is written here. */
type MailName =
  | { [Name in keyof MailWords]: MailWords[Name] extends { readonly subject: unknown } ? Name : never }[keyof MailWords]
  | BillingNotice;

const url = 'https://fitted.example/reset-password';
const support = 'support@example.com';
const day = new Date('2027-03-08T12:00:00Z');
const billed = { plan: 'Basic', amount: 1000, currency: 'gbp', date: day, url };
const activity = { resumes: 1, improvements: 2, applications: 3, from: day, until: day, lastLoginAt: null };

const mails: Readonly<Record<MailName, (reader: MailReader) => RenderedMail>> = {
  resetPassword: (reader) => resetPasswordMail(reader, url),
  setPassword: (reader) => setPasswordMail(reader, url),
  emailChanged: (reader) => emailChangedMail(reader, 'new@example.com', support),
  passwordChanged: (reader) => securityNoticeMail('passwordChanged', reader, support),
  twoStepOn: (reader) => securityNoticeMail('twoStepOn', reader, support),
  twoStepOff: (reader) => securityNoticeMail('twoStepOff', reader, support),
  recoveryCodeUsed: (reader) => securityNoticeMail('recoveryCodeUsed', reader, support),
  followUp: (reader) => followUpMail(reader, [{ jobTitle: 'Nurse', company: 'Fernleigh' }], url),
  activityReport: (reader) => activityReportMail(reader, activity, url),
  started: (reader) => billingMail('started', reader, billed),
  trialStarted: (reader) => billingMail('trialStarted', reader, billed),
  paymentFailed: (reader) => billingMail('paymentFailed', reader, billed),
  cancellationPlanned: (reader) => billingMail('cancellationPlanned', reader, billed),
  ended: (reader) => billingMail('ended', reader, billed),
};

test.each(languages)(
  'in %s every mail has a subject of its own, and greets its reader as text and as HTML',
  (language) => {
    const written = Object.values(mails).map((write) => write({ firstName: 'Sam', language }));
    expect(new Set(written.map(({ subject }) => subject)).size).toBe(written.length);
    for (const { text, html } of written) {
      expect(text).toContain('Sam');
      expect(html).toContain(`<html lang="${language}">`);
    }
    const english = Object.values(mails).map((write) => write({ firstName: 'Sam', language: 'en' }).subject);
    if (language !== 'en') expect(written.filter(({ subject }, at) => subject === english[at])).toEqual([]);
  },
);
