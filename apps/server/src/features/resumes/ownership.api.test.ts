import { listJobDescriptions } from '@fitted/contract/job-descriptions';
import type { ResumeId } from '@fitted/contract/primitives';
import { getResume, listResumes, listResumeVersions, takeBackFacts } from '@fitted/contract/resumes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { statedFacts } from '../../db/schema/resumes.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';
import { saveImprovement } from './public.ts';
import { createResumeRepository } from './repository.ts';

const server = useTestApp();

const resumeText = 'Robin Sample\nNurse';
const fact = 'I led a team of 20';

/** What two people may well have alike: the resume, the posting and what they said. */
const improve = ({ user }: Caller, improvedText = `${resumeText}\n${fact}`) =>
  saveImprovement(server.database.db, {
    userId: user.id,
    resumeText,
    improvedText,
    improvementType: 'tailored',
    notes: null,
    statedFacts: [fact],
    job: { title: 'Ward Nurse', description: 'A ward' },
  });

const factsOf = async ({ user }: Caller) =>
  (await server.database.db.select().from(statedFacts).where(eq(statedFacts.userId, user.id))).map((row) => row.fact);
const versionsOf = async (as: Caller, id: ResumeId) =>
  (await server.call(listResumeVersions, { as, params: { id }, query: {} })).body.versions;

test('two people who hand in the same have a resume, a posting and a fact each', async () => {
  const people = [await server.signUp(), await server.signUp()];
  const ids = [];
  for (const person of people) ids.push(await improve(person));
  expect(new Set(ids).size).toBe(2);
  for (const [n, as] of people.entries()) {
    expect((await server.call(listResumes, { as, query: {} })).body.resumes).toMatchObject([
      { id: ids[n], versionCount: 1 },
    ]);
    expect((await server.call(listJobDescriptions, { as, query: {} })).body.jobDescriptions).toHaveLength(1);
    expect(await factsOf(as)).toEqual([fact]);
  }
});

test('a fact is taken back by one of the two who stated it, and kept for the other', async () => {
  const [robin, other] = [await server.signUp(), await server.signUp()];
  const cleaned = await improve(robin);
  const kept = await improve(other);
  const facts = [{ id: '1', text: fact, from: 'question' as const }];
  expect((await server.call(takeBackFacts, { as: robin, body: { resumeText, facts } })).status).toBe(200);
  expect([await factsOf(robin), await factsOf(other)]).toEqual([[], [fact]]);
  const textOf = async (as: Caller, id: ResumeId) =>
    (await server.call(getResume, { as, params: { id } })).body.improvedText;
  expect([await textOf(robin, cleaned), await textOf(other, kept)]).toEqual([resumeText, `${resumeText}\n${fact}`]);
  expect(await versionsOf(robin, cleaned)).toMatchObject([{ improvedText: resumeText }]);
  expect(await versionsOf(other, kept)).toMatchObject([{ improvedText: `${resumeText}\n${fact}` }]);
});

test('whoever does not own a resume reads and changes none of its versions, even where nobody asked before', async () => {
  const [robin, { user: stranger }] = [await server.signUp(), await server.signUp()];
  const id = await improve(robin);
  const before = await versionsOf(robin, id);
  const versionId = before[0]?.id ?? 0;
  const repository = createResumeRepository(server.database.db);
  expect(await repository.findVersion(id, versionId, stranger.id)).toBeUndefined();
  expect(await repository.deleteVersion(id, versionId, stranger.id)).toBe(false);
  expect((await repository.listVersions(id, stranger.id, { limit: 10 })).page).toEqual([]);
  expect(await repository.versionTexts(id, stranger.id)).toEqual([]);
  await repository.changeVersionText(id, versionId, stranger.id, 'changed');
  await repository.makeRoomForVersion(id, stranger.id, 0);
  expect(await versionsOf(robin, id)).toEqual(before);
});
