import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { forgetDraft, patchDraft } from './draft-store.ts';
import { Workflow } from './workflow.tsx';

afterEach(forgetDraft);
afterEach(() => vi.restoreAllMocks());

test('the focus follows to the step that a button leads to, and is left alone before', async () => {
  patchDraft({ resumeText: 'Maya Okafor' });
  await renderAt('/', <Workflow />);
  const next = await screen.findByRole('button', { name: 'Continue to Job Selection' });
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(next);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Improve Resume' })));
});

test('who chooses a step by its tab stays on the tab', async () => {
  await renderAt('/', <Workflow />);
  const tab = await screen.findByRole('tab', { name: 'Download' });
  await userEvent.click(tab);
  expect(await screen.findByRole('tabpanel', { name: 'Download' })).toBeTruthy();
  expect(document.activeElement).toBe(tab);
});

test('on coming back to a step, its tab is in sight in a row that is wider than the screen', async () => {
  const isChosen = (element: Element) => element.matches('[role=tab][data-state=active]');
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isChosen(this) ? 480 : 0;
  });
  patchDraft({ tab: 'download' });
  await renderAt('/', <Workflow />);
  expect((await screen.findByRole('tablist')).scrollLeft).toBe(480);
});

function History() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        forth
      </button>
    </>
  );
}

test('going back and forth leads from step to step, the one that was met first included', async () => {
  serve({ 'GET /api/site-settings': { json: { subscriptionRequired: false } } });
  patchDraft({ tab: 'improve', resumeText: 'Maya Okafor', originalText: 'Maya Okafor' });
  await renderAt(
    '/',
    <>
      <Workflow />
      <History />
    </>,
  );
  const isAt = async (name: string) => expect(await screen.findByRole('tabpanel', { name })).toBeTruthy();
  await userEvent.click(await screen.findByRole('tab', { name: 'Chat with AI' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Upload Resume' }));
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  await isAt('Chat with AI');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  await isAt('Improve Resume');
  await userEvent.click(screen.getByRole('button', { name: 'forth' }));
  await isAt('Chat with AI');
  // A step that is chosen now follows on where one is.
  await userEvent.click(screen.getByRole('tab', { name: 'Upload Resume' }));
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  await isAt('Chat with AI');
});
