import { languages } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { activityReportMail } from './activity-report-mail.ts';

const report = {
  resumes: 1234,
  improvements: 5,
  applications: 0,
  from: new Date('2026-01-02T12:00:00Z'),
  until: new Date('2026-02-01T12:00:00Z'),
  lastLoginAt: null,
};
const write = (language: (typeof languages)[number], details = {}) =>
  activityReportMail({ firstName: 'Sam <b>', language }, { ...report, ...details }, 'https://fitted.example');

test.each(languages)('in %s it has words, dates and numbers of that language', (language) => {
  const { subject, text, html } = write(language);
  expect(text).toContain(new Intl.NumberFormat(language).format(1234));
  expect(text).toContain(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(report.from));
  expect(text.split('\n')).toContain('https://fitted.example/dashboard');
  expect(html).not.toContain('Sam <b>');
  if (language !== 'en') expect(subject).not.toBe(write('en').subject);
});

test('who never signed in is told so, others when', () => {
  expect(write('en').text).toContain('Last sign-in: Not yet');
  expect(write('en', { lastLoginAt: report.until }).text).toContain('Last sign-in: February 1, 2026');
});
