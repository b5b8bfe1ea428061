import { chatFact } from '@fitted/assistant/chat/follow-facts';
import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { toJsonResume } from '@fitted/documents/write/json-resume';
import { composeSheet } from '@fitted/documents/write/sheet/compose-sheet';
import { diffWords } from '@fitted/resume/diff/word-diff';
import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { workInOwnProcess } from '../../adapters/text-work/own-process.ts';
import { shapes } from './shapes.ts';

const work = workInOwnProcess(embeddedAssistant);
const { signal } = new AbortController();
const today = { year: 2026, month: 11 };
const plain =
  'Jane Doe\njane@example.com\n\nExperience\nNurse, St Mary, 2018 - 2021\n- Cared for 12 patients\n\nSkills\nTriage, First aid';
const posting = { jobTitle: 'Nurse', jobDescription: 'You have triage and three years of experience.' };

/** A resume with the shape in place of a name, a duty and a skill. */
const resumeOf = (shape: string) => {
  const [head, rest] = [shape.slice(0, shape.length / 2), shape.slice(shape.length / 2)];
  const [duty, skill] = [rest.slice(0, rest.length / 2), rest.slice(rest.length / 2)];
  return `${head}\n\nExperience\nNurse, St Mary, 2018 - 2021\n- ${duty}\n\nSkills\n${skill}`;
};

/**
 * Every call that works on user-supplied text, with the shape in all its texts at once; `bench/growth.ts` has the
 * table.
 */
export const calls: Readonly<Record<string, (shape: string) => unknown>> = {
  download: (shape) => {
    const text = resumeOf(shape);
    const document = parseResume(text);
    const written = formatResume(document);
    return [
      toJsonResume(document),
      composeSheet(document),
      work.compareRoundTrip(text, written, { source: document }, signal),
    ];
  },
  improve: async (shape) => {
    const texts = { resumeText: resumeOf(shape), jobDescription: shape, jobTitle: shape.slice(0, shape.length / 60) };
    const fact = chatFact(shape.slice(0, shape.length / 10));
    const request = { ...texts, statedFacts: [fact], language: 'en', today } as const;
    for await (const _ of work.improve(request, signal));
  },
  chat: (shape) =>
    work.chat(
      {
        ...plainChat,
        // Short, since it is the resume that grows here: what is spent on a message of one length hides how that grows.
        message: `Add ${shape.slice(0, 60)}`,
        resumeText: resumeOf(shape),
      },
      signal,
    ),
  // A line may have 400 characters; the part grows with the shape, otherwise there would be nothing to compare.
  request: (shape) => work.chat({ ...plainChat, message: `Add ${shape.slice(0, shape.length / 13)}` }, signal),
  differences: (shape) => diffWords(shape, `${shape.slice(0, -9)}x${shape.slice(9)}`),
};

const plainChat = {
  resumeText: plain,
  improvedText: null,
  ...posting,
  chatHistory: [],
  statedFacts: [],
  previousResumes: [],
  language: 'en',
  countPages: async () => 1,
} as const;

export const shapeNames = Object.keys(shapes);
