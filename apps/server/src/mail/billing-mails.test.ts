import { languages } from '@fitted/contract/languages';
import { billingNotices } from '@fitted/language/mail-words';
import { mailWords } from '@fitted/language/packs';
import { expect, test } from 'vitest';
import { billingMail } from './billing-mails.ts';

const news = {
  plan: 'Basic',
  amount: 1000,
  currency: 'gbp',
  date: new Date('2027-03-08T23:30:00Z'),
  url: 'https://fitted.example/profile-settings',
};

test.each(languages)('in %s every notice has words of its own and says what it is about', (language) => {
  const mails = billingNotices.map((notice) => ({
    notice,
    ...billingMail(notice, { firstName: 'Sam', language }, news),
  }));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(billingNotices.length);
  for (const { notice, text, html } of mails) {
    expect(text).toContain('Sam');
    expect(text).toContain('Basic');
    expect(text.split('\n')).toContain(news.url);
    expect(html).toContain(`<html lang="${language}">`);
    if (notice !== 'ended') expect(text).toMatch(/\b8\b|8日/);
    if (notice === 'started' || notice === 'trialStarted') expect(text).toMatch(/10[.,]00/);
  }
  if (language !== 'en')
    for (const notice of billingNotices)
      expect(mailWords[language].billing[notice].subject).not.toBe(mailWords.en.billing[notice].subject);
});
