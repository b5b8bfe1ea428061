import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyDraft, takeGenerated } from '../draft.ts';
import { updateDraft } from '../draft-store.ts';
import { DownloadTab } from './download-tab.tsx';

test('the file of a generated resume is named after the title it was generated for', async () => {
  const asked = serve({ 'POST /api/download-resume/txt': () => new Response('Robin') });
  const made = { resumeText: 'Robin', questions: [], targetTitle: 'Supervisor' };
  updateDraft(() => ({ ...takeGenerated(emptyDraft, made), format: 'txt' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  await screen.findByRole('button', { name: 'Download Plain text' });
  expect(await asked[0]?.json()).toMatchObject({ jobTitle: 'Supervisor' });
});
