import type { NodeId } from '@fitted/resume/document';
import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { insertTold } from '../embedded/structure/facts/place-fact.ts';
import { countPages } from '../testing/count-pages.ts';
import { answerChat } from './answer-chat.ts';
import { choicesAnew } from './settle-held-back.ts';

const document = parseResume(`Ida Brandt
ida@example.org

Experience
Warehouse Clerk, Oakfield Stores, 2019 - 2023
- Packed parcels
- Booked goods in
Night Porter, Hotel Linden, 2015 - 2019
- Kept the keys

Skills
Excel, Forklift`);

test('a button is for the same line after the change, and goes with a line that went', () => {
  const [work] = document.sections;
  const [clerk, porter] = work?.entries ?? [];
  const [packed, booked] = clerk?.body ?? [];
  const [keys] = porter?.body ?? [];
  if (!work || !clerk || !packed || !booked || !keys) throw new Error('the resume is read otherwise');
  const shortened = { ...clerk, body: [booked] };
  const revised = {
    ...document,
    sections: document.sections.map((section) =>
      section === work
        ? { ...work, entries: work.entries.map((entry) => (entry === clerk ? shortened : entry)) }
        : section,
    ),
  };
  const reread = parseResume(formatResume(revised));
  const buttons = [packed, booked, keys].map(({ id, text }) => ({
    label: text,
    operation: { name: 'remove' as const, slots: { line: id } },
  }));
  const placed = choicesAnew(buttons, revised, reread);
  const linesNow: ReadonlyMap<NodeId, string> = new Map(
    reread.sections.flatMap(({ entries }) =>
      entries.flatMap(({ body }) => body.map(({ id, text }) => [id, text] as const)),
    ),
  );
  expect(placed.map(({ operation }) => linesNow.get(operation.slots.line ?? ''))).toEqual([
    'Booked goods in',
    'Kept the keys',
  ]);
  expect(placed.map(({ label }) => label)).toEqual(['Booked goods in', 'Kept the keys']);
});

test.each([
  ['yes', 'Ordered for 3 suppliers'],
  ['yes but without the suppliers', ''],
])('%s: a yes with a condition is not a yes to what was shown', async (message, written) => {
  const [clerk] = document.sections.flatMap(({ entries }) => entries);
  if (!clerk) throw new Error('the resume is read otherwise');
  const change = insertTold(clerk, 'Ordered for 3 suppliers', 'Ordered for 3 suppliers');
  const text = formatResume(document);
  const reply = await answerChat(
    embeddedAssistant,
    {
      ...{
        message,
        resumeText: text,
        improvedText: null,
        jobTitle: '',
        jobDescription: '',
        language: 'en',
        chatHistory: [],
      },
      ...{ statedFacts: [], previousResumes: [], choices: [], countPages },
      heldBack: [{ change, verdict: 'questioned', claims: [] }],
    },
    new AbortController().signal,
  );
  expect(reply.changes.map(({ after }) => after).join()).toBe(written);
});
