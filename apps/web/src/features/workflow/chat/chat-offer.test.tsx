import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildPlan } from '../../../testing/build-billing.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyDraft } from '../draft.ts';
import { forgetDraft, getDraft, updateDraft } from '../draft-store.ts';
import { ChatTab } from './chat-tab.tsx';

afterEach(forgetDraft);

const resting = { pending: null, send: () => undefined, stop: () => undefined, undo: () => undefined };
const atLength = ['one', 'two', 'three', 'four'].map((what) => `- Carried ${what} of the patients`).join('\n');
const nurse = `Robin Sample\n\nEMPLOYMENT\nStaff Nurse\nSalford Royal Hospital\n2016 - 2019\n${atLength}`;

async function openChat(resume: string, draft: Partial<typeof emptyDraft> = {}) {
  serve({
    'GET /api/site-settings': { json: { subscriptionRequired: true } },
    'GET /api/plans': { json: [buildPlan({ monthlyPrice: 2000 }), buildPlan({ id: 2, monthlyPrice: 1000 })] },
  });
  updateDraft(() => ({ ...emptyDraft, resumeText: resume, originalText: resume, tab: 'chat', ...draft }));
  await renderAt('/', <ChatTab chat={resting} />);
  return screen.findByRole('note');
}

test('a closed chat neither greets nor takes a message: it says what it gives and costs', async () => {
  const offer = await openChat(nurse);
  expect(offer.textContent).toContain('From £10 a month.');
  expect(offer.textContent).toContain('Say what to shorten, reword or add.');
  expect(offer.textContent).toContain('Shorten the part about Salford Royal Hospital to three lines');
  // The example is a line of one's own, not of the posting.
  expect(offer.textContent).toContain('Reword “Carried one of the patients”');
  expect(offer.textContent).toContain('needs an active subscription');
  expect(screen.queryByText(/^Hello\./)).toBeNull();
  expect(screen.queryByLabelText('Your message')).toBeNull();
  // Beside subscribing there is one way on.
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue to Download' })).toBeTruthy();
});

test('no job is named as an example where none is long enough to shorten', async () => {
  const offer = await openChat('Robin Sample\n\nSkills\nSQL, Excel');
  expect(offer.textContent).not.toContain('to three lines');
});

test('who dismissed the offer has the conversation, and still finds the plans', async () => {
  await openChat(nurse);
  await userEvent.click(screen.getByRole('button', { name: 'Hide this offer' }));
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByText(/^Hello\./)).toBeTruthy();
  expect(screen.getByLabelText('Your message')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription-page');
});

test('what was said before a subscription ended stays above the offer', async () => {
  await openChat(nurse, { chat: [{ id: 1, role: 'assistant', content: 'Two lines are out.' }] });
  expect(screen.getByRole('log').textContent).toContain('Two lines are out.');
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('who accepted the changes is told that they are kept, and goes on to the download', async () => {
  await openChat('Robin', { improvedText: 'Robin', improvedFor: 'a job' });
  expect(screen.getByText('Your changes are kept.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Download' }));
  expect(getDraft().tab).toBe('download');
});
