import { addApplication } from '@fitted/contract/applications';
import { listPlans } from '@fitted/contract/billing';
import { readOverview } from '@fitted/contract/dashboard';
import { addJobDescription, changeJobDescription } from '@fitted/contract/job-descriptions';
import { accountQuota, planAllowances } from '@fitted/contract/limits/allowances';
import type { UserId } from '@fitted/contract/primitives';
import { changeResume, deleteResume, listResumeVersions, saveResume } from '@fitted/contract/resumes';
import { expect, test } from 'vitest';
import { type Caller, useTestApp } from '../../testing/test-app.ts';
import { saveImprovement } from '../resumes/public.ts';

const server = useTestApp();
const save = (as: Caller) => server.call(saveResume, { as, body: { originalText: 'Robin Sample' } });
/** Inserts a year's rows directly, without a year's calls. */
const fill = (userId: UserId, resumes: number, bytesEach: number) =>
  server.database.pool.query(
    "insert into resumes (user_id, original_text) select $1, repeat('x', $3) from generate_series(1, $2)",
    [userId, resumes, bytesEach],
  );

test('an account keeps so many resumes and no more; deleting makes room, and others are untouched', async () => {
  const [as, other] = [await server.signUp(), await server.signUp()];
  await fill(as.user.id, accountQuota.resumes - 1, 10);
  const last = await save(as);
  expect(last.status).toBe(200);
  const refused = await save(as);
  expect({ status: refused.status, code: refused.error.code }).toEqual({ status: 409, code: 'quota_reached' });
  expect((await save(other)).status).toBe(200);
  await server.call(deleteResume, { as, params: { id: last.body.id } });
  expect((await save(as)).status).toBe(200);
});

test('an account keeps so many bytes, whatever they are of, and the dashboard says how many', async () => {
  const as = await server.signUp();
  const { id } = (await save(as)).body;
  const job = (await server.call(addJobDescription, { as, body: { title: 'Baker', description: 'Bread' } })).body;
  await fill(as.user.id, 50, 1024 * 1024);
  const codes = [
    await save(as),
    await server.call(changeResume, { as, params: { id }, body: { improvedText: 'Better' } }),
    await server.call(addJobDescription, { as, body: { title: 'Baker', description: 'Bread' } }),
    await server.call(changeJobDescription, { as, params: { id: job.id }, body: { description: 'More bread' } }),
    await server.call(addApplication, { as, body: { jobTitle: 'Baker', company: 'Mill', notes: 'Called' } }),
  ].map(({ error }) => error.code);
  expect(codes).toEqual(Array(5).fill('quota_reached'));
  // Changes that add no text still work.
  expect((await server.call(changeResume, { as, params: { id }, body: { title: 'Mine' } })).status).toBe(200);
  const { storage } = (await server.call(readOverview, { as })).body;
  expect(storage).toMatchObject({ resumes: 51, maxResumes: 500, maxBytes: 50 * 1024 * 1024 });
  expect(storage.bytes).toBeGreaterThan(50 * 1024 * 1024);
});

test('the last byte and the last row that there is room for are taken, and the next is not', async () => {
  const [as, other] = [await server.signUp(), await server.signUp()];
  await fill(as.user.id, 1, accountQuota.bytes - 10);
  const add = (description: string) => server.call(addJobDescription, { as, body: { title: 'Baker', description } });
  expect([(await add('Ten bytes!!')).status, (await add('Ten bytes!')).status, (await add('x')).status]).toEqual([
    409, 200, 409,
  ]);
  const leaveRoomFor = (rows: number) =>
    server.database.pool.query(
      "insert into job_applications (user_id, job_title, company) select $1, 'Baker', 'Mill' from generate_series(1, $2)",
      [other.user.id, accountQuota.rows - rows],
    );
  await leaveRoomFor(5);
  const improve = (resumeText: string) =>
    saveImprovement(server.database.db, {
      userId: other.user.id,
      resumeText,
      improvedText: 'Better',
      improvementType: 'tailored',
      notes: null,
      statedFacts: [],
      job: { title: 'Baker', description: 'Bread' },
    });
  // A resume, its version and the posting; then the version and room for a posting, which is the same.
  await improve('Robin');
  await improve('Robin');
  await expect(improve('Robin')).rejects.toMatchObject({ code: 'quota_reached' });
  expect([(await save(other)).status, (await save(other)).status]).toEqual([200, 409]);
});

test('of a resume the plan’s number of versions is kept, the newest', async () => {
  const as = await server.signUp();
  const work = {
    userId: as.user.id,
    resumeText: 'Robin',
    improvementType: 'chat',
    notes: null,
    statedFacts: [],
  } as const;
  const improve = (n: number) =>
    saveImprovement(server.database.db, { ...work, improvedText: `Robin ${n}`, job: null });
  const resumeId = await improve(0);
  await server.database.pool.query(
    `insert into resume_improvements (user_id, resume_id, original_text, improved_text, improvement_type, created_at)
     select $1, $2, 'Robin', 'old ' || n, 'chat', now() - make_interval(days => n) from generate_series(1, $3) as n`,
    [as.user.id, resumeId, planAllowances.none.versionsPerResume - 1],
  );
  await improve(1);
  const query = { limit: 100 };
  const { versions } = (await server.call(listResumeVersions, { as, params: { id: resumeId }, query })).body;
  expect(versions).toHaveLength(planAllowances.none.versionsPerResume);
  expect(versions[0]?.improvedText).toBe('Robin 1');
  expect(versions.map(({ improvedText }) => improvedText)).not.toContain('old 49');
  expect(versions.map(({ improvedText }) => improvedText)).toContain('old 48');
});

test('the plans tell what the server holds them to; without a language model there are no calls to promise', async () => {
  const { body } = await server.call(listPlans, {});
  expect(body.map(({ name, allowances }) => [name, allowances])).toEqual([
    ['basic', { modelCallsADay: null, versionsPerResume: 100 }],
    ['premium', { modelCallsADay: null, versionsPerResume: 300 }],
    ['professional', { modelCallsADay: null, versionsPerResume: 1000 }],
  ]);
});
