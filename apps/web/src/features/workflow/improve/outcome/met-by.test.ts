import type { Edit } from '@fitted/contract/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Match } from '@fitted/resume/match/match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { metBy } from './met-by.ts';

const document = parseResume(
  'Robin\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- Kept the books\n- Led four people',
);
const lineOf = (words: string) => linesOf(document).find(({ text }) => text === words)?.id ?? '';
const led = { kind: 'replace-line', target: { lineId: lineOf('Led four people') } } as unknown as Edit;
const met = (id: string, words: string) => ({
  requirement: { id, text: id },
  places: [{ lineId: lineOf(words), at: 0, length: 1 }],
});

test('an answer met what its line proves and was not met before', () => {
  const before = { matched: [met('Shifts', 'Kept the books')] } as unknown as Match;
  const match = {
    matched: [met('Leadership', 'Led four people'), met('Shifts', 'Led four people'), met('Books', 'Kept the books')],
  } as unknown as Match;
  expect(metBy(led, { document, before, match }).map(({ text }) => text)).toEqual(['Leadership']);
  expect(metBy(undefined, { document, before, match })).toEqual([]);
});
