import type { GenerateForm } from '@fitted/contract/assistant/assistant';
import { assistantWords } from '@fitted/language/packs';
import type { Generated, GenerateInput } from '../../assistant.ts';
import { noRole } from '../../embedded/generate/data/no-role.ts';
import { generateResume } from '../../embedded/generate/generate-resume.ts';
import { readObject } from '../answer-reading.ts';
import type { Means } from '../ask.ts';
import { askWhole } from '../ask-whole.ts';
import { LlmFailure } from '../failure.ts';
import { cleanText } from '../resume/clean-text.ts';
import { saysOnlyGiven } from './check-summary.ts';
import { GenerateOutput } from './output.ts';
import { generatePrompt, generateSystem } from './prompt.ts';

/** The name is never sent: the summary does not need it. */
export function generateWithModel(means: Means, input: GenerateInput, signal: AbortSignal): Promise<Generated> {
  const question = {
    useCase: 'generate',
    call: input.call,
    system: generateSystem,
    prompt: generatePrompt({ ...input, details: tellable(input.details) }),
    schema: GenerateOutput,
    read: (text: string) => readSections(text, input),
  } as const;
  return askWhole(means, question, signal);
}

/** A summary must not introduce someone as "unemployed". */
function tellable(details: GenerateForm): GenerateForm {
  return noRole.test(details.currentPosition) ? { ...details, currentPosition: '' } : details;
}

function readSections(text: string, input: GenerateInput): Generated {
  const read = GenerateOutput.safeParse(readObject(text));
  if (!read.success) throw new LlmFailure('malformed');
  const { language } = input;
  const details = tellable(input.details);
  const given = [details.currentPosition, details.targetJobTitle, ...details.skills].join('\n');
  const summary = read.data.summary.map((line) => oneLine(cleanText(line, given))).filter(Boolean);
  if (!saysOnlyGiven(summary, details, language)) throw new LlmFailure('unsupported');

  const skills = orderSkills(details.skills, read.data.skills);
  return generateResume(input, { summary: summary.join(assistantWords[language].generate.gap), skills });
}

/** The given skills in the answer's order. Skills that it forgot come last; invented ones are dropped. */
function orderSkills(given: readonly string[], answered: readonly string[]): string[] {
  const fold = (skill: string) => skill.trim().toLowerCase();
  const unique = given.filter((skill, index) => given.findIndex((other) => fold(other) === fold(skill)) === index);
  const ranks = new Map(answered.map((skill, rank) => [fold(skill), rank]));
  const rankOf = (skill: string) => ranks.get(fold(skill)) ?? answered.length;
  return [...unique].sort((one, other) => rankOf(one) - rankOf(other));
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
