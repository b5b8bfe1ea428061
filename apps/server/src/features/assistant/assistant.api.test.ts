import type { Assistant } from '@fitted/assistant/assistant';
import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { chat, generateResume, type Improvement, improveResume } from '@fitted/contract/assistant/assistant';
import { listJobDescriptions } from '@fitted/contract/job-descriptions';
import { getResume, listResumes, takeBackFacts } from '@fitted/contract/resumes';
import { Overloaded } from '@fitted/documents/isolation/failures';
import { countPages } from '@fitted/documents/write/pdf/count-pages';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { workInOwnProcess } from '../../adapters/text-work/own-process.ts';
import { resumeImprovements } from '../../db/schema/resumes.ts';
import { siteSettings } from '../../db/schema/site.ts';
import { createTestApp, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

const resumeText = `Maya Okafor
maya@example.com

Experience
Operations Analyst, Northgate Freight	Jan 2021 – Present
- I was responsible for maintaining the k8s cluster of the warehouse system
- Reported weekly figures to six depot managers

Skills
SQL, Excel`;

const job = {
  jobTitle: 'Operations Engineer',
  jobDescription: 'We need Kubernetes and SQL. Terraform is required. You will maintain our warehouse system.',
};

const setSubscriptionRequired = (subscriptionRequired: boolean) =>
  server.database.db.update(siteSettings).set({ subscriptionRequired }).where(eq(siteSettings.id, 1));

test('a visitor gets edits with reasons and evidence, and nothing they did not write', async () => {
  const { status, body } = await server.call(improveResume, { body: { resumeText, ...job } });
  expect(status).toBe(200);
  expect(body.changes.length).toBeGreaterThan(0);
  expect(body.improvedResume).toContain('Kubernetes');
  expect(body.improvedResume).not.toContain('Terraform');
  expect(body.match.missing.map(({ name }) => name)).toContain('Terraform');
  expect(body.improvementSummary.length).toBeGreaterThan(0);
  for (const change of body.changes)
    expect(change.evidence.length + change.before.length, change.kind).toBeGreaterThan(0);
  expect(body.resumeId).toBeUndefined();
});

test('without a description, works from the title alone', async () => {
  const { status, body } = await server.call(improveResume, { body: { resumeText, jobTitle: 'Operations Engineer' } });
  expect(status).toBe(200);
  expect(body.improvedResume).toContain('Maya Okafor');
});

test('the summary is in the reader’s language', async () => {
  const [english, german] = await Promise.all(
    (['en', 'de'] as const).map(
      async (language) => (await server.call(improveResume, { body: { resumeText, ...job, language } })).body,
    ),
  );
  expect(german?.improvementSummary).not.toEqual(english?.improvementSummary);
  expect(german?.improvedResume).toEqual(english?.improvedResume);
});

test('as events, the edits come first and the complete result last', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/improve-resume',
    payload: { resumeText, ...job },
    headers: { accept: 'text/event-stream' },
  });
  const events = answer.body
    .trim()
    .split('\n\n')
    .map((block) => /event: (\S+)\ndata: (.*)/.exec(block)?.slice(1) ?? []);
  const done = JSON.parse(events.at(-1)?.[1] ?? '{}') as Improvement;
  expect(events.at(-1)?.[0]).toBe('done');
  expect(events.filter(([name]) => name === 'change')).toHaveLength(done.changes.length);
  expect(answer.headers['content-type']).toContain('text/event-stream');
});

test('improvements by a signed-in person are saved, for them only', async () => {
  const [robin, stranger] = [await server.signUp(), await server.signUp()];
  const { body } = await server.call(improveResume, { as: robin, body: { resumeText, ...job } });
  const saved = await server.call(getResume, { as: robin, params: { id: body.resumeId ?? 0 } });
  expect(saved.body).toMatchObject({ originalText: resumeText, improvedText: body.improvedResume });
  expect((await server.call(listResumes, { as: stranger, query: {} })).body.resumes).toEqual([]);
});

test('the posting is saved with its company and source', async () => {
  const robin = await server.signUp();
  await server.call(improveResume, {
    as: robin,
    body: { resumeText, ...job, jobSource: 'Indeed', company: 'Sample Stores' },
  });
  const { body } = await server.call(listJobDescriptions, { as: robin, query: {} });
  expect(body.jobDescriptions).toMatchObject([{ source: 'Indeed', company: 'Sample Stores' }]);
});

