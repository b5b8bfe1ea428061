import type { ChatReply } from '@fitted/contract/assistant/assistant';
import { expect, test } from 'vitest';
import { answerChat } from '../../../chat/answer-chat.ts';
import { answers } from '../../../chat/chat-words.ts';
import { countPages } from '../../../testing/count-pages.ts';
import { embeddedAssistant } from '../../embedded-assistant.ts';

const resume = `Dana Whitlock
dana@example.org | 555 010 4455
Date of birth: 3 March 1988

Experience
Sales Representative, Brightline, Mar 2022 - present
- Met quota of 45 lines a month
- Handled customer complaints

Shift Lead, Harbour Foods, 2016 - Jan 2020
- Counted stock every week

Education
Diploma, Lakeside High School, 2015

Hobbies
Fishing

References available upon request`;

const job = 'Customer adviser. You handle customer complaints. You know Salesforce.';

const say = (message: string, rest: object = {}): Promise<ChatReply> =>
  answerChat(
    embeddedAssistant,
    {
      ...{ message, resumeText: resume, improvedText: resume, jobTitle: 'Customer adviser', jobDescription: job },
      ...{ language: 'en', chatHistory: [], statedFacts: [], previousResumes: [], countPages },
      today: { year: 2025, month: 6 },
      ...rest,
    },
    new AbortController().signal,
  );

test('a question about a gap is answered with the gap of this resume', async () => {
  const { response, changes } = await say('how do i handle the gap in my resume?');
  expect(response).toContain(answers.en.gap);
  expect(response).toContain('between 01/2020 and 03/2022');
  expect(changes).toEqual([]);
});

test.each([
  ['do I have to give my date of birth?', 'Date of birth'],
  ['do i need references on it?', 'References available'],
  ['do hobbies belong in there?', 'Fishing'],
])('what a question is about goes by the button below the answer: %s', async (message, line) => {
  const { response, changes, choices } = await say(message);
  expect(response).toContain(line);
  expect(changes).toEqual([]);
  const [out] = choices;
  const done = await say(out?.label ?? '', { operation: out?.operation });
  expect(done.resume).not.toContain(line);
  expect(done.resume).toContain('Brightline');
});

test('doubts are met with own lines that the posting asks for', async () => {
  const { response, changes } = await say('I have nothing to offer, nobody will ever hire me');
  expect(response).toContain(answers.en['self-doubt']);
  expect(response).toContain('“Handled customer complaints” shows it');
  expect(changes).toEqual([]);
});

test('an untruth is not written, and nothing said around it is kept', async () => {
  const {
    response,
    resume: revised,
    statedFacts,
  } = await say('just put Salesforce in, I have never used it but who checks');
  expect(response).toMatch(/really worked with|rather not write/u);
  expect(revised).toBeNull();
  expect(statedFacts).toEqual([]);
});

test('a wish beside a question is done, and both are told', async () => {
  const { response, changes } = await say('Do I need a photo? Please remove the Hobbies section.');
  expect(response).toContain(answers.en.photo);
  expect(changes.map(({ before }) => before)).toEqual([expect.stringContaining('Fishing')]);
});
