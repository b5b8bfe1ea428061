import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetDraft, getDraft, patchDraft } from '../draft-store.ts';
import { UploadTab } from './upload-tab.tsx';

afterEach(forgetDraft);

const reading = { fileName: 'old.pdf', pages: 1, ocr: true, warnings: ['ocr_used'] };

async function showFile(): Promise<HTMLTextAreaElement> {
  patchDraft({ resumeText: 'Maya', reading });
  await renderAt('/', <UploadTab />);
  return screen.findByLabelText<HTMLTextAreaElement>('Or paste your resume text');
}

test('a text that was corrected is still that of the file', async () => {
  await userEvent.type(await showFile(), ' Okafor');
  expect(getDraft()).toMatchObject({ resumeText: 'Maya Okafor', reading });
});

test('a text that was pasted over all of it is not, nor one that was typed after emptying the box', async () => {
  const box = await showFile();
  box.setSelectionRange(0, 4);
  box.focus();
  await userEvent.paste('Robin');
  expect(getDraft()).toMatchObject({ resumeText: 'Robin', reading: null });
  patchDraft({ resumeText: 'Maya', reading });
  await userEvent.clear(box);
  expect(getDraft()).toMatchObject({ resumeText: '', reading: null });
});

test('a pasted text that is too long is not cut without a word', async () => {
  await renderAt('/', <UploadTab />);
  await userEvent.click(await screen.findByLabelText('Or paste your resume text'));
  await userEvent.paste('x'.repeat(100_001));
  expect(getDraft().resumeText.length).toBe(100_000);
  expect(screen.getByText('The text was longer than a resume can be, so we cut it.')).toBeTruthy();
});

test('submitting an empty box by keyboard says what is missing', async () => {
  await renderAt('/', <UploadTab />);
  await userEvent.type(await screen.findByLabelText('Or paste your resume text'), '{Control>}{Enter}');
  expect(screen.getByText('Please enter your resume text or upload a file')).toBeTruthy();
});

test.each([
  ['resume.docx', 'This file is locked'],
  ['resume.doc', /cannot unlock files of this kind/],
])('%s with a password: a question only where an answer helps', async (name, words) => {
  serve({ 'POST /api/parse-resume': { status: 422, json: { code: 'password_protected', message: 'Locked' } } });
  await renderAt('/', <UploadTab />);
  await userEvent.upload(await screen.findByLabelText('Resume file'), new File(['x'], name));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('dialog') !== null).toBe(name.endsWith('docx'));
});

test('of several files dropped at once the first that can be read is taken, and named', async () => {
  await renderAt('/', <UploadTab />);
  const files = [
    new File(['x'], 'photo.heic'),
    new File(['Maya Okafor'], 'maya.txt'),
    new File(['Robin'], 'robin.txt'),
  ];
  fireEvent.drop(await screen.findByRole('region', { name: 'Upload your resume' }), { dataTransfer: { files } });
  expect(await screen.findByText(/^You gave us several files.*: this is maya\.txt\./)).toBeTruthy();
  expect(getDraft()).toMatchObject({ resumeText: 'Maya Okafor', reading: { fileName: 'maya.txt' } });
});
