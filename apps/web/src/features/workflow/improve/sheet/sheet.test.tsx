import { parseResume } from '@fitted/resume/parse/parse-resume';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../testing/render-at.tsx';
import { buildSheet } from './build-sheet.ts';
import { Sheet } from './sheet.tsx';

test('the dates of a role stand apart from the employer', async () => {
  const document = parseResume(
    'Maya Okafor\n\nExperience\nLead Engineer, Northgate Freight\tJan 2021 – Present\n- Led',
  );
  await renderAt(
    '/',
    <Sheet label="Resume" blocks={buildSheet(document, document, [])} template="ledger" showsRemoved={false} />,
  );
  const dates = await screen.findByText('Jan 2021 – Present');
  expect(dates.tagName).toBe('SPAN');
  expect(dates.parentElement?.textContent).toBe('Lead Engineer, Northgate Freight Jan 2021 – Present');
});

test('a name behind its label is the name, the kind of document above it is not', () => {
  const document = parseResume(
    '職務経歴書\n氏名: 中村 彩\nメール: aya@mail.example\n\n職務経歴\n2019年 株式会社ハルカゼ 入社',
  );
  const lines = buildSheet(document, document, [])[0]?.lines ?? [];
  expect(lines.map(({ role }) => role)).toEqual(['contact', 'name', 'contact']);
  expect(lines[1]?.parts).toEqual([{ kind: 'same', text: '中村 彩' }]);
});

test('contact details are parted by dots that no row ends with, and are read and copied as they were written', async () => {
  const contact = 'Leeds | maya@sample.example | +44 20 7946 0000';
  const document = parseResume(`Maya Okafor\n${contact}\n\nExperience\nLead Engineer, Northgate Freight`);
  await renderAt(
    '/',
    <Sheet label="Resume" blocks={buildSheet(document, document, [])} template="ledger" showsRemoved={false} />,
  );
  const line = (await screen.findByText(/^Leeds/)).closest('p');
  expect(line?.textContent?.replaceAll('\u00a0', ' ')).toBe(contact);
  expect(screen.getAllByText('|').map(({ className }) => className)).toEqual(['sr-only', 'sr-only']);
});
