import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { deskRowId } from '../../lib/api/at-work.ts';
import { serve } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { forgetDraft, patchDraft } from './draft-store.ts';
import { Workflow } from './workflow.tsx';

afterEach(forgetDraft);

const open = { 'GET /api/site-settings': { json: { subscriptionRequired: false } } };

test('the focus follows to the step that a button leads to, and is left alone before', async () => {
  serve(open);
  patchDraft({ resumeText: 'Maya Okafor' });
  await renderAt('/', <Workflow />);
  const next = await screen.findByRole('button', { name: 'Continue to Job Selection' });
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(next);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Improve Resume' })));
});

test('who chooses a step by its tab stays on the tab', async () => {
  serve(open);
  await renderAt('/', <Workflow />);
  const tab = await screen.findByRole('tab', { name: 'Download' });
  await userEvent.click(tab);
  expect(await screen.findByRole('tabpanel', { name: 'Download' })).toBeTruthy();
  expect(document.activeElement).toBe(tab);
});

test('at work the steps stand in the header of the page, and still lead from step to step', async () => {
  serve(open);
  patchDraft({ tab: 'improve', resumeText: 'Maya Okafor', originalText: 'Maya Okafor' });
  await renderAt(
    '/',
    <>
      <header>
        <div id={deskRowId} />
      </header>
      <Workflow />
    </>,
  );
  const header = within(screen.getByRole('banner'));
  await userEvent.click(await header.findByRole('tab', { name: 'Chat with AI' }));
  expect(await screen.findByRole('tabpanel', { name: 'Chat with AI' })).toBeTruthy();
  await userEvent.click(header.getByRole('button', { name: 'Start over' }));
  expect(header.queryByRole('tab')).toBeNull();
  expect(await screen.findByRole('tab', { name: 'Upload Resume' })).toBeTruthy();
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
  serve(open);
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
  // A step chosen now continues from the current one.
  await userEvent.click(screen.getByRole('tab', { name: 'Upload Resume' }));
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  await isAt('Chat with AI');
});
