import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { buildNewSection, buildSuggestion } from '../../../../testing/build-suggestion.ts';
import { anchorEdits, inSheetOrder } from './anchors.ts';
import { buildSheet, markSuggested, withGhosts } from './build-sheet.ts';

const base = parseResume('Robin\n\nExperience\nCook, Inn\t2019 – 2021\n- Duties included cooking\n\nSkills\nSoups');
const profile = buildNewSection('Profile', 'Cook with two years at an inn').change;
const reworded = buildSuggestion(base, 'Duties included cooking', 'Cooked').change;

test('a new section stands in pencil where it would stand, and a line with a suggestion is marked', () => {
  const suggested = [reworded, profile];
  const shown = withGhosts(base, base, [], suggested);
  const blocks = markSuggested(buildSheet(base, shown, []), shown, suggested);
  expect(
    blocks.map(({ lines }) => lines.map(({ isGhost, isSuggested, parts }) => [isGhost, isSuggested, parts[0]?.kind])),
  ).toEqual([
    [[undefined, undefined, 'same']],
    [
      [true, undefined, 'same'],
      [true, undefined, 'same'],
    ],
    [
      [undefined, undefined, 'same'],
      [undefined, undefined, 'same'],
      [undefined, true, 'same'],
    ],
    [
      [undefined, undefined, 'same'],
      [undefined, undefined, 'same'],
    ],
  ]);
  // Its note is beside it, above those of the lines below.
  const ordered = inSheetOrder(suggested, base);
  expect(ordered).toEqual([profile, reworded]);
  const lines = anchorEdits(ordered, { base, current: shown }).map(({ lineId }) => lineId);
  expect(lines).toEqual([linesOf(shown)[1]?.id, linesOf(base)[3]?.id]);
});

test('without anything to add the sheet is the resume itself', () => {
  const { document, applied } = applyEdits(base, [reworded]);
  expect(withGhosts(base, document, applied, [])).toBe(document);
});
