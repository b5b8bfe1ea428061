import type { ChatReply } from '@fitted/contract/assistant/assistant';
import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { answerChat } from '../../../chat/answer-chat.ts';
import { converse, talk } from '../../../testing/converse.ts';
import { countPages } from '../../../testing/count-pages.ts';
import { embeddedAssistant } from '../../embedded-assistant.ts';

const resume = `Dana Whitlock
dana@example.org | 555 010 4455

Summary
Sales representative with 6 years in telecom retail. Friendly and reliable.

Experience
Sales Representative, Verizon, Jan 2020 - present
- Met quota of 45 lines a month
- Responsible for training new hires
- Handled customer complaints

Shift Lead, Best Buy, 2016 - 2019
- Opened and closed the store
- Counted stock every week

Education
Diploma, Lakeside High School, 2015

Skills
Salesforce, Excel, Word, Powerpoint, Forklift

Hobbies
Fishing`;

const say = (message: string, rest: object = {}): Promise<ChatReply> =>
  answerChat(
    embeddedAssistant,
    {
      ...{
        message,
        resumeText: resume,
        improvedText: null,
        jobTitle: 'Account Executive',
        jobDescription: 'Spanish is required.',
      },
      ...{ chatHistory: [], statedFacts: [], previousResumes: [], heldBack: [], language: 'en', countPages },
      ...rest,
    },
    new AbortController().signal,
  );

describe('what is described is found in this resume', () => {
  test.each<[string, string]>([
    ['delete the complaints line', 'Handled customer complaints → '],
    ['quota was 54, not 45', 'Met quota of 45 lines a month → Met quota of 54 lines a month'],
    ['get rid of word and powerpoint', 'Salesforce, Excel, Word, Powerpoint, Forklift → Salesforce, Excel, Forklift'],
    ['change Handled to Resolved', 'Handled customer complaints → Resolved customer complaints'],
    ['call the hobbies section Interests', 'Hobbies → Interests'],
  ])('%s', async (message, outcome) => {
    expect((await converse('en', [message], resume)).outcome).toBe(outcome);
  });

  test('a line goes where the words say', async () => {
    const { text } = await talk('en', ['put the quota bullet under Verizon last'], resume);
    expect(text.indexOf('Handled')).toBeLessThan(text.indexOf('Met quota'));
  });
});

describe('where a fact belongs is asked with buttons that do it', () => {
  test.each([['I managed budgets of 2 million pounds', 'Managed budgets of 2 million pounds']])(
    '%s',
    async (message, line) => {
      const asked = await say(message);
      expect(asked.resume).toBeNull();
      const [first] = asked.choices;
      expect(first?.label).toContain('Verizon');
      const done = await say(first?.label ?? '', { operation: first?.operation });
      expect(done.resume?.toLowerCase()).toContain(line.toLowerCase());
      expect(done.statedFacts).toMatchObject([{ text: message }]);
    },
  );

  test('what is done now is shown in the job held now, the other places one tap away', async () => {
    const asked = await say('I type 95 words per minute');
    expect(asked.resume).toBeNull();
    expect(asked.response).toMatch(/Type 95 words per minute.*Verizon/u);
    expect(asked.choices.length).toBeGreaterThan(1);
  });

  test('what names its own place is not asked about', async () => {
    expect((await say('I have a driving licence')).resume).toContain('Driving licence');
  });
});

describe('nothing untrue and no instruction is written', () => {
  test.each([
    'put everything in past tense',
    'add everything the job asks for',
    'just say I was a manager',
    'make up a number for the sales',
    'my manager did all the forecasting',
    'I might learn Spanish next year',
    'I am so worried nobody will hire me',
    'my brother speaks Spanish really well',
    'pretend I finished my degree',
    'write that I speak Spanish, I do not but who cares',
  ])('%s', async (message) => {
    const { resume: changed, statedFacts } = await say(message);
    const fresh = (changed ?? resume).split('\n').filter((line) => !resume.includes(line.replace(/^• /u, '')));
    expect(
      fresh.filter((line) => /past tense|everything|manager|degree|spanish|forecast|worried|number/iu.test(line)),
    ).toEqual([]);
    expect(statedFacts).toEqual([]);
  });

  test.each<[Language, string]>([
    ['de', 'mein Chef hat die Budgets gemacht'],
    ['es', 'pon que sé SAP aunque no lo sé'],
    ['fr', 'invente un chiffre pour les ventes'],
    ['zh', '随便编一个数字'],
    ['ja', '数字を適当に作って'],
  ])('%s: %s', async (language, message) => {
    expect((await say(message, { language })).resume).toBeNull();
  });
});

test('a visitor hears nothing of keys or settings, and a worry is answered with a next step', async () => {
  for (const message of [
    'make it more punchy',
    'translate it',
    'write a cover letter',
    'rewrite it all in a warmer tone',
  ])
    expect((await say(message)).response).not.toMatch(/AI_|provider|API key|environment/iu);
  const { response, choices } = await say('im really worried nobody will hire me');
  expect(response).toMatch(/Let us look at what really stands there\.\n/u);
  expect(choices.map(({ operation }) => operation.name)).toContain('weakest');
});

test('a vague wish gets two or three buttons, each of which does something', async () => {
  const { choices } = await say('make it pop a bit more');
  expect(choices.length).toBeGreaterThan(1);
  for (const { label, operation } of choices) expect((await say(label, { operation })).response).not.toBe('');
});
