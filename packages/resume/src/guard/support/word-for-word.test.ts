import { expect, test } from 'vitest';
import { linesOf } from '../../edit/text-at.ts';
import { parseResume } from '../../parse/parse-resume.ts';
import { guardEdits } from '../guard-edits.ts';

const long =
  'Helped the depot manager with the rota of 21 drivers. Sent weekly figures to 6 depots; kept the stock list, if asked.';
const source = parseResume(`Rosa Lind
rosa.lind@example.org

Experience
Operations Analyst May 2020 – June 2023
Alder Logistics, Leeds
- ${long}
- Sorted parcels &amp; letters

Assistant to the Head of Sales, Birch Freight, June 2016 – February 2020
- Answered 40 customer calls a day

Education
BSc Geography, University of Leeds, 2013 – 2016

Skills
Databases: SQL, Access
Basic: Java, Perl
Basic Polish cooking, Welding`);

function verdictOfLine(start: string, after: string): string {
  const line = linesOf(source).find(({ text }) => text.startsWith(start));
  if (!line) throw new Error(start);
  const edit = {
    id: 'e',
    kind: 'replace-line' as const,
    target: { lineId: line.id },
    before: line.text,
    after,
    reason: { code: 'split' as const, params: {} },
    evidence: [],
  };
  return guardEdits({ source, statedFacts: [], edits: [edit] }).heldBack[0]?.verdict ?? 'kept';
}

function verdictOfSummary(sentence: string): string {
  const edit = {
    id: 's',
    kind: 'insert-section' as const,
    target: { afterSectionId: null },
    section: 'summary' as const,
    line: { kind: 'text' as const, depth: 0 },
    before: '',
    after: `Summary\n${sentence}`,
    reason: { code: 'summary-from-facts' as const, params: {} },
    evidence: [],
  };
  return guardEdits({ source, statedFacts: [], edits: [edit] }).heldBack[0]?.verdict ?? 'kept';
}

test('a line split where its sentences end is the same line', () => {
  expect(
    verdictOfLine(
      'Helped',
      'Helped the depot manager with the rota of 21 drivers.\nSent weekly figures to 6 depots.\nKept the stock list, if asked.',
    ),
  ).toBe('kept');
  expect(verdictOfLine('Sorted', 'Sorted parcels & letters')).toBe('kept');
});

test.each([
  ['mid-sentence', 'Helped the depot manager\nWith the rota of 21 drivers. Sent weekly figures to 6 depots.'],
  [
    'with one word missing',
    'The depot manager with the rota of 21 drivers.\nSent weekly figures to 6 depots; kept the stock list.',
  ],
  ['with only its first half', 'Rota of 21 drivers.\nSent weekly figures to 6 depots; kept the stock list, if asked.'],
  [
    'with an extra figure',
    'Helped the depot manager with the rota of 21 drivers.\nSent weekly figures to 60 depots; kept the stock list, if asked.',
  ],
])('split %s, it is not', (_, after) => {
  expect(verdictOfLine('Helped', after)).not.toBe('kept');
});

test.each([
  'Operations Analyst at Alder Logistics (May 2020 – June 2023).',
  'SQL, Access.',
  'BSc Geography, University of Leeds (2013 – 2016).',
])('a summary may say “%s”', (sentence) => {
  expect(verdictOfSummary(sentence)).toBe('kept');
});

test.each([
  'Head of Sales at Birch Freight (June 2016 – February 2020).',
  'Operations Analyst at Birch Freight (May 2020 – June 2023).',
  'Operations Analyst at Alder Logistics (June 2016 – February 2020).',
  'Operations Analyst since 2020.',
  'SQL, Java.',
  'Welding, SQL.',
  'SQL, Access, Python.',
])('a summary may not say “%s”', (sentence) => {
  expect(verdictOfSummary(sentence)).not.toBe('kept');
});
