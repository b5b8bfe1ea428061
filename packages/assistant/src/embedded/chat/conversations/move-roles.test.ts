import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { answerChat } from '../../../chat/answer-chat.ts';
import { countPages } from '../../../testing/count-pages.ts';
import { embeddedAssistant } from '../../embedded-assistant.ts';

const resumeText = `Pat Doe
pat@example.com

Experience
Initech, Leeds
Team Lead, 2022 - present
- Lead 4 people

Acme Ltd, York
Senior Analyst, 2018 - 2022
- Wrote more reports
Analyst, 2016 - 2018
- Wrote reports`;

async function rolesAfter(message: string): Promise<string[]> {
  const { resume } = await answerChat(
    embeddedAssistant,
    {
      ...{ message, resumeText, improvedText: null, jobTitle: 'Manager', jobDescription: '', language: 'en' },
      ...{ chatHistory: [], statedFacts: [], previousResumes: [], heldBack: [], countPages },
    },
    new AbortController().signal,
  );
  const roles = parseResume(resume ?? '').sections.flatMap(({ entries }) => entries);
  return roles.map(({ fields }) => `${fields.title} at ${fields.organisation}`);
}

test.each([
  ['remove the Senior Analyst job', ['Team Lead at Initech', 'Analyst at Acme Ltd']],
  ['move Analyst above Team Lead', ['Senior Analyst at Acme Ltd', 'Analyst at Acme Ltd', 'Team Lead at Initech']],
  ['move Team Lead below Analyst', ['Senior Analyst at Acme Ltd', 'Analyst at Acme Ltd', 'Team Lead at Initech']],
])('“%s” leaves every role with its employer', async (message, roles) => {
  expect(await rolesAfter(message)).toEqual(roles);
});
