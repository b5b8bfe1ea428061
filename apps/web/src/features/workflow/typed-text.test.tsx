import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { Composer } from './chat/composer.tsx';
import { emptyDraft } from './draft.ts';
import { forgetDraft, patchDraft } from './draft-store.ts';
import { GenerateTab } from './generate/generate-tab.tsx';
import { JobImport } from './job/job-import.tsx';

const nothing = () => undefined;
const composer = <Composer isPending={false} onSend={nothing} />;
const places: readonly (readonly [label: string, place: ReactNode])[] = [
  ['Target job title', <GenerateTab key="generate" />],
  ['Your message', composer],
  ['Job URL', <JobImport key="import" isLoading={false} onImport={nothing} onCancel={nothing} />],
];

/** What a freshly loaded page finds. */
async function reload() {
  vi.resetModules();
  const { getDraft } = await import('./draft-store.ts');
  return getDraft();
}

afterEach(forgetDraft);

test.each(places)('what is typed as %s is there after a look at another step', async (label, place) => {
  const { unmount } = await renderAt('/', place);
  await userEvent.type(await screen.findByLabelText(label), 'half a w');
  unmount();
  await renderAt('/', place);
  expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe('half a w');
});

test('a message that was sent is gone from the box', async () => {
  await renderAt('/', composer);
  await userEvent.type(await screen.findByLabelText('Your message'), 'Shorter, please{Enter}');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
});

test('Enter that picks a word of an input method does not send, in Safari either', async () => {
  await renderAt('/', composer);
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  await userEvent.type(box, '短く');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(box.value).toBe('短く');
});

test('half-typed text survives a reload', async () => {
  const typed = { generator: { ...emptyDraft.generator, name: 'Robin' }, message: 'Shor', jobUrl: 'jobs.ex' };
  patchDraft(typed);
  expect(await reload()).toMatchObject(typed);
});

test('a draft that an older page has stored still loads', async () => {
  window.sessionStorage.setItem('fitted.workflow', JSON.stringify({ resumeText: 'Maya Okafor' }));
  expect(await reload()).toEqual({ ...emptyDraft, resumeText: 'Maya Okafor' });
});
