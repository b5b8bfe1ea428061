import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { proposeByProposer } from '../propose-edits.ts';
import { readForEdits } from '../reading.ts';
import { mendSpacing } from './slips.ts';

const job = readPosting('Fitter', 'Requirements\n- Welding');

function resumeWith(line: string): string {
  return `Ada Lind\nada@example.org\n\nExperience\nFitter, Corvane Ltd, 2018 – 2021\n- ${line}\n- Kept the store tidy`;
}

function mended(line: string): string | undefined {
  return mendSpacing(readForEdits(parseResume(resumeWith(line)), job))[0]?.after;
}

test.each([
  ['Drew parts in AutoCAD ,SolidWorks and Catia', 'Drew parts in AutoCAD, SolidWorks and Catia'],
  ['Did wiring,testing,repair and sale of panels', 'Did wiring, testing, repair and sale of panels'],
  ['Welded frames ( steel ) for two depots', 'Welded frames (steel) for two depots'],
])('"%s" gets its spaces', (line, after) => {
  expect(mended(line)).toBe(after);
});

test.each([
  'Packed 1,200 boxes a day',
  // A single misplaced space, which nobody notices.
  'Drew parts in AutoCAD , SolidWorks and Catia',
  'Did wiring,testing and repair of panels',
  'Read drawings (2b,g+4) of the mall',
  'Kept a list at https://example.org/a,bcd',
  'Wrote \\foo{one ,two}',
  'Found "one ,two" in the log',
])('"%s" stays', (line) => {
  expect(mended(line)).toBeUndefined();
});

test('a line that is worded anew is changed once', () => {
  const document = parseResume(resumeWith('I was responsible for managing the stores , the yard and the van'));
  const lines = [...proposeByProposer({ document, job, statedFacts: [] })].flatMap(({ edit }) =>
    edit.kind === 'replace-line' ? [edit.before] : [],
  );
  expect(lines).toHaveLength(1);
});

test('a manual is left alone', () => {
  const manual = 'Type \\section to begin , then \\entry\n- Use \\photo , or \\nophoto\n- Add \\lang , if needed';
  expect([...proposeByProposer({ document: parseResume(manual), job, statedFacts: [] })]).toEqual([]);
});
