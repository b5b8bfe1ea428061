import { parseResume } from '@fitted/resume/parse/parse-resume';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildImprovement } from '../../../../testing/build-improvement.ts';
import { buildNewSection, buildSuggestion } from '../../../../testing/build-suggestion.ts';
import { serve } from '../../../../testing/fake-server.ts';
import { renderAt } from '../../../../testing/render-at.tsx';
import { emptyJob } from '../../draft.ts';
import { forgetDraft, getDraft, patchDraft } from '../../draft-store.ts';
import { factsOf } from '../../facts/ledger.ts';
import { ImproveTab } from '../improve-tab.tsx';
import { runKey } from '../outcome/run-key.ts';

afterEach(forgetDraft);

const originalText =
  'Robin\n\nExperience\nReceptionist, Hotel North\t2019 – 2021\n- Responsible for the check-in of guests\n- Duties included the bar';
const document = parseResume(originalText);
const claims = [{ code: 'ownership', params: { from: 'Responsible for', to: 'Checked in' } }] as const;
const heldBack = [
  buildSuggestion(document, 'Responsible for the check-in of guests', 'Checked in guests', [...claims]),
  buildSuggestion(document, 'Duties included the bar', 'Tended the bar'),
  buildNewSection('Profile', 'Receptionist with two years in a hotel'),
];
const run = { state: { status: 'resting' }, start: () => {}, settle: () => {}, cancel: () => {} } as const;

async function show() {
  serve({ 'GET /api/site-settings': { json: { subscriptionRequired: false } } });
  patchDraft({ originalText, submittedJob: { ...emptyJob, title: 'Driver', description: 'Requirements\n- SQL' } });
  patchDraft({ run: { key: runKey(getDraft()) ?? '', improvement: buildImprovement({ changes: [], heldBack }) } });
  await renderAt('/', <ImproveTab originalText={originalText} run={run} />);
  await screen.findByRole('heading', { name: '3 suggestions' });
}

const noteOf = (words: string): HTMLElement => {
  const note = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(words));
  if (!note) throw new Error(`There is no note with ${words}`);
  return note;
};
const press = (words: string, button: string) =>
  userEvent.click(within(noteOf(words)).getByRole('button', { name: button }));
const sheet = () => screen.getByRole('region', { name: 'Your resume with the changes marked' });

test('a result that only suggests says so, and reading is the next step', async () => {
  await show();
  expect(screen.getByText('3 changes suggested.')).toBeTruthy();
  expect(screen.queryByText(/We found no wording/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Read 3 suggestions' }).className).toContain('bg-accent ');
  // Nothing is taken that was not used, so there is nothing to accept yet.
  expect(screen.queryByRole('button', { name: 'Accept Improvements' })).toBeNull();
  expect(noteOf('Checked in').textContent).toContain('Your resume says “Responsible for”, this says “Checked in”.');
  expect(noteOf('Tended').textContent).toContain('Made from your own words.');
  expect(sheet().textContent).toContain('Receptionist with two years in a hotel');
  expect(sheet().textContent).toContain('Responsible for the check-in of guests');
});

test('used, it is a change with its switch; what is still open is said beside the button that accepts', async () => {
  await show();
  await press('Checked in', 'Use it');
  expect(await screen.findByRole('heading', { name: '1 of 1 changes on' })).toBeTruthy();
  expect(sheet().querySelector('ins')?.textContent).toBe('Checked in');
  expect(screen.getByRole('switch', { name: 'Use this change: Checked in guests' })).toBeTruthy();
  const accept = screen.getByRole('button', { name: 'Accept Improvements' });
  expect(accept.parentElement?.textContent).toContain('2 suggestions are still open and stay out.');
  expect(screen.getByText('1 change made, 2 suggested.')).toBeTruthy();
  // In the list of what was told it is one line, and taking it back there suggests it again.
  await userEvent.click(screen.getByText('1 suggestion that you confirmed'));
  await userEvent.click(screen.getByRole('button', { name: 'Take back: Checked in guests' }));
  expect(await screen.findByRole('heading', { name: '3 suggestions' })).toBeTruthy();
});

test('left out, it folds away with a way back', async () => {
  await show();
  await press('Tended', 'No');
  expect(screen.getByRole('heading', { name: '2 suggestions' })).toBeTruthy();
  // Two are read where they stand.
  expect(screen.queryByRole('button', { name: /^Review all/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: '3 suggestions' })).toBeTruthy();
  await press('Tended', 'No');
  await press('Checked in', 'Use it');
  await userEvent.click(screen.getByRole('button', { name: '1 left out: suggest it again' }));
  expect(noteOf('Tended').textContent).toContain('Use it');
});

test('its words can be changed first, and wait for the server, where the guard reads them', async () => {
  await show();
  await press('Receptionist with', 'Edit');
  const field = screen.getByLabelText('The line in your words');
  await userEvent.clear(field);
  await userEvent.type(field, 'Receptionist who likes people{Enter}');
  await within(noteOf('Receptionist with')).findByText('Adding your line …');
  expect(sheet().textContent).not.toContain('Receptionist who likes people');
  expect(factsOf(getDraft())).toMatchObject([
    { text: 'Profile\nReceptionist who likes people', rewords: 'Profile\nReceptionist with two years in a hotel' },
  ]);
});

test('all are read in one place, and only those that are ticked become changes', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Review all 3 suggestions' }));
  const review = await screen.findByRole('dialog', { name: 'Review all 3 suggestions' });
  // Nothing is ticked in advance.
  expect(within(review).getByRole<HTMLButtonElement>('button', { name: 'Nothing ticked yet' }).disabled).toBe(true);
  for (const name of [/Checked in/, /Receptionist with/])
    await userEvent.click(within(review).getByRole('checkbox', { name }));
  await userEvent.click(within(review).getByRole('button', { name: 'Use the 2 I ticked' }));
  expect(await screen.findByRole('heading', { name: '2 of 2 changes on' })).toBeTruthy();
  expect(noteOf('Tended').textContent).toContain('Use it');
});

test('the keys step through suggestions, too: enter uses the one in hand, x leaves it out', async () => {
  await show();
  await userEvent.keyboard('jj');
  expect(screen.getByText('2 of 3')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('switch', { name: 'Use this change: Checked in guests' })).toBeTruthy();
  await userEvent.keyboard('jx');
  expect(screen.getByText('Left out', { selector: '[title]' })).toBeTruthy();
});
