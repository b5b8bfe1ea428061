import type { Assistant } from '@fitted/assistant/assistant';
import { openCall } from '@fitted/assistant/open-call';
import { type ModelRequest, type ModelServer, startModelServer } from '@fitted/assistant/testing/model-server';
import { chat, generateResume, improveResume } from '@fitted/contract/assistant/assistant';
import type { UserId } from '@fitted/contract/primitives';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAssistant } from '../../adapters/assistant.ts';
import { createModelMetrics } from '../../adapters/model-metrics.ts';
import { workInOwnProcess } from '../../adapters/text-work/own-process.ts';
import { asksModel, readConfig } from '../../config.ts';
import { aiUsage } from '../../db/schema/ai-usage.ts';
import { rateLimits } from '../../db/schema/operations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { openUsageLedger } from './public.ts';

let model: ModelServer;
let engine: Assistant;
// The app needs the engine, and the engine needs the app's database.
const assistant: Assistant = {
  name: 'llm',
  improve: (...asked) => engine.improve(...asked),
  chat: (...asked) => engine.chat(...asked),
  generate: (...asked) => engine.generate(...asked),
};
const counted = createModelMetrics();
const server = useTestApp({}, { text: workInOwnProcess(assistant), metrics: counted.metrics });

beforeAll(async () => {
  model = await startModelServer(sayHonestly);
  engine = openEngine();
});
afterAll(() => model.close());

const silent = { onFallback: () => undefined, onLedgerError: () => undefined };

const openEngine = (environment: Record<string, string> = {}) => {
  const { ai } = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_BASE_URL: model.baseUrl,
    AI_TIMEOUT_MS: '20000',
    AI_DAILY_LIMIT: '30',
    AI_USER_DAILY_LIMIT: '10',
    AI_PRICE_INPUT: '2',
    AI_PRICE_OUTPUT: '10',
    ...environment,
  });
  if (!asksModel(ai)) throw new Error('no model is configured');
  return createAssistant(ai, openUsageLedger(server.database.db, ai), silent, counted);
};

beforeEach(async () => {
  for (const metric of counted.metrics) metric.reset();
  await server.database.db.delete(aiUsage);
  model.manner = 'streamed';
  engine = openEngine();
});

const resumeText = `Maya Okafor
maya@example.com

Experience
Operations Analyst, Northgate Freight	Jan 2021 – Present
- I was responsible for maintaining the cluster of the warehouse system
- Reported weekly figures to six depot managers

Skills
SQL, Excel`;
const body = { resumeText, jobTitle: 'Operations Engineer', jobDescription: 'We need SQL.' };

function sayHonestly({ prompt, system }: ModelRequest): unknown {
  const at = /^(L\d+) \| .*responsible/mu.exec(prompt)?.[1];
  const text = 'Maintained the cluster of the warehouse system';
  const edits = [{ op: 'replace', at, text, order: [], reason: 'weak-opening' }];
  if (system.includes('first resume')) return { summary: ['Waiter with 3 years of experience.'], skills: ['Spanish'] };
  return { words: 'I have made it clearer.', action: 'edit', edits, facts: [] };
}

const rows = () => server.database.db.select().from(aiUsage);

test('each use case is answered by the model and stands in the ledger with its tokens and its cost', async () => {
  const robin = await server.signUp({ stripeSubscriptionId: 'sub_1' });
  const improved = await server.call(improveResume, { as: robin, body });
  const replied = await server.call(chat, { as: robin, body: { ...body, message: 'Make the first line clearer' } });
  const details = { name: 'Robin', currentPosition: 'Waiter', years: 3, skills: ['Spanish'], targetJobTitle: 'Waiter' };
  const generated = await server.call(generateResume, { body: details });

  for (const answer of [improved, replied, generated]) expect(answer.body.engine).toEqual({ name: 'llm' });
  expect(improved.body.improvedResume).toContain('• Maintained the cluster of the warehouse system');
  expect(replied.body.resume).toContain('• Maintained the cluster of the warehouse system');
  expect(generated.body.resumeText).toContain('Waiter with 3 years of experience.');
  const one = { outcome: 'answered', inputTokens: 1000, outputTokens: 200, cost: 0.004, model: 'test-model' };
  expect(await rows()).toMatchObject([
    { ...one, useCase: 'improve', userId: robin.user.id },
    { ...one, useCase: 'chat', userId: robin.user.id },
    { ...one, useCase: 'generate', userId: null },
  ]);
});

