import { resetMinutes } from '@fitted/contract/limits/terms';
import type { MailWords } from '@fitted/language/mail-words';
import { mailWords } from '@fitted/language/packs';
import { type MailReader, type RenderedMail, renderMail } from './layout.ts';

export function resetPasswordMail(reader: MailReader, url: string): RenderedMail {
  const { greeting, resetPassword: texts } = mailWords[reader.language];
  return renderMail(
    {
      subject: texts.subject,
      greeting: greeting(reader.firstName),
      paragraphs: [texts.text],
      action: { label: texts.action, url },
      notes: [texts.expiry(resetMinutes), texts.notYou],
    },
    reader.language,
  );
}

/** For an account created by an administrator: the same link under a friendlier heading. */
export function setPasswordMail(reader: MailReader, url: string): RenderedMail {
  const { greeting, setPassword: texts } = mailWords[reader.language];
  return renderMail(
    {
      subject: texts.subject,
      greeting: greeting(reader.firstName),
      paragraphs: [texts.text],
      action: { label: texts.action, url },
      notes: [texts.expiry(resetMinutes)],
    },
    reader.language,
  );
}

export type SecurityNotice = 'passwordChanged' | 'twoStepOn' | 'twoStepOff' | 'recoveryCodeUsed';

/** Tells the owner about a security-related change to the account, whoever made it. */
export function securityNoticeMail(notice: SecurityNotice, reader: MailReader, support: string): RenderedMail {
  const texts = mailWords[reader.language];
  return renderNotice(texts[notice].subject, [texts[notice].text], texts, reader, support);
}

/** Sent to the old address, because only that one can still be trusted. */
export function emailChangedMail(reader: MailReader, newAddress: string, support: string): RenderedMail {
  const texts = mailWords[reader.language];
  const { subject, text, to } = texts.emailChanged;
  return renderNotice(subject, [text, to(newAddress)], texts, reader, support);
}

const renderNotice = (
  subject: string,
  paragraphs: readonly string[],
  texts: MailWords,
  { firstName, language }: MailReader,
  support: string,
) => renderMail({ subject, greeting: texts.greeting(firstName), paragraphs, notes: [texts.notYou(support)] }, language);
