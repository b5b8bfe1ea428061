import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { chat, generateResume, improveResume } from '@fitted/contract/assistant/assistant';
import { downloadResume } from '@fitted/contract/documents';
import { textTooComplex } from '@fitted/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { patience } from '../../../../../testing/patience.ts';
import { program } from '../../../../../testing/program.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { workInOwnProcess } from './own-process.ts';
import { createTextPool } from './text-pool.ts';

const options = { childPath: program('text-child'), timeoutMs: patience.stepMs };
const pool = createTextPool(options);
/** Stops after 50 ms of processor time, too little to read a text of a hundred kilobytes. */
const hasty = createTextPool({ ...options, processorMs: 50 });
const server = useTestApp({}, { text: pool });
const strict = useTestApp({}, { text: hasty });
afterAll(async () => {
  await Promise.all([pool.close(), hasty.close()]);
});

const resumeText = [
  'Jane Doe',
  'jane@example.com',
  '',
  'Experience',
  'Nurse, St Mary Hospital, 2018 - 2021',
  '- Responsible for caring for 12 patients',
  '- Helped to train new nurses',
  '',
  'Skills',
  'First aid, Triage',
].join('\n');
const job = { jobTitle: 'Nurse', jobDescription: 'We need a nurse with triage and first aid.' };
const today = { year: 2026, month: 11 };
const never = new AbortController().signal;

async function lastOf<Event>(events: AsyncIterable<Event>): Promise<Event | undefined> {
  let last: Event | undefined;
  for await (const event of events) last = event;
  return last;
}

test('a child answers what the same work answers in place', async () => {
  const here = workInOwnProcess(embeddedAssistant);
  const request = { resumeText, ...job, statedFacts: [], language: 'en', today } as const;
  expect(await lastOf(pool.improve(request, never))).toEqual(await lastOf(here.improve(request, never)));
  expect(await pool.parse(resumeText, {}, never)).toEqual(await here.parse(resumeText, {}, never));
  const details = { name: 'Jane', currentPosition: 'Nurse', years: 3, skills: ['Triage'], targetJobTitle: 'Nurse' };
  const form = { details, language: 'en', userId: null } as const;
  expect(await pool.generate(form, never)).toEqual(await here.generate(form, never));
});

test('a child that has to know how many pages a text takes asks, and goes on', async () => {
  const { status, body } = await server.call(chat, {
    as: await server.admin(),
    body: {
      message: 'Make it fit one page',
      resumeText: `${resumeText}\n${'- Kept the ward tidy\n'.repeat(90)}`,
      ...job,
    },
  });
  expect(status).toBe(200);
  expect(body.response).not.toBe('');
});

/** Two thousand roles: reading them takes many times the limit on any machine. */
const hostile = `${resumeText}\n\nExperience\n${'Engineer, Firm Ltd, Leeds, Jan 2010 - Mar 2012\n- Built it\n\n'.repeat(1_500)}`;

test.each([
  ['improving', improveResume, { body: { resumeText: hostile, ...job } }],
  ['a chat', chat, { body: { message: 'Remove the skills', resumeText: hostile, ...job } }],
  ['a download', downloadResume, { params: { format: 'txt' }, body: { resumeText: hostile } }],
] as const)('%s of a text that takes too long is refused in our words', async (_name, route, request) => {
  const { status, error } = await strict.call(route, { ...request, as: await strict.admin() } as never);
  expect([status, error.code, error.message]).toEqual([422, 'too_complex', textTooComplex]);
});

test('the next is served', async () => {
  const body = { name: 'Jane', currentPosition: 'Nurse', years: 3, skills: ['Triage'], targetJobTitle: 'Nurse' };
  expect((await server.call(generateResume, { body })).status).toBe(200);
});

test('others are answered while a text takes its time', async () => {
  const order: string[] = [];
  const slow = strict.call(improveResume, { body: { resumeText: hostile, ...job } }).then(() => order.push('text'));
  const health = async () => {
    expect((await strict.app.inject('/api/health')).statusCode).toBe(200);
    order.push('health');
  };
  await health();
  await slow;
  expect(order).toEqual(['health', 'text']);
});