test('chat changes and generated resumes are saved, each as a version of its kind', async () => {
  const { db } = server.database;
  const person = await server.signUp({ stripeSubscriptionId: 'sub_keeps' });
  const message = 'Remove the Skills section';
  await server.call(chat, { as: person, body: { message, resumeText, ...job } });
  const details = { name: 'R', currentPosition: 'Waiter', years: 3, skills: ['S'], targetJobTitle: 'Cook' };
  const { resumeText: generated } = (await server.call(generateResume, { as: person, body: details })).body;
  const isTheirs = eq(resumeImprovements.userId, person.user.id);
  const versions = await db.select().from(resumeImprovements).where(isTheirs).orderBy(resumeImprovements.id);
  expect(versions).toMatchObject([
    { improvementType: 'chat', notes: message, originalText: resumeText },
    { improvementType: 'generated', improvedText: generated },
  ]);
  expect(versions[0]?.improvedText).not.toContain('Excel');
});

const lied = 'At Northgate Freight I led a team of 20';

test('a fact taken back is removed from the resume and from every saved version', async () => {
  const { db } = server.database;
  const person = await server.signUp({ stripeSubscriptionId: 'sub_takes_back' });
  const isTheirs = eq(resumeImprovements.userId, person.user.id);
  const say = async (message: string, rest: object = {}) =>
    (await server.call(chat, { as: person, body: { message, resumeText, ...job, ...rest } })).body;
  const told = await say(lied);
  expect(told.resume).toContain('team of 20');
  expect(told.statedFacts).toMatchObject([
    { text: expect.stringContaining('led a team of 20'), from: 'chat', supports: [{ before: '' }] },
  ]);
  const taken = await say('that is not true, take it out', {
    improvedText: told.resume,
    previousResumes: told.previousResumes,
    statedFacts: told.statedFacts,
  });
  expect(taken.resume).not.toContain('team of 20');
  expect(taken.removedFacts).toEqual(told.statedFacts.map(({ id }) => id));
  const versions = await db.select().from(resumeImprovements).where(isTheirs);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(({ improvedText }) => improvedText.includes('team of 20'))).toEqual([]);
});

test('a single fact can be taken back from the list, by its owner only', async () => {
  const [robin, stranger] = [
    await server.signUp({ stripeSubscriptionId: 'sub_list' }),
    await server.signUp({ stripeSubscriptionId: 'sub_other' }),
  ];
  const body = { message: lied, resumeText, ...job };
  const { statedFacts: facts } = (await server.call(chat, { as: robin, body })).body;
  await server.call(chat, { as: stranger, body });
  expect((await server.call(takeBackFacts, { as: robin, body: { resumeText, facts } })).status).toBe(200);
  const saved = async (as: typeof robin) => {
    const [resume] = (await server.call(listResumes, { as, query: {} })).body.resumes;
    return (await server.call(getResume, { as, params: { id: resume?.id ?? 0 } })).body.improvedText;
  };
  expect(await saved(robin)).not.toContain('team of 20');
  expect(await saved(stranger)).toContain('team of 20');
});

test('a denial supports nothing and is reported as unclear', async () => {
  const said = (text: string) => ({ id: text, text, from: 'question' as const });
  const statedFacts = [said('We never had Terraform, a contractor did that'), said('I used Terraform for two years')];
  const denied = (
    await server.call(improveResume, { body: { resumeText, ...job, statedFacts: statedFacts.slice(0, 1) } })
  ).body;
  expect(denied.improvedResume).not.toContain('Terraform');
  expect(denied.unclearFacts.map(({ id }) => id)).toEqual([statedFacts[0]?.id]);
  const affirmed = (
    await server.call(improveResume, { body: { resumeText, ...job, statedFacts: statedFacts.slice(1) } })
  ).body;
  expect(affirmed.improvedResume).toContain('Terraform');
});

test('blank fields get the specified messages', async () => {
  const { status, error } = await server.call(improveResume, { body: { resumeText: ' ', jobTitle: '' } });
  expect(status).toBe(400);
  expect(error.message).toBe('Please enter your resume text or upload a file');
  expect(error.issues).toMatchObject([
    { path: 'resumeText', message: 'Please enter your resume text or upload a file' },
    { path: 'jobTitle', message: 'Please enter a job title' },
  ]);
});

