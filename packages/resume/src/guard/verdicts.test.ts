import { describe, expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

const resumeText = `Lena Marsh
lena.marsh@example.org

Summary
Bookseller with five years in children's books.

Experience
Bookseller, Harbour Books, Deal
2019 – 2024
- Sales of picture books rose by a third in 2022
- The shop won the regional display prize in 2021
- Scanned old invoices, about 70 sheets
- Looked after a trainee in the summer of 2023
- Helped the assistant manager to plan two author evenings
- Prepared returns, checked by the owner
- Replies to customers drafted for the owner
- Reached 104% of the target in 2021, 91% in 2022
- Counted the stock every 4 weeks
- Sold for 4 years in the shop, the last 2 at fairs
Bookseller (maternity cover), Quay Antiques, Deal
2018 – 2019
- Catalogued maps in the archive

Education
BA English, University of Deal, 2015 – 2018`;

function verdict(before: string, after: string, statedFacts: readonly string[] = []): string {
  const source = parseResume(resumeText);
  const edit = placeEdit(source, { id: 'edit', before, after });
  if (!edit) throw new Error(`no such line: ${before}`);
  const { heldBack } = guardEdits({ source, statedFacts, edits: [edit] });
  return heldBack[0]?.verdict ?? 'kept';
}

describe('a line that drops something, or says it about something else', () => {
  test.each([
    ['a limiting word is dropped', 'Sales of picture books rose by a third in 2022', 'Sales rose by a third in 2022'],
    ['the number counts something else', 'Scanned old invoices, about 70 sheets', 'Scanned about 70 old invoices'],
    [
      'singular becomes plural',
      'Looked after a trainee in the summer of 2023',
      'Looked after trainees in the summer of 2023',
    ],
    [
      'a word from the posting is added',
      'Prepared returns, checked by the owner',
      'Prepared returns and buying, checked by the owner',
    ],
  ])('%s: at least questioned', (_, before, after) => {
    expect(verdict(before, after)).not.toBe('kept');
  });

  test.each([
    [
      'credit for a change without a named cause',
      'Sales of picture books rose by a third in 2022',
      'Raised sales of picture books by a third in 2022',
    ],
    [
      "the employer's achievement",
      'The shop won the regional display prize in 2021',
      'Won the regional display prize in 2021',
    ],
    [
      'a licence from nowhere',
      "Bookseller with five years in children's books.",
      "Licensed bookseller with five years in children's books.",
    ],
    ['a limit dropped', 'Prepared returns, checked by the owner', 'Prepared and approved returns'],
    [
      'two swapped figures',
      'Reached 104% of the target in 2021, 91% in 2022',
      'Reached 91% of the target in 2021, 104% in 2022',
    ],
    [
      'the longer period applied to the smaller part',
      'Sold for 4 years in the shop, the last 2 at fairs',
      'Sold for 4 years at fairs',
    ],
    ['an interval without its number', 'Counted the stock every 4 weeks', 'Counted the stock every week'],
    [
      'years of one thing applied to another',
      "Bookseller with five years in children's books.",
      'Bookseller with five years in maps.',
    ],
    [
      'the terms of a role dropped',
      'Bookseller (maternity cover), Quay Antiques, Deal',
      'Bookseller, Quay Antiques, Deal',
    ],
  ])('%s: not kept', (_, before, after) => {
    expect(verdict(before, after)).not.toBe('kept');
  });
});

describe('the same in other words', () => {
  test.each([
    [
      'a noun for a verb',
      'Sales of picture books rose by a third in 2022',
      'Growth of one third in sales of picture books in 2022',
    ],
    [
      'someone keeps their position',
      'Helped the assistant manager to plan two author evenings',
      'Supported the assistant manager in planning 2 author evenings',
    ],
    [
      'a limit in another form',
      'Replies to customers drafted for the owner',
      'Drafting of replies to customers for the owner',
    ],
  ])('%s: not held back', (_, before, after) => {
    expect(verdict(before, after)).not.toBe('held');
  });
});

test('a line about an assistant manager is not an instruction to software, and supports rewordings', () => {
  const line = 'Helped the assistant manager to plan two author evenings';
  expect(verdict(line, 'Assisted the assistant manager to plan two author evenings')).toBe('kept');
});
