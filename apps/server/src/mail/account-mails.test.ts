import { languages } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { emailChangedMail, resetPasswordMail, securityNoticeMail, setPasswordMail } from './account-mails.ts';

const url = 'https://fitted.example/reset-password?token=abc&email=sam%40example.com';
const support = 'support@example.com';
const notices = ['passwordChanged', 'twoStepOn', 'twoStepOff', 'recoveryCodeUsed'] as const;

test.each(languages)('in %s every mail has words of its own, as text and as HTML', (language) => {
  const reader = { firstName: 'Sam', language };
  const mails = [
    resetPasswordMail(reader, url),
    setPasswordMail(reader, url),
    emailChangedMail(reader, 'new@example.com', support),
    ...notices.map((notice) => securityNoticeMail(notice, reader, support)),
  ];
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
  for (const { text, html } of mails) {
    expect(text).toContain('Sam');
    expect(html).toContain(`<html lang="${language}">`);
  }
  if (language !== 'en') {
    const english = resetPasswordMail({ firstName: 'Sam', language: 'en' }, url);
    expect(resetPasswordMail(reader, url).subject).not.toBe(english.subject);
  }
});

test('the link stands whole in the text, where mail programs find it', () => {
  const { text, html } = resetPasswordMail({ firstName: 'Sam', language: 'en' }, url);
  expect(text.split('\n')).toContain(url);
  expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
});

test('a name cannot become markup', () => {
  const { html } = resetPasswordMail({ firstName: '<img src=x onerror=alert(1)>', language: 'en' }, url);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
