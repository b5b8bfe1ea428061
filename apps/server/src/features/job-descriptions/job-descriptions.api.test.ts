import {
  addJobDescription,
  changeJobDescription,
  deleteJobDescription,
  getJobDescription,
  listJobDescriptions,
} from '@fitted/contract/job-descriptions';
import { languages } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { type Caller, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

const add = async (as: Caller, title = 'Ward Nurse') => {
  const body = { title, description: `A ward. ${'word '.repeat(100)}`, source: 'Manual Entry' as const };
  return (await server.call(addJobDescription, { as, body })).body;
};

test('a posting is kept, listed without its whole text, changed and deleted', async () => {
  const robin = await server.signUp();
  const { id, createdAt } = await add(robin);
  const listed = await server.call(listJobDescriptions, { as: robin, query: {} });
  expect(listed.body.jobDescriptions).toEqual([
    {
      id,
      createdAt,
      title: 'Ward Nurse',
      company: null,
      source: 'Manual Entry',
      preview: expect.stringMatching(/^A ward\. word.{0,150}$/),
    },
  ]);
  const { profile } = (await server.call(getJobDescription, { as: robin, params: { id } })).body;
  expect(profile).toMatchObject({ title: 'Ward Nurse', role: { roles: ['Ward Nurse'] } });
  expect(Object.keys(profile.synonyms)).toEqual([...languages]);
  const change = { company: 'Northgate' };
  const changed = await server.call(changeJobDescription, { as: robin, params: { id }, body: change });
  expect(changed.body).toMatchObject({ title: 'Ward Nurse', company: 'Northgate' });
  const unchanged = await server.call(changeJobDescription, { as: robin, params: { id }, body: {} });
  expect(unchanged.body).toEqual(changed.body);
  expect((await server.call(deleteJobDescription, { as: robin, params: { id } })).status).toBe(200);
  expect((await server.call(getJobDescription, { as: robin, params: { id } })).status).toBe(404);
});

test('pages show every posting once', async () => {
  const robin = await server.signUp();
  for (let n = 0; n < 5; n += 1) await add(robin, `Job ${n}`);
  const first = await server.call(listJobDescriptions, { as: robin, query: { limit: 3 } });
  const cursor = first.body.nextCursor ?? '';
  const second = await server.call(listJobDescriptions, { as: robin, query: { limit: 3, cursor } });
  const titles = [...first.body.jobDescriptions, ...second.body.jobDescriptions].map(({ title }) => title);
  expect(titles).toEqual([4, 3, 2, 1, 0].map((n) => `Job ${n}`));
  expect(second.body.nextCursor).toBeNull();
});

test('a stranger cannot tell a kept posting from a missing one', async () => {
  const [robin, stranger] = [await server.signUp(), await server.signUp()];
  const { id } = await add(robin);
  const attempts = (jobId: number) => [
    server.call(getJobDescription, { as: stranger, params: { id: jobId } }),
    server.call(changeJobDescription, { as: stranger, params: { id: jobId }, body: { title: 'Mine now' } }),
    server.call(changeJobDescription, { as: stranger, params: { id: jobId }, body: {} }),
    server.call(deleteJobDescription, { as: stranger, params: { id: jobId } }),
  ];
  const [onTheirs, onNothing] = [await Promise.all(attempts(id)), await Promise.all(attempts(999_999))];
  expect(onTheirs.map(({ status, body }) => ({ status, body }))).toEqual(
    onNothing.map(({ status, body }) => ({ status, body })),
  );
  expect(new Set(onTheirs.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await server.call(listJobDescriptions, { as: stranger, query: {} })).body.jobDescriptions).toEqual([]);
  expect((await server.call(getJobDescription, { as: robin, params: { id } })).body.title).toBe('Ward Nurse');
});

test('a change that was made on an older version is refused, and undoes nothing', async () => {
  const as = await server.signUp();
  const added = (await server.call(addJobDescription, { as, body: { title: 'Baker', description: 'Bread' } })).body;
  const params = { id: added.id };
  const change = (title: string, seenVersion?: string) =>
    server.call(changeJobDescription, { as, params, body: { title, ...(seenVersion && { seenVersion }) } });
  const here = await change('Head baker', added.version);
  expect(here.status).toBe(200);
  const there = await change('Night baker', added.version);
  expect({ status: there.status, code: there.error.code }).toEqual({ status: 409, code: 'changed_meanwhile' });
  const { body } = await server.call(getJobDescription, { as, params });
  expect(body).toMatchObject({ title: 'Head baker', version: here.body.version });
  expect((await change('Seen', body.version)).status).toBe(200);
  expect((await change('Whatever was there')).status).toBe(200);
});
