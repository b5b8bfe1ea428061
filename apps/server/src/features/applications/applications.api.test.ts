import {
  addApplication,
  changeApplication,
  deleteApplication,
  exportApplications,
  getApplication,
  importApplications,
  listApplications,
} from '@fitted/contract/applications';
import { saveResume } from '@fitted/contract/resumes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobApplications } from '../../db/schema/resumes.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

const form = { jobTitle: 'Ward Nurse', company: 'Northgate Hospital', applicationDate: '2026-03-29' };

async function add(
  as: Caller,
  changes: Partial<Parameters<typeof server.call<typeof addApplication>>[1]['body']> = {},
) {
  const { body, status } = await server.call(addApplication, { as, body: { ...form, ...changes } });
  expect(status).toBe(200);
  return body;
}

test('a job can be saved before one applies, and is listed by itself', async () => {
  const robin = await server.signUp();
  const { id } = await add(robin, { status: 'saved' });
  await add(robin);
  const { body } = await server.call(listApplications, { as: robin, query: { status: 'saved' } });
  expect(body.applications.map((one) => one.id)).toEqual([id]);
});

test('an application begins as applied, keeps its day, and moves', async () => {
  const robin = await server.signUp();
  const added = await add(robin, { notes: '  ', followUpOn: '2026-04-05' });
  expect(added).toMatchObject({ ...form, status: 'applied', notes: null, followUpOn: '2026-04-05', version: 1 });
  const { body } = await server.call(changeApplication, {
    as: robin,
    params: { id: added.id },
    body: { version: 1, status: 'interview', notes: 'Ask for Dana' },
  });
  expect(body).toMatchObject({ ...form, status: 'interview', notes: 'Ask for Dana', version: 2 });
  const read = await server.call(getApplication, { as: robin, params: { id: added.id } });
  expect(read.body).toEqual(body);
});

test('a day of long ago is refused, as one is that no calendar has', async () => {
  const as = await server.signUp();
  for (const [applicationDate, message] of [
    ['0000-01-01', 'Please enter a date from 1900 onwards'],
    ['0026-11-15', 'Please enter a date from 1900 onwards'],
    ['2026-02-30', 'Please check this field'],
  ]) {
    const answer = await server.call(addApplication, { as, body: { ...form, applicationDate } });
    expect(answer.status).toBe(400);
    expect(answer.error.issues).toMatchObject([{ path: 'applicationDate', message }]);
  }
});

test.each(['0026-11-15', '0226-11-15'])('an application kept with a day of the year %s can be read', async (day) => {
  const as = await server.signUp();
  const { id } = await add(as);
  const long = { applicationDate: new Date(day), followUpOn: day };
  await server.database.db.update(jobApplications).set(long).where(eq(jobApplications.id, id));
  const { applications } = (await server.call(listApplications, { as, query: {} })).body;
  expect(applications).toMatchObject([{ id, applicationDate: expect.stringMatching(/^\d{4}-/), followUpOn: day }]);
  expect((await server.call(exportApplications, { as })).status).toBe(200);
});

test('two browsers at once: the second is told, and overwrites nothing', async () => {
  const robin = await server.signUp();
  const { id, version } = await add(robin);
  const move = (status: 'offer' | 'rejected') =>
    server.call(changeApplication, { as: robin, params: { id }, body: { version, status } });
  const answers = await Promise.all([move('offer'), move('rejected')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error).toMatchObject({
    code: 'changed_meanwhile',
    message: 'This was changed elsewhere in the meantime. Please reload and try again.',
  });
  const kept = answers.find(({ status }) => status === 200)?.body;
  expect((await server.call(getApplication, { as: robin, params: { id } })).body).toEqual(kept);
});

test('a column lists its own, last changed first, counts them all, and pages through each once', async () => {
  const robin = await server.signUp();
  for (let n = 0; n < 5; n += 1) await add(robin, { company: `Company ${n}` });
  await add(robin, { status: 'offer', company: 'Elsewhere' });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: { status: 'applied'; limit: number; cursor?: string } = { status: 'applied', limit: 2 };
    if (cursor) query.cursor = cursor;
    const answer: Awaited<ReturnType<typeof list>> = await list(query);
    expect(answer.body.total).toBe(5);
    seen.push(...answer.body.applications.map(({ company }) => company));
    cursor = answer.body.nextCursor;
  } while (cursor);
  expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `Company ${n}`));
  expect((await list({})).body.total).toBe(6);

  function list(query: { status?: 'applied'; limit?: number; cursor?: string }) {
    return server.call(listApplications, { as: robin, query });
  }
});

