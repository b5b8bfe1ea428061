import { expect, test } from 'vitest';
import { answerChat } from '../../../chat/answer-chat.ts';
import { countPages } from '../../../testing/count-pages.ts';
import { embeddedAssistant } from '../../embedded-assistant.ts';

const resume = 'Ada Berg\n\nExperience\nClerk, Holm Insurance\n2018 - present\n- Handled claims in Excel\n';
const posting = 'We are looking for\n- good knowledge of Excel\n- experience with Kafka\n';

const ask = async (message: string) => {
  const asked = { message, resumeText: resume, improvedText: resume, jobTitle: 'Clerk', jobDescription: posting };
  const empty = { language: 'en' as const, chatHistory: [], statedFacts: [], previousResumes: [], heldBack: [] };
  const { response, changes } = await answerChat(
    embeddedAssistant,
    { ...asked, ...empty, choices: [], countPages },
    new AbortController().signal,
  );
  return { response, changes };
};

test('a question about a thing that the posting names is answered from the posting and the resume', async () => {
  const { response, changes } = await ask(
    'They write something about Kafka there and I wonder about it. Is it bad that I have never seen Kafka in my life?',
  );
  expect(response).toContain('Kafka');
  expect(response).toContain('Your resume does not show it');
  expect(changes).toEqual([]);
});

test('who wants a thing written that they only mean to learn is declined', async () => {
  const { response, changes } = await ask('Just put that I know Kafka, I will learn it in a week anyway');
  expect(changes).toEqual([]);
  expect(response).not.toContain('Where should I add');
});
