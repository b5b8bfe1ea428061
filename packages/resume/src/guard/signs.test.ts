import { expect, test } from 'vitest';
import type { Edit } from '../edit/edit.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

const line = 'Helped the depot manager with the rota of 21 drivers';
const rated = 'Rated ★★★★☆ by 40 customers of the µ-store';
const source = parseResume(`Роза Линд
rosa.lind@example.org

Experience
Operations Analyst, Alder Logistics, March 2020 – Present
- ${line}
- ${rated}

Skills
SQL, k8s, Excel`);

function judge(before: string, after: string, statedFacts: readonly string[] = []) {
  const edit = placeEdit(source, { id: 'e', before, after, section: 'Operations Analyst' }) as Edit;
  return guardEdits({ source, statedFacts, edits: [edit] });
}

test.each([
  ['reversed digits', 'Helped the depot manager with the rota of \u202e21\u202c drivers'],
  ['bidi-isolated digits', 'Helped the depot manager with the rota of \u206621\u2069 drivers'],
  ['an Arabic zero', 'Helped the depot manager with the rota of 21٠ drivers'],
  ['struck-through digits', 'Helped the depot manager with the rota of 21\u0336 drivers'],
  ['a key cap', 'Helped the depot manager with the rota of 21\u20e3 drivers'],
  ['a hidden message', `${line}\u{E0041}\u{E0042}`],
  ['a private-use character', `${line} \ue002`],
  ['a look-alike letter', 'Help\u0435d the depot manager with the rota of 21 drivers'],
  ['mathematical letters', '𝐇elped the depot manager with the rota of 21 drivers'],
  ['a zero-width space inside a word', 'Hel\u200bped the depot manager with the rota of 21 drivers'],
  ['a line separator', 'Helped the depot\u2028manager with the rota of 21 drivers'],
  ['a carriage return', 'Helped the depot\rmanager with the rota of 21 drivers'],
  ['a NUL character', 'Helped\u0000 the depot manager with the rota of 21 drivers'],
  ['a rating', `${line} +++`],
  ['a prize', `🏆 ${line}`],
  ['Markdown', 'Helped the depot manager with the **rota** of 21 drivers'],
  ['tags', '<b>Helped</b> the depot manager with the rota of 21 drivers'],
  ['a claim in another script', `${line}, Генеральный директор`],
])('%s: held back', (_, after) => {
  expect(judge(line, after).heldBack).toMatchObject([{ verdict: 'held' }]);
});

test('one more star than in the resume is held back', () => {
  expect(judge(rated, rated.replace('☆', '★')).heldBack).toMatchObject([{ verdict: 'held' }]);
});

test('confirmation does not let hidden characters pass: the person saw a different text', () => {
  const after = 'Helped the depot manager with the rota of \u202e21\u202c drivers';
  expect(judge(line, after, [after]).kept).toEqual([]);
});

test.each([
  [rated, `${rated}.`],
  [line, 'Helped the depot manager with the rota of\u00a021 drivers'],
])('characters that the resume already has are kept: %s', (before, after) => {
  expect(judge(before, after).heldBack).toEqual([]);
});