test('an import is all or nothing', async () => {
  const robin = await server.signUp();
  const good = await server.call(importApplications, {
    as: robin,
    body: { rows: [form, { ...form, company: 'Southgate', status: 'rejected' }] },
  });
  expect(good.body).toEqual({ imported: 2 });
  const bad = await server.call(importApplications, {
    as: robin,
    body: { rows: [form, { ...form, applicationDate: '2026-02-30' }] },
  });
  expect([bad.status, bad.error.issues?.[0]?.path]).toEqual([400, 'rows.1.applicationDate']);
  expect((await server.call(listApplications, { as: robin, query: {} })).body.total).toBe(2);
});

test('the export holds the own rows only, and nothing in it is a formula', async () => {
  const [robin, stranger] = [await server.signUp(), await server.signUp()];
  await add(robin, { jobTitle: '=HYPERLINK("http://x.example")', company: 'A "quoted", name', notes: 'two\nlines' });
  await add(stranger, { company: 'Not yours' });
  const { body, headers } = await server.call(exportApplications, { as: robin });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="applications.csv"');
  expect(body).toBe(
    '\uFEFFjobTitle,company,status,applicationDate,followUpOn,notes\r\n' +
      '"\'=HYPERLINK(""http://x.example"")","A ""quoted"", name",applied,2026-03-29,,"two\nlines"\r\n',
  );
});

test('a stranger cannot tell a private application from a missing one', async () => {
  const [robin, stranger] = [await server.signUp(), await server.signUp()];
  const { id } = await add(robin);
  const attempts = (applicationId: number) => [
    server.call(getApplication, { as: stranger, params: { id: applicationId } }),
    server.call(changeApplication, {
      as: stranger,
      params: { id: applicationId },
      body: { version: 1, status: 'withdrawn' },
    }),
    server.call(deleteApplication, { as: stranger, params: { id: applicationId } }),
  ];
  const [onTheirs, onNothing] = [await Promise.all(attempts(id)), await Promise.all(attempts(999_999))];
  expect(onTheirs.map(({ status, body }) => ({ status, body }))).toEqual(
    onNothing.map(({ status, body }) => ({ status, body })),
  );
  expect(new Set(onTheirs.map(({ status }) => status))).toEqual(new Set([404]));
  const listed = await server.call(listApplications, { as: stranger, query: {} });
  expect(listed.body).toEqual({ applications: [], total: 0, nextCursor: null });
  const kept = await server.call(getApplication, { as: robin, params: { id } });
  expect(kept.body).toMatchObject({ status: 'applied', version: 1 });
});

test('an application cannot point at the resume of somebody else', async () => {
  const [robin, stranger] = [await server.signUp(), await server.signUp()];
  const { body: resume } = await server.call(saveResume, { as: robin, body: { originalText: 'Robin Sample' } });
  const refused = await server.call(addApplication, { as: stranger, body: { ...form, resumeId: resume.id } });
  expect(refused.status).toBe(404);
  const { id } = await add(stranger);
  const change = { version: 1, resumeId: resume.id };
  expect((await server.call(changeApplication, { as: stranger, params: { id }, body: change })).status).toBe(404);
  expect((await add(robin, { resumeId: resume.id })).resumeId).toBe(resume.id);
});

test('what is deleted is gone', async () => {
  const robin = await server.signUp();
  const { id } = await add(robin);
  expect((await server.call(deleteApplication, { as: robin, params: { id } })).status).toBe(200);
  expect((await server.call(getApplication, { as: robin, params: { id } })).status).toBe(404);
  const change = { version: 1, status: 'offer' as const };
  expect((await server.call(changeApplication, { as: robin, params: { id }, body: change })).status).toBe(404);
});
