import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyDraft } from '../draft.ts';
import { forgetDraft, updateDraft } from '../draft-store.ts';
import { keepOwnFile } from '../own-file.ts';
import { OwnFileCard } from './own-file-card.tsx';

afterEach(() => {
  forgetDraft();
  keepOwnFile(null);
});

const file = new File(['PK'], 'Robin.docx');
const readFrom = (fileName: string) =>
  updateDraft(() => ({ ...emptyDraft, reading: { fileName, pages: 1, ocr: false, warnings: [] } }));

function serveMarked(report: unknown) {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:0';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return serve({
    'POST /api/own-document': () =>
      new Response('PK', {
        headers: {
          'x-own-document': JSON.stringify(report),
          'content-disposition': 'attachment; filename="Robin - tracked changes.docx"',
        },
      }),
  });
}

test('the file goes out with the resume as it stands, and what did not fit is listed', async () => {
  const asked = serveMarked({ placed: 2, unplaced: [{ before: 'Old line', after: '' }], missing: [] });
  readFrom('Robin.docx');
  keepOwnFile({ file });
  await renderAt('/', <OwnFileCard resumeText="Robin, improved" />);
  await userEvent.click(await screen.findByRole('button', { name: 'With changes to accept in Word' }));
  expect(await screen.findByText('2 changes are in your file.')).toBeTruthy();
  expect(screen.getByText('Remove: Old line')).toBeTruthy();
  const sent = await asked[0]?.formData();
  expect([sent?.get('resumeText'), sent?.get('mode')]).toEqual(['Robin, improved', 'tracked']);
});

test('after a reload the file is asked for again', async () => {
  readFrom('Robin.docx');
  await renderAt('/', <OwnFileCard resumeText="Robin" />);
  await userEvent.upload(await screen.findByLabelText('Choose your Word file', { selector: 'input' }), file);
  expect(await screen.findByRole('button', { name: 'Clean, with the changes in it' })).toBeTruthy();
});

test('a PDF comes back with notes, and only so', async () => {
  const asked = serveMarked({ placed: 1, unplaced: [], missing: [] });
  readFrom('Robin.pdf');
  keepOwnFile({ file: new File(['%PDF-'], 'Robin.pdf') });
  await renderAt('/', <OwnFileCard resumeText="Robin, improved" />);
  await userEvent.click(await screen.findByRole('button', { name: 'With notes at the lines' }));
  expect(await screen.findByText('1 change is in your file.')).toBeTruthy();
  expect((await asked[0]?.formData())?.get('mode')).toBe('tracked');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('whoever came with another kind of file is not offered it', async () => {
  readFrom('Robin.txt');
  await renderAt('/', <OwnFileCard resumeText="Robin" />);
  expect(screen.queryByRole('heading')).toBeNull();
});
