import { adminMetrics, adminOperations } from '@fitted/contract/admin/metrics';
import { ResumeId } from '@fitted/contract/primitives';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { aiUsage } from '../../db/schema/ai-usage.ts';
import { mailOutbox } from '../../db/schema/operations.ts';
import { jobDescriptions, resumeImprovements, resumes } from '../../db/schema/resumes.ts';
import { siteMetrics } from '../../db/schema/site.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { startJobs } from '../../jobs/runner.ts';
import { maxAttempts } from '../../mail/repository.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';
import { saveSnapshot, snapshotJob, takeSnapshot } from './jobs.ts';

let clock = new Date('2026-03-02T15:00:00Z');
const server = useTestApp({}, { now: () => clock });
let admin: Caller;
beforeAll(async () => {
  admin = await server.admin();
});

const now = clock;
const today = new Date('2026-03-02T00:30:00Z');
const yesterday = new Date('2026-03-01T23:30:00Z');
const read = async (days = 90) => (await server.call(adminMetrics, { as: admin, query: { days } })).body;

test('the three counts, a snapshot of each day before, and today as it is', async () => {
  const { db } = server.database;
  const { user } = await server.signUp();
  await server.signUp();
  const counts = await read();
  const [resume] = await db
    .insert(resumes)
    .values({ userId: user.id, originalText: 'x' })
    .returning({ id: resumes.id });
  await db.insert(jobDescriptions).values({ userId: user.id, title: 'Baker', description: 'x' });
  const improvement = {
    userId: user.id,
    resumeId: ResumeId.parse(resume?.id),
    originalText: 'x',
    improvedText: 'y',
    improvementType: 'z',
  };
  await db.insert(resumeImprovements).values([
    { ...improvement, createdAt: today },
    { ...improvement, createdAt: yesterday },
  ]);
  // Someone seen today in two sessions, and the administrator who asks, count once each. People seen only yesterday do
  // not.
  await db.update(users).set({ lastLoginAt: yesterday });
  await db.update(sessions).set({ lastSeenAt: yesterday });
  await db
    .insert(sessions)
    .values(['one', 'two'].map((tokenHash) => ({ tokenHash, userId: user.id, lastSeenAt: today, expiresAt: today })));

  await saveSnapshot(db, yesterday);
  const after = await read();
  expect(after).toMatchObject({
    userCount: counts.userCount,
    resumeCount: counts.resumeCount + 1,
    jobCount: counts.jobCount + 1,
  });
  expect(after.history.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02']);
  expect(after.history[1]).toEqual({
    date: '2026-03-02',
    totalUsers: after.userCount,
    totalResumes: after.resumeCount,
    totalJobDescriptions: after.jobCount,
    activeUsers: 2,
    resumeImprovements: 1,
  });
  await saveSnapshot(db, now);
  await db.delete(resumeImprovements);
  expect((await read(1)).history).toMatchObject([{ date: '2026-03-02', resumeImprovements: 0 }]);
  await saveSnapshot(db, now);
  clock = new Date('2026-03-03T01:00:00Z');
  expect((await read(2)).history.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03']);
  clock = now;
});

test('two processes that start at once leave one snapshot of the day, and the queue shows', async () => {
  const { db, pool } = server.database;
  await db.delete(siteMetrics);
  const start = () =>
    startJobs({ pool, jobs: [snapshotJob(db, () => now)], log: pino({ level: 'silent' }), pollS: 0.5 });
  const runners = await Promise.all([start(), start()]);
  await Promise.all(runners.map((runner) => runner.enqueue(takeSnapshot, {})));
  const queue = { name: takeSnapshot.id, waiting: 0, running: 0, failed: 0 };
  await expect.poll(async () => (await server.call(adminOperations, { as: admin })).body.queues).toEqual([queue]);
  expect((await read()).history).toHaveLength(1);
  for (const runner of runners) await runner.stop();
});

test('use of language models by day, and how the mail does', async () => {
  const { db } = server.database;
  const day = new Date().toISOString().slice(0, 10);
  const call = { day, useCase: 'improve', provider: 'test', model: 'test' };
  await db.insert(aiUsage).values([
    { ...call, outcome: 'answered', inputTokens: 100, outputTokens: 20, cost: 0.25 },
    { ...call, outcome: 'timeout', inputTokens: 50 },
    { ...call, outcome: 'unauthorized' },
    { ...call, outcome: 'unauthorized' },
    { ...call, outcome: 'cancelled' },
    { ...call, day: '2020-01-01', outcome: 'answered' },
  ]);
  await db.delete(mailOutbox);
  const mail = { recipient: 'sam@example.com', subject: 'x', text: 'x', html: 'x' };
  const oldest = new Date('2026-01-02T00:00:00Z');
  await db
    .insert(mailOutbox)
    .values([
      { ...mail, createdAt: new Date('2026-01-01T00:00:00Z'), attempts: maxAttempts },
      { ...mail, createdAt: oldest, attempts: 2 },
      { ...mail },
      { ...mail, sentAt: new Date() },
      { ...mail, sentAt: oldest },
    ]);
  const { body } = await server.call(adminOperations, { as: admin });
  expect(body.aiFailures).toEqual([
    { reason: 'unauthorized', calls: 2 },
    { reason: 'timeout', calls: 1 },
  ]);
  expect(body.aiUsage).toEqual([{ date: day, calls: 5, failures: 3, inputTokens: 150, outputTokens: 20, cost: 0.25 }]);
  expect(body.mail).toEqual({ waiting: 1, failing: 2, sentToday: 1, oldestWaiting: oldest.toISOString() });
});