test('the figures for monitoring tell of calls, tokens and the rules answering instead', async () => {
  await answeredBy({ ...generateInput, userId: null });
  model.manner = 'refusal';
  await answeredBy({ ...generateInput, userId: null });
  const { body: figures } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(figures).toContain('language_model_call_duration_seconds_count{use_case="generate",outcome="answered"} 1');
  expect(figures).toContain('language_model_call_duration_seconds_count{use_case="generate",outcome="refusal"} 1');
  expect(figures).toContain('language_model_tokens_total{use_case="generate",direction="output"} 400');
  expect(figures).toContain('language_model_fallbacks_total{use_case="generate",reason="refusal"} 1');
});

test('a sign that no database keeps costs nobody their answer', async () => {
  const robin = await server.signUp({ stripeSubscriptionId: 'sub_1' });
  model.say = (request) =>
    JSON.parse(JSON.stringify(sayHonestly(request)).replace('the cluster', 'the\\u0000 cluster'));
  const improved = await server.call(improveResume, { as: robin, body });
  const replied = await server.call(chat, { as: robin, body: { ...body, message: 'Make the first line clearer' } });
  model.say = sayHonestly;
  expect(improved).toMatchObject({ status: 200, body: { engine: { name: 'llm' }, resumeId: expect.any(Number) } });
  expect(replied).toMatchObject({ status: 200, body: { engine: { name: 'llm' } } });
  expect(improved.body.improvedResume).toContain('• Maintained the cluster of the warehouse system');
});

test('of 200 requests at once, over two processes, against a limit of 10, exactly 10 reach the provider', async () => {
  const { user } = await server.signUp();
  // With its own locks, queues and breakers, as in another process.
  const other = openEngine();
  const before = model.requests.length;
  const reasons = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      answeredBy({ ...generateInput, userId: user.id }, undefined, index % 2 === 0 ? engine : other),
    ),
  );
  expect(model.requests.length - before).toBe(10);
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(10);
  expect(reasons.filter((reason) => reason === 'user-limit')).toHaveLength(190);
  expect(await rows()).toHaveLength(10);
});

/** A subscription that billing has read and that gives access. */
async function subscribe(userId: UserId, plan: 'basic' | 'premium' | 'professional'): Promise<void> {
  const { pool } = server.database;
  const id = `sub_sandbox_${userId}`;
  await pool.query(
    `insert into subscriptions (user_id, plan_id, stripe_customer_id, stripe_subscription_id, status, current_period_start,
       current_period_end, billing_cycle)
     select $1, id, 'cus', $2, 'active', now(), now() + interval '30 days', 'monthly' from plans where name = $3`,
    [userId, id, plan],
  );
  await pool.query('update users set stripe_subscription_id = $2 where id = $1', [userId, id]);
}

test('the site has a limit too: visitors share a half of it, and three tenths are for people with a plan', async () => {
  const [{ user }, { user: subscriber }] = [await server.signUp(), await server.signUp()];
  await subscribe(subscriber.id, 'basic');
  engine = openEngine({ AI_DAILY_LIMIT: '10', AI_USER_DAILY_LIMIT: '10' });
  const ask = async (userId: UserId | null, times: number) => {
    let answered = 0;
    for (let time = 0; time < times; time += 1)
      if ((await answeredBy({ ...generateInput, userId })) === undefined) answered += 1;
    return answered;
  };
  expect([await ask(null, 6), await ask(user.id, 3), await ask(subscriber.id, 4)]).toEqual([5, 2, 3]);
  expect(await answeredBy({ ...generateInput, userId: subscriber.id })).toBe('site-limit');
});

