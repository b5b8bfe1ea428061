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

test('without a subscription the chat says what it costs and shows an example; the free way leads to the questions', async () => {
  serve({
    'GET /api/site-settings': { json: { subscriptionRequired: true } },
    'GET /api/plans': { json: [buildPlan({ monthlyPrice: 2000 }), buildPlan({ id: 2, monthlyPrice: 1000 })] },
  });
  updateDraft(() => ({ ...emptyDraft, resumeText: 'Robin', originalText: 'Robin', tab: 'chat' }));
  await renderAt('/', <ChatTab chat={resting} />);
  expect(await screen.findByText(/From £10\.00 a month/)).toBeTruthy();
  expect(screen.queryByRole('log')).toBeNull();
  expect(screen.queryByText(/^Enter sends/)).toBeNull();
  expect(screen.getByRole('region', { name: 'An example of a conversation' }).textContent).toContain('Hello.');
  expect(screen.queryByText('Your changes are kept.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'To the questions' }));
  expect(getDraft().tab).toBe('improve');
});

test('who accepted the changes is told that they are kept, and goes on to the download', async () => {
  serve({
    'GET /api/site-settings': { json: { subscriptionRequired: true } },
    'GET /api/plans': { json: [buildPlan({ monthlyPrice: 1000 })] },
  });
  updateDraft(() => ({
    ...emptyDraft,
    originalText: 'Robin',
    improvedText: 'Robin',
    improvedFor: 'a job',
    tab: 'chat',
  }));
  await renderAt('/', <ChatTab chat={resting} />);
  expect(await screen.findByText('Your changes are kept.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Download' }));
  expect(getDraft().tab).toBe('download');
});
