import { asLineId } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession, setSessionUser } from '../../../lib/session/session.ts';
import { buildChange, buildImprovement } from '../../../testing/build-improvement.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { type ChatTurn, type Draft, emptyDraft, emptyJob, type Job, submitJob, takeGenerated } from '../draft.ts';
import { forgetDraft, getDraft, patchDraft, updateDraft } from '../draft-store.ts';
import { CarriedChanges } from '../improve/changes/carried-changes.tsx';
import { changeKey } from '../improve/changes/change-key.ts';
import { acceptImprovement } from '../improve/outcome/accept-improvement.ts';
import { runKey } from '../improve/outcome/run-key.ts';
import { DownloadTab } from './download-tab.tsx';
import { UnacceptedNote } from './unaccepted-note.tsx';

afterEach(forgetDraft);

/** Whatever the format, its pages are drawn. */
const pages = {
  'POST /api/download-resume/pdf': () => new Response('%PDF'),
  'POST /api/resume-pages': { json: { pages: 1, pictures: ['AAAA'] } },
};

test('the file of a generated resume is named after the title it was generated for', async () => {
  const asked = serve({ ...pages, 'POST /api/download-resume/txt': () => new Response('Robin') });
  const made = { resumeText: 'Robin', questions: [], targetTitle: 'Supervisor' };
  updateDraft(() => ({ ...takeGenerated(emptyDraft, made), format: 'txt' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  await screen.findByRole('button', { name: 'Download Plain text' });
  expect(await asked[0]?.json()).toMatchObject({ jobTitle: 'Supervisor' });
});

test('it says how many changes are in the file', async () => {
  serve(pages);
  const submittedJob = { ...emptyJob, title: 'Nurse' };
  const changes = [buildChange({ id: 'a' }), buildChange({ id: 'b' }), buildChange({ id: 'c' })];
  const draft = { ...emptyDraft, originalText: 'Robin', improvedText: 'Robin', submittedJob };
  const key = runKey(draft) ?? '';
  const off = [changeKey(buildChange({ id: 'b' }))];
  updateDraft(() => ({ ...draft, improvedFor: key, off, run: { key, improvement: buildImprovement({ changes }) } }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  expect(await screen.findByText('With your 2 changes')).toBeTruthy();
});

test('a resume that the rules wrote in the language model’s place says so', async () => {
  serve({ ...pages, 'POST /api/download-resume/txt': () => new Response('Robin') });
  const made = { resumeText: 'Robin', questions: [], targetTitle: '', fallbackReason: 'timeout' };
  updateDraft(() => ({ ...takeGenerated(emptyDraft, made), format: 'txt' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  expect(await screen.findByText(/^The language model did not answer/)).toBeTruthy();
});

test('a script that a PDF does not carry well is named before the download, with the file that does', async () => {
  serve({ ...pages, 'POST /api/download-resume/docx': () => new Response('PK') });
  const resumeText = 'Dana Levi\nעברית, العربية';
  updateDraft(() => ({ ...emptyDraft, originalText: resumeText, format: 'pdf' }));
  await renderAt('/', <DownloadTab resumeText={resumeText} />);
  expect(await screen.findByText(/words in Arabic and Hebrew script/)).toBeTruthy();
  act(() => patchDraft({ format: 'docx' }));
  expect(screen.queryByText(/words in Arabic and Hebrew script/)).toBeNull();
});

test('"Download Word" hands over the Word file, not the pages that are shown of it', async () => {
  const saved: { name: string; blob: Blob | undefined }[] = [];
  const made: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => `blob:${made.push(blob) - 1}`;
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made[Number(this.href.slice('blob:'.length))] });
  });
  const file = (content: string, name: string) => () =>
    new Response(content, { headers: { 'content-disposition': `attachment; filename="${name}"` } });
  serve({
    ...pages,
    'POST /api/download-resume/pdf': file('%PDF', 'Robin.pdf'),
    'POST /api/download-resume/docx': file('PK', 'Robin.docx'),
  });
  updateDraft(() => ({ ...emptyDraft, originalText: 'Robin', format: 'docx' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  await screen.findByLabelText('Preview of your resume');
  await userEvent.click(screen.getByRole('button', { name: 'Download Word' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect([saved[0]?.name, await saved[0]?.blob?.text()]).toEqual(['Robin.docx', 'PK']);
});

test('template and download are chosen above the file, and small pages do not repeat its words', async () => {
  serve(pages);
  updateDraft(() => ({ ...emptyDraft, originalText: resume, format: 'pdf' }));
  await renderAt('/', <DownloadTab resumeText={resume} />);
  const preview = await screen.findByLabelText('Preview of your resume');
  const templates = screen.getByRole('radiogroup', { name: 'Template' });
  for (const above of [templates, screen.getByRole('button', { name: 'Download PDF' })])
    expect(above.compareDocumentPosition(preview) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(templates.querySelector('img')?.getAttribute('src')).toBe('/templates/ledger.webp');
  expect(screen.getAllByText('Helped on the till')).toHaveLength(1);
});

test('the file of the last choice is not shown for the next one', async () => {
  const answers = [Promise.resolve(new Response('in Ledger')), new Promise<Response>(() => undefined)];
  serve({ ...pages, 'POST /api/download-resume/txt': () => answers.shift() ?? new Response('') });
  updateDraft(() => ({ ...emptyDraft, originalText: 'Robin', format: 'txt', template: 'ledger' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  await screen.findByText('in Ledger');
  act(() => patchDraft({ template: 'quarto' }));
  expect(screen.queryByText('in Ledger')).toBeNull();
  expect(await screen.findByText('Setting your resume…')).toBeTruthy();
});

test('noting an application is offered to whoever has a board to note it on', async () => {
  serve({ ...pages, 'POST /api/download-resume/txt': () => new Response('Robin') });
  updateDraft(() => ({ ...submitJob({ ...emptyDraft, originalText: 'Robin' }, driver), format: 'txt' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  await screen.findByRole('button', { name: 'Download Plain text' });
  expect(screen.queryByRole('button', { name: 'Apply with this' })).toBeNull();
  act(() => setSessionUser(buildUser()));
  expect(await screen.findByRole('button', { name: 'Apply with this' })).toBeTruthy();
  act(() => endSession());
});

const driver = { ...emptyJob, title: 'Driver', description: 'Drive vans.' };
const cashier = { ...emptyJob, title: 'Cashier', description: 'Work the till.' };

const resume = 'Robin\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- Helped on the till';
const tillLine = asLineId(linesOf(parseResume(resume)).find(({ text }) => text === 'Helped on the till')?.id ?? '');

/** A resume and a job with changes found but not accepted. */
function analysed(job: Job, draft: Draft = { ...emptyDraft, originalText: resume }): Draft {
  const submitted = submitJob(draft, job);
  const improvement = buildImprovement({ changes: [buildChange({ target: { lineId: tillLine } })] });
  return { ...submitted, run: { key: runKey(submitted) ?? '', improvement } };
}

const revised: ChatTurn = { id: 1, role: 'assistant', content: 'Done.', resume: 'Robin, shorter' };

test('changes that are on are in the file, whichever way the file was reached', async () => {
  updateDraft(() => analysed(driver));
  await renderAt('/', <CarriedChanges />);
  expect(getDraft().improvedText).toContain('Worked the till');
  expect(getDraft().improvedFor).toBe(runKey(getDraft()));
});

test('what the chat made before the changes were found stays, and they can be taken at the file', async () => {
  updateDraft(() => ({ ...analysed(driver), chat: [revised] }));
  await renderAt(
    '/',
    <>
      <CarriedChanges />
      <UnacceptedNote />
    </>,
  );
  expect(await screen.findByText(/^1 suggested change has not been accepted/)).toBeTruthy();
  expect(getDraft().improvedText).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Use them' }));
  expect(screen.queryByRole('note')).toBeNull();
  const { improvedText, tab } = getDraft();
  expect(improvedText).toContain('Worked the till');
  expect(tab).toBe('download');
});

test('a file that holds what was accepted for another job says so', async () => {
  const accepted = acceptImprovement(analysed(driver), 'Robin, driver', []);
  updateDraft(() => accepted);
  await renderAt('/', <UnacceptedNote />);
  expect(screen.queryByRole('note')).toBeNull();
  act(() => updateDraft(() => analysed(cashier, accepted)));
  expect(screen.getByRole('note').textContent).toContain('You accepted the changes in this file for another job.');
});

test('the preview is the file itself, page by page, and says so only when it is', async () => {
  let draw: (response: Response) => void = () => undefined;
  serve({ ...pages, 'POST /api/resume-pages': () => new Promise<Response>((done) => (draw = done)) });
  updateDraft(() => ({ ...emptyDraft, originalText: 'Robin', format: 'pdf', paper: 'letter' }));
  const { container } = await renderAt('/', <DownloadTab resumeText="Robin" />);
  expect(screen.queryByText(/This is how the file looks/)).toBeNull();
  expect(container.querySelector('img[src^="data:image/webp"]')).toBeNull();
  await act(async () => draw(Response.json({ pages: 5, pictures: ['AAAA', 'AAAB', 'AAAC', 'AAAD'] })));
  await screen.findByText(/This is how the file looks/);
  expect(screen.getByText('5 pages')).toBeTruthy();
  expect(screen.getByText('and 1 more page')).toBeTruthy();
  const drawn = [...container.querySelectorAll<HTMLImageElement>('img[src^="data:image/webp"]')];
  expect(drawn.map(({ style }) => style.aspectRatio)).toEqual(Array(4).fill('216 / 279'));
});

test('the paper is chosen before the button that it affects', async () => {
  serve(pages);
  updateDraft(() => ({ ...emptyDraft, originalText: 'Robin', format: 'pdf' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  const paper = await screen.findByRole('combobox', { name: 'Paper' });
  const button = screen.getByRole('button', { name: 'Download PDF' });
  expect(paper.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('on a phone a page is enlarged by a tap, and made to fit by another', async () => {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nothing, removeEventListener: nothing }));
  serve(pages);
  updateDraft(() => ({ ...emptyDraft, originalText: 'Robin', format: 'pdf' }));
  const { container } = await renderAt('/', <DownloadTab resumeText="Robin" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge' }));
  const page = container.querySelector<HTMLImageElement>('img[src^="data:image/webp"]');
  expect(page?.style.width).toBe('794px');
  await userEvent.click(screen.getByRole('button', { name: 'Fit to the screen' }));
  expect(page?.style.width).toBe('');
  vi.unstubAllGlobals();
});

test('where the pages could not be drawn, a sketch calls itself one', async () => {
  serve({ ...pages, 'POST /api/resume-pages': { status: 503, json: { code: 'overloaded', message: 'Busy' } } });
  updateDraft(() => ({ ...emptyDraft, originalText: 'Robin', format: 'pdf' }));
  await renderAt('/', <DownloadTab resumeText="Robin" />);
  expect(await screen.findByText(/^A sketch of your resume/)).toBeTruthy();
  expect(screen.queryByText(/This is how the file looks/)).toBeNull();
});
