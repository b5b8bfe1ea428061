import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import type { CountPages } from '../../assistant.ts';
import { answerChat } from '../../chat/answer-chat.ts';
import { countPages } from '../../testing/count-pages.ts';
import { embeddedAssistant } from '../embedded-assistant.ts';

const role = (name: string, years: string, lines: readonly string[]) =>
  `Engineer, ${name}, ${years}\n${lines.map((line) => `- ${line}`).join('\n')}`;
// A figure makes a line more relevant, so the yards have letters.
const chores = (count: number) =>
  Array.from({ length: count }, (_, at) => `Swept yard ${String.fromCodePoint(0x410 + at)} every day`);
const resumeOf = (...roles: readonly string[]) => `Ada Lind\nada@example.org\n\nExperience\n\n${roles.join('\n\n')}`;

async function fit(resumeText: string, message = 'Make it fit on one page') {
  const seen: number[] = [];
  const counted: CountPages = async (document) => {
    const pages = await countPages(document);
    seen.push(pages);
    return pages;
  };
  const reply = await answerChat(
    embeddedAssistant,
    {
      ...{ message, resumeText, improvedText: null, jobTitle: 'Pump engineer' },
      ...{ jobDescription: 'Repair of pumps.', chatHistory: [], statedFacts: [], previousResumes: [], heldBack: [] },
      ...{ language: 'en', countPages: counted },
    },
    new AbortController().signal,
  );
  return { ...reply, seen };
}

test('no more goes than the page asks for, what matters least for the job first, in few layouts', async () => {
  const resumeText = resumeOf(
    role('New Works', '2019 - present', [...chores(30), 'Repaired pumps of every make']),
    role('Old Works', '2012 - 2019', chores(20)),
  );
  const { response, resume, changes, seen } = await fit(resumeText);
  expect(response).toMatch(/^It now fits one page;/u);
  expect(await countPages(parseResume(resume ?? ''))).toBe(1);
  expect(resume?.split('\n')).toHaveLength(50);
  expect(resume).toContain('Repaired pumps');
  expect(changes.every(({ kind, after }) => kind === 'remove' && after === '')).toBe(true);
  expect(seen.length).toBeLessThanOrEqual(9);
});

test('a resume that fits stays as it is', async () => {
  const { response, resume } = await fit(resumeOf(role('New Works', '2019 - present', chores(5))));
  expect(response).toMatch(/^It already fits one page, and one page is enough[^\n]*\n• Swept/u);
  expect(resume).toBeNull();
});

test('who only asks is told, and nothing goes', async () => {
  const { response, resume } = await fit(
    resumeOf(role('New Works', '2019 - present', chores(60))),
    'Does it fit on one page?',
  );
  expect(response).toMatch(/^It takes 2 pages now\./u);
  expect(resume).toBeNull();
});

test('each role keeps two bullets, and the reply says how many pages remain', async () => {
  const roles = Array.from({ length: 12 }, (_, at) => role(`Works ${at}`, `${2000 + at} - ${2001 + at}`, chores(4)));
  const { response, resume } = await fit(resumeOf(...roles));
  expect(response).toContain('it still needs 2 pages');
  expect(resume?.match(/Swept/gu)).toHaveLength(24);
});

test('what a volunteer did is shortened like any other role', async () => {
  const work = role('New Works', '2019 - present', ['Repaired pumps of every make', 'Ordered parts']);
  const { response, resume } = await fit(
    `${resumeOf(work)}\n\nVolunteering\n\n${role('Town Garden', '2012 - 2019', chores(60))}`,
  );
  expect(response).toMatch(/^It now fits one page;/u);
  expect(resume).toContain('Repaired pumps');
});