test('a plan gives more calls a day: twice, four times, ten times as many', async () => {
  engine = openEngine({ AI_DAILY_LIMIT: '100', AI_USER_DAILY_LIMIT: '1' });
  const answered: number[] = [];
  for (const plan of ['basic', 'premium', 'professional'] as const) {
    const { user } = await server.signUp();
    await subscribe(user.id, plan);
    const reasons = [];
    for (let time = 0; time < 11; time += 1) reasons.push(await answeredBy({ ...generateInput, userId: user.id }));
    expect(reasons.at(-1)).toBe('user-limit');
    answered.push(reasons.filter((reason) => reason === undefined).length);
  }
  expect(answered).toEqual([2, 4, 10]);
});

test('one address block of visitors has its own share, and the rules answer beyond it', async () => {
  const { db } = server.database;
  engine = openEngine({ AI_DAILY_LIMIT: '1000' });
  const before = model.requests.length;
  const from = async (remoteAddress: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: generateResume.path,
        payload: generateInput.details,
        remoteAddress,
      })
    ).json().engine.name;
  expect(await from('2001:db8:7:1::1')).toBe('llm');
  // As if this address block had asked all day.
  await db.update(rateLimits).set({ hits: 10_000_000 }).where(like(rateLimits.key, 'visitor-answers:%'));
  expect(await from('2001:db8:7:1::2')).toBe('embedded');
  expect(await from('2001:db8:7:2::2')).toBe('llm');
  expect(model.requests.length - before).toBe(2);
});

test('an answer that cannot be used counts: the model was asked, and a posting can bring it about', async () => {
  const { user } = await server.signUp();
  engine = openEngine({ AI_USER_DAILY_LIMIT: '2' });
  const reasons = [];
  for (const manner of ['refusal', 'wrong-shape', 'streamed'] as const) {
    model.manner = manner;
    reasons.push(await answeredBy({ ...generateInput, userId: user.id }));
  }
  expect(reasons).toEqual(['refusal', 'malformed', 'user-limit']);
});

test('what failed is recorded and not charged; what was cancelled is', async () => {
  const { user } = await server.signUp();
  engine = openEngine({ AI_USER_DAILY_LIMIT: '1' });
  model.manner = 'unauthorized';
  for (let call = 0; call < 3; call += 1)
    expect(await answeredBy({ ...generateInput, userId: user.id })).toBe('unauthorized');

  model.manner = 'hang';
  const stop = new AbortController();
  const asked = model.requests.length;
  const abandoned = answeredBy({ ...generateInput, userId: user.id }, stop.signal);
  await expect.poll(() => model.requests.length).toBe(asked + 1);
  stop.abort(new Error('gone'));
  await expect(abandoned).rejects.toThrow('gone');

  expect(await answeredBy({ ...generateInput, userId: user.id })).toBe('user-limit');
  const outcomes = (await rows()).map(({ outcome, cost }) => [outcome, cost]);
  expect(outcomes).toEqual([...Array(3).fill(['unauthorized', null]), ['cancelled', null]]);
});

test('yesterday and the dead do not count', async () => {
  const { user } = await server.signUp();
  engine = openEngine({ AI_USER_DAILY_LIMIT: '1' });
  const row = { userId: user.id, useCase: 'chat', provider: 'p', model: 'm' };
  const today = new Date().toISOString().slice(0, 10);
  await server.database.db.insert(aiUsage).values([
    { ...row, day: '2020-01-01', outcome: 'answered' },
    { ...row, day: today, outcome: 'reserved', createdAt: new Date(Date.now() - 3_600_000) },
  ]);
  expect(await answeredBy({ ...generateInput, userId: user.id })).toBeUndefined();
  expect(await answeredBy({ ...generateInput, userId: user.id })).toBe('user-limit');
});

test('with nothing configured no model is asked', () => {
  expect(asksModel(readConfig({}).ai)).toBe(false);
});

const generateInput = {
  details: { name: 'Robin', currentPosition: 'Waiter', years: 3, skills: ['Spanish'], targetJobTitle: 'Waiter' },
  language: 'en' as const,
};

/** Why the rules answered; undefined if the model did. */
async function answeredBy(
  { userId, ...input }: typeof generateInput & { readonly userId: UserId | null },
  signal = new AbortController().signal,
  asked = engine,
): Promise<string | undefined> {
  const { call, answeredBy } = openCall(asked, userId);
  await asked.generate({ ...input, call }, signal);
  return answeredBy().fallbackReason;
}
