import { expect, test } from 'vitest';
import { resetPasswordMail } from './account-mails.ts';

const url = 'https://fitted.example/reset-password?token=abc&email=sam%40example.com';

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