test('chat is for subscribers and administrators while a subscription is required, and for all when it is not', async () => {
  await setSubscriptionRequired(true);
  const message = { message: 'Remove the Skills section', resumeText, ...job };
  for (const as of [undefined, await server.signUp()]) {
    const refused = await server.call(chat, { as, body: message });
    expect(refused.status).toBe(403);
    expect(refused.error.requiresSubscription).toBe(true);
  }
  const subscriber = await server.signUp({ stripeSubscriptionId: 'sub_1' });
  for (const as of [subscriber, await server.admin()]) {
    const { status, body } = await server.call(chat, { as, body: message });
    expect(status).toBe(200);
    expect(body.resume).not.toContain('Excel');
  }
  await setSubscriptionRequired(false);
  expect((await server.call(chat, { body: message })).status).toBe(200);
  await setSubscriptionRequired(true);
});

test('what the chat fits to one page is one page in the file, in the chosen template', async () => {
  const bullets = Array.from(
    { length: 60 },
    (_, at) => `- Packed order ${at + 1} for the depot in time and without a fault`,
  );
  const long = resumeText.replace('- Reported', `${bullets.join('\n')}\n- Reported`);
  const kept: string[] = [];
  for (const template of ['plain', 'quarto'] as const) {
    const body = { message: 'Make it fit on one page', resumeText: long, ...job, template };
    const { resume } = (await server.call(chat, { as: await server.admin(), body })).body;
    const pdf = await server.deps.documents.write(parseResume(resume ?? ''), { format: 'pdf', template, paper: 'a4' });
    expect(countPages(pdf)).toBe(1);
    kept.push(resume ?? '');
  }
  expect(kept[0]).not.toBe(kept[1]);
});

test('generate returns a resume made only of the given details', async () => {
  const details = {
    name: 'Robin Sample',
    currentPosition: 'Waiter',
    years: 3,
    skills: ['Spanish', 'Cash handling'],
    targetJobTitle: 'Restaurant Supervisor',
  };
  const { body } = await server.call(generateResume, { body: details });
  for (const given of ['Robin Sample', 'Waiter', 'Spanish', 'Cash handling']) expect(body.resumeText).toContain(given);
  expect(body.resumeText).not.toMatch(/[[\]]/);
});

test.each([
  ['name', ' '],
  ['currentPosition', ' '],
  ['years', null],
  ['years', ' '],
  ['years', -1],
  ['skills', []],
  ['skills', ['S', ' ']],
  ['skills', 'S, T'],
  ['targetJobTitle', ' '],
])('generate with %s %j says what is missing', async (field, value) => {
  const details = { name: 'R', currentPosition: 'W', years: 0, skills: ['S'], targetJobTitle: 'T', [field]: value };
  const { status, error } = await server.call(generateResume, { body: details });
  expect(status).toBe(400);
  expect(error.message).toBe('Please fill in all fields to generate your resume.');
});

test('a failing engine gets the specified error message', async () => {
  const broken: Assistant = {
    ...embeddedAssistant,
    improve: () => {
      throw new Error('broken');
    },
    chat: () => Promise.reject(new Error('broken')),
    generate: () => Promise.reject(new Error('broken')),
  };
  const other = await createTestApp({}, { text: workInOwnProcess(broken) });
  const admin = await other.admin();
  const improved = await other.call(improveResume, { body: { resumeText, ...job } });
  expect([improved.status, improved.error.message]).toEqual([503, 'Failed to improve resume. Please try again.']);
  const replied = await other.call(chat, { as: admin, body: { message: 'Hello', resumeText } });
  expect([replied.status, replied.error.message]).toEqual([503, 'Failed to communicate with AI assistant']);
  await other.app.close();
  await other.database.close();
});

test('a result that cannot be saved is still returned', async () => {
  const person = await server.signUp();
  await server.database.pool.query('alter table resume_improvements rename to away');
  try {
    const improved = await server.call(improveResume, { as: person, body: { resumeText, ...job } });
    expect(improved.status).toBe(200);
    expect(improved.body.improvedResume).toContain('Kubernetes');
    expect(improved.body.resumeId).toBeUndefined();
    const body = { message: 'Remove the Skills section', resumeText, ...job };
    expect((await server.call(chat, { as: await server.admin(), body })).body.resume).not.toContain('Excel');
  } finally {
    await server.database.pool.query('alter table away rename to resume_improvements');
  }
});

test('if no page can be laid out right now, the chat reports that it is busy', async () => {
  const documents = { ...server.deps.documents, write: () => Promise.reject(new Overloaded()) };
  const other = await createTestApp({}, { documents });
  const body = { message: 'Make it fit on one page', resumeText, ...job };
  const { status, error } = await other.call(chat, { as: await other.admin(), body });
  expect([status, error.code]).toEqual([503, 'overloaded']);
  await other.app.close();
});
