import { sendContactMessage } from '@fitted/contract/contact';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactMessages } from '../../db/schema/site.ts';
import { waitingMails } from '../../testing/outbox.ts';
import { createTestApp, useTestApp } from '../../testing/test-app.ts';

const support = 'team@fitted.example';
let nudges = 0;
const server = useTestApp({ SUPPORT_EMAIL: support }, { nudgeMail: () => (nudges += 1) });
let writers = 0;

/** A message from someone who has not written before. */
function buildMessage() {
  writers += 1;
  return {
    name: 'Robin Sample',
    email: `writer${writers}@example.com`,
    phone: '+44 20 7946 0000',
    subject: `A question, number ${writers}`,
    message: 'How do I move\nmy education section up?',
  };
}

type Message = ReturnType<typeof buildMessage>;

const send = (body: Partial<Message> & { website?: string }) =>
  server.call(sendContactMessage, { body: body as Message });
const storedFrom = (email: string) =>
  server.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));
const mailsAbout = async (words: string) =>
  (await waitingMails(server.database.db, support)).filter(({ text }) => text.includes(words));

test('a message is stored and waits as mail to the support address', async () => {
  const message = buildMessage();
  const nudgesBefore = nudges;
  const answer = await send(message);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ message: "Thank you for your message. We'll get back to you soon." });

  expect(await storedFrom(message.email)).toMatchObject([message]);
  const [mail] = await mailsAbout(message.email);
  expect(mail).toMatchObject({ subject: `Contact form: ${message.subject}`, replyTo: message.email });
  for (const part of ['Robin Sample', message.phone, 'How do I move', 'my education section up?'])
    expect(mail?.text).toContain(part);
  expect(nudges).toBe(nudgesBefore + 1);
});

test('phone and subject may be left out or blank', async () => {
  const { name, email, message } = buildMessage();
  expect((await send({ name, email, message, phone: '', subject: '  ' })).status).toBe(200);
  expect((await send({ name, email, message })).status).toBe(200);
  expect(await storedFrom(email)).toMatchObject([
    { phone: null, subject: null },
    { phone: null, subject: null },
  ]);
});

test('what is missing or wrong is named in its own words, and nothing is kept', async () => {
  const answer = await send({ name: ' ', email: 'not-an-address', message: 'too short' });
  expect(answer.status).toBe(400);
  expect(answer.error.issues).toMatchObject([
    { path: 'name', message: 'Name is required' },
    { path: 'email', message: 'Valid email is required' },
    { path: 'message', message: 'Message must be at least 10 characters' },
  ]);
  expect((await send({})).error.issues?.map(({ message }) => message)).toEqual([
    'Name is required',
    'Valid email is required',
    'Message must be at least 10 characters',
  ]);
  expect(await storedFrom('not-an-address')).toEqual([]);
});

test('a program that fills the field nobody sees is thanked, and its message goes nowhere', async () => {
  const message = buildMessage();
  const honest = await send(buildMessage());
  const answer = await send({ ...message, website: 'https://spam.example' });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(honest.body);
  expect(await storedFrom(message.email)).toEqual([]);
  expect(await mailsAbout(message.email)).toEqual([]);
});

test('what someone writes stays text: no markup, no second header, no link to another address', async () => {
  const { email } = buildMessage();
  await send({
    name: '<b>Robin</b>',
    email,
    subject: 'Hello\r\nBcc: everyone@example.com',
    message: '<script>alert(1)</script>, ten more characters',
  });
  const [mail] = await mailsAbout(email);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.html).not.toMatch(/<script|<b>/);
  expect(mail?.html).toContain(`href="mailto:${encodeURIComponent(email)}?subject=`);
});

test('too many messages in a row are refused, with the time to wait', async () => {
  const strict = await createTestApp({ RATE_LIMIT_MULTIPLIER: '0.5' });
  const answers = [];
  for (let count = 0; count < 4; count += 1) {
    answers.push(await strict.call(sendContactMessage, { body: buildMessage() }));
  }
  await strict.app.close();
  await strict.database.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
