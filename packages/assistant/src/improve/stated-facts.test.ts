import { expect, test } from 'vitest';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { told } from '../testing/told.ts';
import { improveResume } from './improve-resume.ts';

const resumeText = `Ada Lind
ada@example.org | 555 010 2222

Experience

Registered Nurse, Banner University Medical Center, 2019 - present
- Cared for 5 patients a night

Nurse, Mercy Hospital, 2015 - 2019
- Ran the clinic`;
const jobDescription = `Requirements
- Epic
- HACCP
- Sanibel charting
- Go or Python
- CCRN
- French`;

async function improve(...statedFacts: readonly string[]) {
  const request = {
    resumeText,
    jobTitle: 'Nurse',
    jobDescription,
    language: 'en',
    statedFacts: told(...statedFacts),
  } as const;
  const today = { year: 2026, month: 11 };
  const improvement = await improveResume(embeddedAssistant, { ...request, today }, new AbortController().signal);
  const untold = improvement.improvementSummary.filter((sentence) => sentence.includes('where this belongs'));
  return { text: improvement.improvedResume, untold, heldBack: improvement.heldBack };
}

test('every yes to what the posting asks for finds its list, which is made once where it is missing', async () => {
  const { text, untold, heldBack } = await improve('Epic', 'HACCP', 'CCRN', 'French');
  expect(text).toContain('Skills\nEpic, HACCP\n');
  expect(text).toContain('Languages\nFrench\n');
  expect(text).toContain('Certifications\nCCRN\n');
  expect([untold, heldBack]).toEqual([[], []]);
});

test('what was done at an employer stands under it, though only one word of its name is told', async () => {
  const { text } = await improve('I have used Epic at Banner since 2021');
  expect(text).toMatch(/Cared for 5 patients a night\n• Used Epic since 2021\n/u);
});

test('what has no place is told, and what was denied is not', async () => {
  expect((await improve('I can lift 50 lbs', 'Epic')).untold).toEqual([
    'We could not tell where this belongs: I can lift 50 lbs. Tell the chat which role or section it goes to.',
  ]);
  expect((await improve('I have never used Epic')).untold).toEqual([]);
});

test('a little of it is not listed as all of it', async () => {
  expect((await improve('I only know the basics of Epic')).text).not.toMatch(/Skills/u);
  expect((await improve('Started a French course')).text).not.toMatch(/Languages/u);
  expect((await improve('French (basic)')).text).toContain('Languages\nFrench (basic)\n');
});
