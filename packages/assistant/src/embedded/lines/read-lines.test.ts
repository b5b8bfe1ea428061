import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

const head = 'Ada Lind\nada@example.org\n\nExperience\n\nTester, Old Works, 2012 - 2015\n';

function kindsOf(body: string): string[] {
  const document = parseResume(head + body);
  const readings = readLines(document);
  const own = linesOf(document).slice(linesOf(document).findIndex(({ text }) => text.startsWith('Tester')) + 1);
  return own.map(({ id, text }) => {
    const { kind, certainty } = readings.get(id) ?? { kind: 'none', certainty: 'none' };
    return `${kind} ${certainty}: ${text}`;
  });
}

test('labels, lists, links, headings and bullets are told apart', () => {
  expect(
    kindsOf(
      'Client: Northwind\nPROJECT LEDGER\n- Wrote the tests for the ledger\n- Java, Spring, Oracle\n- https://ledger.example',
    ),
  ).toEqual([
    'label-value sure: Client: Northwind',
    'heading sure: PROJECT LEDGER',
    'bullet sure: Wrote the tests for the ledger',
    'list sure: Java, Spring, Oracle',
    'address sure: https://ledger.example',
  ]);
});

test.each([
  'Role: Tester',
  'Period: 6 months',
  'Project 2: Payroll of the port',
  'Tools: a bench and a lathe',
  'Environment: Java',
])('“%s” is a field of a form', (line) => {
  expect(kindsOf(`${line}\n- Wrote the tests for the ledger`)[0]).toBe(`label-value sure: ${line}`);
});

test('half a sentence is never sure, nor is the line that it goes on from', () => {
  const [first, second, last] = kindsOf(
    'Checked the payments of the harbour office together with\nLedger of the customs house and of\n- Wrote the tests for the ledger',
  );
  expect(first).toMatch(/ unsure: /u);
  expect(second).toMatch(/ unsure: /u);
  expect(last).toBe('bullet sure: Wrote the tests for the ledger');
});

test('a line that breaks off is not sure, even where the one above was joined to it', () => {
  const [joined] = kindsOf(
    'Checked the payments of the harbour office against the\nLedger of the customs house and of\n- Wrote tests',
  );
  expect(joined).toMatch(/ unsure: Checked .* Ledger of /u);
});

test('a page of torn cells leaves nothing sure', () => {
  const cells = Array.from({ length: 14 }, (_, at) => `Cell ${at}`).join('\n');
  expect(kindsOf(`${cells}\n- Wrote the tests for the ledger`).at(-1)).toMatch(/^bullet likely/u);
});

test('a full line above a label ends there', () => {
  const lines = [
    'Back-end: Python, Flask, Django, PostgreSQL, Redis, RabbitMQ, Celery, FastAPI',
    'Front-end: React, Redux, Vue, Webpack',
  ];
  expect(kindsOf(lines.join('\n')).map((line) => line.split(' ')[1])).toEqual(['sure:', 'sure:']);
});
