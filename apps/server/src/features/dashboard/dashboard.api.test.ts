import { addApplication, changeApplication } from '@fitted/contract/applications';
import { readOverview } from '@fitted/contract/dashboard';
import { addJobDescription } from '@fitted/contract/job-descriptions';
import { saveResume } from '@fitted/contract/resumes';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { saveImprovement } from '../resumes/public.ts';

const server = useTestApp();

test('it counts and tells what the person did, newest first, and nothing of anybody else', async () => {
  const [robin, stranger] = [await server.signUp(), await server.signUp()];
  await server.call(saveResume, { as: robin, body: { originalText: '\n  Robin Sample\nNurse' } });
  await server.call(addJobDescription, { as: robin, body: { title: 'Ward Nurse', description: 'A ward' } });
  await saveImprovement(server.database.db, {
    userId: robin.user.id,
    resumeText: 'Robin Sample\nCarer',
    improvedText: 'better',
    improvementType: 'tailored',
    notes: null,
    statedFacts: [],
    job: null,
  });
  const form = { jobTitle: 'Ward Nurse', company: 'Northgate' };
  const { body: application } = await server.call(addApplication, { as: robin, body: form });
  const change = { version: 1, status: 'interview' as const };
  await server.call(changeApplication, { as: robin, params: { id: application.id }, body: change });

  const { body } = await server.call(readOverview, { as: robin });
  expect(body.usage).toEqual({
    resumes: 2,
    improvements: 1,
    recentImprovements: 1,
    jobDescriptions: 1,
    applications: 1,
  });
  expect(body.recent.map(({ kind, title, status }) => [kind, title, status])).toEqual([
    ['application', 'Ward Nurse · Northgate', 'interview'],
    ['improvement', 'Robin Sample', null],
    ['resume', 'Robin Sample', null],
    ['job', 'Ward Nurse', null],
    ['resume', 'Robin Sample', null],
  ]);
  const other = await server.call(readOverview, { as: stranger });
  expect(other.body.recent).toEqual([]);
  expect(other.body.usage).toEqual({
    resumes: 0,
    improvements: 0,
    recentImprovements: 0,
    jobDescriptions: 0,
    applications: 0,
  });
  expect(other.body.storage).toMatchObject({ resumes: 0, bytes: 0 });
});
