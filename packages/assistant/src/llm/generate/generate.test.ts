import { languages } from '@fitted/contract/languages';
import { afterEach, expect, test } from 'vitest';
import { patience } from '../../../../../testing/patience.ts';
import { embeddedAssistant } from '../../embedded/embedded-assistant.ts';
import { generateResume } from '../../embedded/generate/generate-resume.ts';
import { openCall } from '../../open-call.ts';
import { createMemoryLedger } from '../../testing/memory-ledger.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { createLlmAssistant } from '../llm-assistant.ts';
import { withFallback } from '../with-fallback.ts';
import { saysOnlyGiven } from './check-summary.ts';

const details = {
  name: 'Ada Lind',
  currentPosition: 'Barista',
  years: 3,
  skills: ['Latte art', 'Customer service'],
  targetJobTitle: 'Café Manager',
};

let server: ModelServer | undefined;
afterEach(() => server?.close());

async function generate(said: unknown, form = details) {
  server = await startModelServer(() => said);
  const llm = createLlmAssistant({
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: server.baseUrl,
    ledger: createMemoryLedger(),
    budgetMs: patience.stepMs,
  });
  const engine = withFallback(llm, embeddedAssistant);
  const asked = openCall(engine);
  const generated = await engine.generate(
    { details: form, language: 'en', call: asked.call },
    new AbortController().signal,
  );
  return { ...generated, engine: asked.answeredBy() };
}

test('the model words the summary and orders the skills; everything else is the form', async () => {
  const summary = ['Barista with 3 years of experience.', 'Seeking a role as Café Manager with Customer service.'];
  const { resumeText, engine, questions } = await generate({
    summary,
    skills: ['Customer service', 'Latte art', 'Go'],
  });
  expect(engine).toEqual({ name: 'llm' });
  expect(resumeText).toBe(
    `Ada Lind\nBarista\n\n\nSummary\n${summary.join(' ')}\n\n\nSkills\nCustomer service, Latte art\n\n\nExperience\nBarista\n`,
  );
  expect(questions.map(({ code }) => code)).toContain('employer');
  expect(server?.requests[0]?.prompt).not.toContain('Ada');
});

test('who has no position is given none, and the model hears of none', async () => {
  const form = { ...details, currentPosition: 'Unemployed' };
  const { resumeText, engine } = await generate({ summary: ['3 years of experience.'], skills: [] }, form);
  expect(engine).toEqual({ name: 'llm' });
  expect(resumeText).toBe('Ada Lind\n\n\nSummary\n3 years of experience.\n\n\nSkills\nLatte art, Customer service\n');
  expect(server?.requests[0]?.prompt).not.toContain('Unemployed');
});

test('a model cannot introduce somebody as unemployed', async () => {
  const form = { ...details, currentPosition: 'Unemployed' };
  const { engine } = await generate({ summary: ['Unemployed with 3 years of experience.'], skills: [] }, form);
  expect(engine).toEqual({ name: 'embedded', fallbackReason: 'unsupported' });
});

test('one that adds something is asked again, then the rules write it', async () => {
  const answer = await generate({ summary: ['Award-winning Barista with 3 years of experience.'], skills: [] });
  expect(answer.engine).toEqual({ name: 'embedded', fallbackReason: 'unsupported' });
  expect(answer.resumeText).toBe(generateResume({ details, language: 'en' }).resumeText);
  expect(server?.requests).toHaveLength(2);
});

test.each([
  'Barista with 5 years of experience.',
  'Barista with 3+ years of experience.',
  'Senior Barista.',
  'Café Manager with 3 years of experience.',
  'Café Manager.',
  'Barista and Café Manager.',
  'Barista with 3 years of Customer service.',
  'Barista with three years of experience.',
  'Barista at Alder Coffee.',
  '',
])('“%s” is not what the form says', (line) => {
  expect(saysOnlyGiven([line], details, 'en')).toBe(false);
});

test('a sentence repeated four times is not a summary', () => {
  const line = 'Barista with 3 years of experience.';
  expect(saysOnlyGiven(Array(3).fill(line), details, 'en')).toBe(true);
  expect(saysOnlyGiven(Array(4).fill(line), details, 'en')).toBe(false);
});

test('invisible characters and Markdown, stay out of the resume', async () => {
  const { resumeText } = await generate({ summary: ['**Barista** with 3\u0000 years of experience.'], skills: [] });
  expect(resumeText).toContain('\nBarista with 3 years of experience.\n');
});

test.each([
  ['es', 'Barista con 3 años de experiencia.', 'Busco un puesto de Café Manager.', 'Barista con premios.'],
  ['fr', 'Barista, 3 ans d’expérience.', 'Recherche un poste de Café Manager.', 'Excellent Barista.'],
  ['de', 'Barista mit 3 Jahren Erfahrung.', 'Suche eine Stelle als Café Manager.', 'Erfahrener Barista.'],
  ['zh', 'Barista，3年工作经验。', '求职意向：Café Manager。', '优秀的Barista。'],
  ['ja', 'Baristaとして3年の経験。', '希望職種：Café Manager。', '優秀なBarista。'],
] as const)('%s: given words pass, praise does not', (language, one, other, praise) => {
  expect(saysOnlyGiven([one, other], details, language)).toBe(true);
  expect(saysOnlyGiven([one, praise], details, language)).toBe(false);
});

test.each(languages)('%s: what the rules write passes the check made for the model', (language) => {
  const [, summary = ''] = generateResume({ details, language }).resumeText.split('\n\n\n');
  const [, line = ''] = summary.split('\n');
  expect(saysOnlyGiven([line], details, language)).toBe(true);
});
