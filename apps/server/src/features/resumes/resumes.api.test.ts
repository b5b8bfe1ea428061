import { listJobDescriptions } from '@fitted/contract/job-descriptions';
import { ResumeId } from '@fitted/contract/primitives';
import {
  changeResume,
  deleteResume,
  deleteResumeVersion,
  getResume,
  listResumes,
  listResumeVersions,
  restoreResumeVersion,
  saveResume,
} from '@fitted/contract/resumes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { statedFacts } from '../../db/schema/resumes.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';
import { saveImprovement } from './public.ts';

const server = useTestApp();

const wardNurse = { title: 'Ward Nurse', description: 'A ward' };

const improve = (as: Caller, improvedText: string, job: typeof wardNurse | null = wardNurse) =>
  saveImprovement(server.database.db, {
    userId: as.user.id,
    resumeText: 'Robin Sample\nNurse',
    improvedText,
    improvementType: 'tailored',
    notes: null,
    statedFacts: ['I speak French'],
    job,
  });

test('improving the same resume twice keeps one resume with two versions', async () => {
  const robin = await server.signUp();
  const id = await improve(robin, 'first');
  expect(await improve(robin, 'second')).toBe(id);
  const { body } = await server.call(listResumes, { as: robin, query: {} });
  expect(body.resumes).toMatchObject([{ id, versionCount: 2, title: 'Ward Nurse', preview: 'second' }]);
  const versions = await server.call(listResumeVersions, { as: robin, params: { id }, query: {} });
  expect(versions.body.versions.map(({ improvedText }) => improvedText)).toEqual(['second', 'first']);
  // The same fact is stored only once.
  const isTheirs = eq(statedFacts.userId, robin.user.id);
  expect(await server.database.db.select().from(statedFacts).where(isTheirs)).toHaveLength(1);
});

test('a posting is kept once; one that differs in its title or its text is another', async () => {
  const as = await server.signUp();
  const other = [
    { ...wardNurse, title: 'Night Nurse' },
    { ...wardNurse, description: 'A night' },
  ];
  for (const job of [wardNurse, wardNurse, ...other, null]) await improve(as, 'better', job);
  const kept = (await server.call(listJobDescriptions, { as, query: {} })).body.jobDescriptions;
  expect(kept.map(({ title, preview }) => [title, preview])).toEqual([
    ['Ward Nurse', 'A night'],
    ['Night Nurse', 'A ward'],
    ['Ward Nurse', 'A ward'],
  ]);
});

// The embedded database runs one transaction at a time, so this can only fail under npm run test:postgres.
test('the same resume saved several times at once is one resume with one job', async () => {
  const robin = await server.signUp();
  const ids = await Promise.all(['one', 'two', 'three', 'four'].map((text) => improve(robin, text)));
  expect(new Set(ids).size).toBe(1);
  const { body } = await server.call(listResumes, { as: robin, query: {} });
  expect(body.resumes).toMatchObject([{ versionCount: 4 }]);
  expect((await server.call(listJobDescriptions, { as: robin, query: {} })).body.jobDescriptions).toHaveLength(1);
});

test('a version can be restored and deleted', async () => {
  const robin = await server.signUp();
  const id = await improve(robin, 'first');
  await improve(robin, 'second');
  const { body } = await server.call(listResumeVersions, { as: robin, params: { id }, query: {} });
  const first = body.versions.at(-1)?.id ?? 0;
  const restored = await server.call(restoreResumeVersion, { as: robin, params: { id, versionId: first } });
  expect(restored.body.improvedText).toBe('first');
  expect((await server.call(deleteResumeVersion, { as: robin, params: { id, versionId: first } })).status).toBe(200);
  expect((await server.call(restoreResumeVersion, { as: robin, params: { id, versionId: first } })).status).toBe(404);
});

test('paging ends, and shows every resume once while others are being added', async () => {
  const robin = await server.signUp();
  for (let n = 0; n < 7; n += 1) await server.call(saveResume, { as: robin, body: { originalText: `resume ${n}` } });
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const { body } = await server.call(listResumes, { as: robin, query: { limit: 3, ...(cursor && { cursor }) } });
    seen.push(...body.resumes.map(({ preview }) => preview));
    cursor = body.nextCursor;
    await server.call(saveResume, { as: robin, body: { originalText: 'added meanwhile' } });
  } while (cursor);
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `resume ${n}`));
});

test('a stranger cannot tell a private resume from a missing one', async () => {
  const [robin, stranger] = [await server.signUp(), await server.signUp()];
  const id = await improve(robin, 'first');
  const mine = await server.call(listResumeVersions, { as: robin, params: { id }, query: {} });
  const versionId = mine.body.versions[0]?.id ?? 0;
  const attempts = (resumeId: ResumeId) => [
    server.call(getResume, { as: stranger, params: { id: resumeId } }),
    server.call(changeResume, { as: stranger, params: { id: resumeId }, body: { title: 'Mine now' } }),
    server.call(deleteResume, { as: stranger, params: { id: resumeId } }),
    server.call(listResumeVersions, { as: stranger, params: { id: resumeId }, query: {} }),
    server.call(restoreResumeVersion, { as: stranger, params: { id: resumeId, versionId } }),
    server.call(deleteResumeVersion, { as: stranger, params: { id: resumeId, versionId } }),
  ];
  const [onTheirs, onNothing] = [await Promise.all(attempts(id)), await Promise.all(attempts(ResumeId.parse(999_999)))];
  expect(onTheirs.map(({ status, body }) => ({ status, body }))).toEqual(
    onNothing.map(({ status, body }) => ({ status, body })),
  );
  expect(new Set(onTheirs.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await server.call(getResume, { as: robin, params: { id } })).body.title).toBe('Ward Nurse');
});

test('a version of one resume is not reachable through another', async () => {
  const robin = await server.signUp();
  const id = await improve(robin, 'first');
  const { body: other } = await server.call(saveResume, { as: robin, body: { originalText: 'another' } });
  const { body } = await server.call(listResumeVersions, { as: robin, params: { id }, query: {} });
  const answer = await server.call(restoreResumeVersion, {
    as: robin,
    params: { id: other.id, versionId: body.versions[0]?.id ?? 0 },
  });
  expect(answer.status).toBe(404);
});

test('a change based on an outdated state is refused', async () => {
  const as = await server.signUp();
  const saved = (await server.call(saveResume, { as, body: { originalText: 'Robin Sample' } })).body;
  const params = { id: saved.id };
  const change = (title: string, seenUpdatedAt?: string) =>
    server.call(changeResume, { as, params, body: { title, ...(seenUpdatedAt && { seenUpdatedAt }) } });
  const here = await change('From here', saved.updatedAt);
  expect(here.status).toBe(200);
  const there = await change('From there', saved.updatedAt);
  expect({ status: there.status, code: there.error.code }).toEqual({ status: 409, code: 'changed_meanwhile' });
  expect((await server.call(getResume, { as, params })).body.title).toBe('From here');
  expect((await change('Seen', here.body.updatedAt)).status).toBe(200);
  expect((await change('Whatever was there')).status).toBe(200);
  const improvedText = 'Robin Sample\nNurse';
  const edited = await server.call(changeResume, { as, params, body: { improvedText } });
  expect(edited.body).toMatchObject({ title: 'Whatever was there', improvedText });
  const stranger = await server.signUp();
  const body = { title: 'x', seenUpdatedAt: saved.updatedAt };
  expect((await server.call(changeResume, { as: stranger, params, body })).status).toBe(404);
});
