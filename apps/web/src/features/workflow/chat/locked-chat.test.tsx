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

const byPlace = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const resting = { pending: null, send: () => undefined, stop: () => undefined, undo: () => undefined };

test('without a subscription the conversation and its box come first, then in one note what it costs and what is free', async () => {
  serve({
    'GET /api/site-settings': { json: { subscriptionRequired: true } },
    'GET /api/plans': { json: [buildPlan({ monthlyPrice: 2000 }), buildPlan({ id: 2, monthlyPrice: 1000 })] },
  });
  updateDraft(() => ({ ...emptyDraft, resumeText: 'Robin', originalText: 'Robin', tab: 'chat' }));
  await renderAt('/', <ChatTab chat={resting} />);
  expect(await screen.findByText(/From £10\.00 a month\. .*stays free/)).toBeTruthy();
  const parts = [screen.getByRole('log'), screen.getByLabelText('Your message'), screen.getByRole('note')];
  expect(parts.map(({ textContent }) => textContent?.slice(0, 20))).toEqual([
    'Assistant: Hello. I ',
    '',
    'Chatting with the AI',
  ]);
  expect(parts.toSorted(byPlace)).toEqual(parts);
  expect(screen.queryByText(/^Enter sends/)).toBeNull();
  expect(screen.getByRole('region', { name: 'An example of a conversation' }).textContent).toContain(
    'Shorten my last job',
  );
  expect(screen.queryByText('Your changes are kept.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'To the questions' }));
  expect(getDraft().tab).toBe('improve');
});

test('who dismissed what it costs still finds the plans', async () => {
  serve({ 'GET /api/site-settings': { json: { subscriptionRequired: true } } });
  updateDraft(() => ({ ...emptyDraft, resumeText: 'Robin', originalText: 'Robin', tab: 'chat' }));
  await renderAt('/', <ChatTab chat={resting} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription-page');
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
