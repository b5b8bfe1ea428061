import { placeEdit } from '@fitted/resume/guard/cases/place-edit';
import { expect, test } from 'vitest';
import type { Assistant } from '../assistant.ts';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { confirmed } from '../testing/told.ts';
import { improveResume } from './improve-resume.ts';

const resumeText = `Ada Lind
ada@example.com

Experience
Team Assistant, Marlow Foods | 2020 – 2022
- Annual report, 48 pages, three years in a row

Skills
Excel`;
const before = 'Annual report, 48 pages, three years in a row';
const after = 'Designed the 48-page annual report three years in a row';

const model: Assistant = {
  ...embeddedAssistant,
  name: 'llm',
  async *improve({ document }) {
    const edit = placeEdit(document, { id: 'e', before, after });
    yield edit ? [edit] : [];
  },
};

const ask = (statedFacts: readonly string[], engine = model) =>
  improveResume(
    engine,
    {
      resumeText,
      jobTitle: 'Designer',
      jobDescription: '',
      statedFacts: confirmed(...statedFacts),
      language: 'en',
      today: { year: 2025, month: 1 },
    },
    new AbortController().signal,
  );

test('an edit in doubt is shown and not applied', async () => {
  const { improvedResume, changes, heldBack } = await ask([]);
  expect(improvedResume).toBe(resumeText);
  expect(changes).toEqual([]);
  expect(heldBack).toMatchObject([{ verdict: 'questioned', change: { after } }]);
});

test('once the person says that it is true, it is applied', async () => {
  const { improvedResume, heldBack } = await ask([after]);
  expect(improvedResume).toContain(after);
  expect(heldBack).toEqual([]);
});

test('of our own rules the person sees only what the guard keeps', async () => {
  const { improvedResume, heldBack } = await ask([], { ...model, name: 'embedded' });
  expect(improvedResume).toBe(resumeText);
  expect(heldBack).toEqual([]);
});
