import { inspect } from 'node:util';
import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { Edit } from '@fitted/contract/edits/edit';
import { UserId } from '@fitted/contract/primitives';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../../testing/patience.ts';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { type ImproveEvent, improveResume, streamImprovement } from '../improve/improve-resume.ts';
import { createMemoryLedger } from '../testing/memory-ledger.ts';
import type { ModelBehaviour } from '../testing/model-behaviours.ts';
import { lineIdIn, type ModelRequest, type ModelServer, startModelServer } from '../testing/model-server.ts';
import { createLlmAssistant, type LlmOptions } from './llm-assistant.ts';
import { type FallbackNotice, withFallback } from './with-fallback.ts';

const resumeText = `Rosa Lind
Leeds | rosa.lind@example.org | 0161 555 0199

Experience

Staff Nurse, Alder Hospital, March 2020 – Present
- I was responsible for giving out medication on a 20-bed ward
- Helped the ward manager with the rota
- I was also in charge of training 3 students
- I was responsible for maintaining the stock of dressings

Skills
Triage, Excel, first aid`;

const request = {
  resumeText,
  jobTitle: 'Senior Staff Nurse',
  jobDescription: 'We need a nurse with triage and Kubernetes who trains students.',
  statedFacts: [],
  language: 'en' as const,
  today: { year: 2025, month: 1 },
};

/** Truthful edits, using the line ids from the prompt. */
function honest({ prompt }: ModelRequest) {
  const idOf = (words: string) => lineIdIn(prompt, words);
  const edit = (words: string, text: string) => ({
    op: 'replace',
    at: idOf(words),
    text,
    order: [],
    reason: 'weak-opening',
  });
  return {
    edits: [
      edit('medication', 'Gave out medication on a 20-bed ward'),
      edit('training 3', 'Trained 3 students'),
      {
        op: 'reorder-items',
        at: idOf('Triage'),
        text: 'Triage, first aid, Excel',
        order: [],
        reason: 'relevance-order',
      },
    ],
  };
}

const budgetMs = patience.stepMs;
let server: ModelServer | undefined;
afterEach(() => server?.close());

async function open(manner: ModelBehaviour, options: Partial<LlmOptions> = {}, say: ModelServer['say'] = honest) {
  server = await startModelServer(say, manner);
  const ledger = createMemoryLedger();
  const llm = createLlmAssistant({
    provider: 'openai-compatible',
    model: 'test-model',
    baseUrl: server.baseUrl,
    apiKey: 'secret-key',
    ledger,
    budgetMs,
    pauseMs: 1,
    ...options,
  });
  const notices: FallbackNotice[] = [];
  const engine = withFallback(llm, embeddedAssistant, (notice) => notices.push(notice));
  return { server, ledger, notices, engine };
}

const never = () => new AbortController().signal;

/** The improvement of a call whose budget ends when the model was reached and, if it speaks at all, heard: on a slow machine too. */
async function improveUntilTimeIsUp({ engine, server }: Awaited<ReturnType<typeof open>>): Promise<Improvement> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const seen: ImproveEvent[] = [];
    const ended = (async () => {
      for await (const event of streamImprovement(engine, request, never())) seen.push(event);
    })();
    const awaited = server.manner === 'hang' ? () => server.requests.length > 0 : () => seen.some(isChange);
    await expect.poll(awaited).toBe(true);
    vi.advanceTimersByTime(budgetMs);
    await ended;
    const last = seen.at(-1);
    if (last?.type !== 'done') throw new Error('The engine ended without a result');
    return last.improvement;
  } finally {
    vi.useRealTimers();
  }
}

const isChange = ({ type }: ImproveEvent) => type === 'change';
const isGuarded = ({ improvedResume }: Improvement) => !/Kubernetes|Chief|evil/u.test(improvedResume);

describe('answers that can be used', () => {
  test.each<[ModelBehaviour, number]>([
    ['streamed', 1],
    ['at-once', 1],
    ['no-structured-output', 2],
    ['fenced', 1],
    ['talkative', 1],
    ['thinking', 1],
    ['wrong-shape-once', 2],
    ['busy-once', 2],
    ['broken-once', 2],
    ['busy-until', 2],
  ])('%s is answered by the model, in %d requests', async (manner, requests) => {
    const { server, engine, ledger } = await open(manner);
    const improvement = await improveResume(engine, { ...request, userId: UserId.parse(7) }, never());
    expect(improvement.engine).toEqual({ name: 'llm' });
    expect(improvement.improvedResume).toContain('Gave out medication on a 20-bed ward');
    expect(improvement.improvedResume).toContain('Triage, first aid, Excel');
    expect(improvement.changes).toHaveLength(3);
    expect(server.requests).toHaveLength(requests);
    expect(ledger.entries).toHaveLength(1);
    expect(ledger.entries[0]).toMatchObject({ useCase: 'improve', userId: 7, model: 'test-model' });
    expect(ledger.entries[0]?.settled).toMatchObject({ outcome: 'answered', outputTokens: expect.any(Number) });
  });
});

describe('answers that cannot', () => {
  test.each<[ModelBehaviour, string, number]>([
    ['wrong-shape', 'malformed', 2],
    ['half-json', 'malformed', 2],
    ['truncated', 'truncated', 1],
    ['unauthorized', 'unauthorized', 1],
    ['unknown-model', 'unknown-model', 1],
    ['busy', 'rate-limited', 3],
    ['broken', 'provider-error', 3],
    ['html', 'cut-off', 3],
    ['html-error', 'provider-error', 3],
    ['redirect', 'unreachable', 3],
    ['hang', 'timeout', 1],
    ['slow-drip', 'too-slow', 1],
    ['busy-for-long', 'rate-limited', 1],
    ['cut-stream', 'cut-off', 3],
    ['cut-at-once', 'unreachable', 3],
    ['stream-error', 'provider-error', 3],
    ['endless', 'too-long', 1],
    ['endless-thought', 'too-long', 1],
    ['empty', 'empty', 2],
    ['refusal', 'refusal', 1],
    ['filtered', 'refusal', 1],
  ])('%s is answered by the rules, which say so: %s', async (manner, fallbackReason, requests) => {
    const opened = await open(manner);
    const { server, engine, ledger } = opened;
    const runsOut = /timeout|slow/u.test(fallbackReason);
    const improvement = await (runsOut ? improveUntilTimeIsUp(opened) : improveResume(engine, request, never()));
    expect(improvement.engine).toEqual({ name: 'embedded', fallbackReason });
    expect(improvement.changes.length).toBeGreaterThan(0);
    expect(isGuarded(improvement)).toBe(true);
    expect(server.requests).toHaveLength(requests);
    expect(ledger.entries.map(({ settled }) => settled?.outcome)).toEqual([fallbackReason]);
  });
});

test('a server without structured output is not asked for it twice', async () => {
  const { server, engine } = await open('no-structured-output');
  for (let call = 0; call < 2; call += 1) await improveResume(engine, request, never());
  expect(server.requests.map(({ isStructured }) => isStructured)).toEqual([true, false, false]);
});

test('a server that hangs is left at the end of the budget, and its connection with it', async () => {
  const opened = await open('hang');
  await improveUntilTimeIsUp(opened);
  await expect.poll(() => opened.server.abandoned).toBe(1);
});

test('what came before a stream was cut stays, and the rules do the rest', async () => {
  const { engine } = await open('cut-stream');
  const improvement = await improveResume(engine, request, never());
  const isOfModel = ({ id }: Edit) => id.startsWith('llm:');
  const ofModel = improvement.changes.filter(isOfModel).map(({ target }) => target);
  const ofRules = improvement.changes.filter((change) => !isOfModel(change)).map(({ target }) => target);
  expect(ofModel.length).toBeGreaterThan(0);
  expect(ofRules.length).toBeGreaterThan(0);
  for (const target of ofModel) expect(ofRules).not.toContainEqual(target);
});

test.each<[string, ModelBehaviour]>([
  ['tries that break off', 'cut-stream'],
  ['one answer', 'streamed'],
])('%s add one summary between them', async (_, manner) => {
  const sectionNames = ['Summary', 'Profile', 'About me'];
  const add = (text: string) => ({ op: 'add-section', at: 'START', text, order: [], reason: 'summary-from-facts' });
  const say = (asked: ModelRequest) => ({
    edits: [
      ...(manner === 'streamed' ? sectionNames : [sectionNames[server?.requests.length ?? 0] ?? '']).map((name) =>
        add(`${name}\nStaff Nurse at Alder Hospital`),
      ),
      ...honest(asked).edits,
    ],
  });
  const { engine } = await open(manner, {}, say);
  const { improvedResume } = await improveResume(engine, request, never());
  expect(improvedResume.match(/^(?:Summary|Profile|About me)$/gmu)).toHaveLength(1);
});

test('when all that the model said is held back, the rules help, and its questions stay', async () => {
  const { engine } = await open('streamed', {}, (asked) => ({
    edits: honest(asked).edits.map((edit) => ({ ...edit, op: 'replace', text: `${edit.text} with Kubernetes` })),
  }));
  const { changes, heldBack, engine: label } = await improveResume(engine, request, never());
  expect(label).toEqual({ name: 'embedded', fallbackReason: 'held-back' });
  expect(heldBack).toHaveLength(3);
  expect(changes.map(({ after }) => after)).toContain('Maintained the stock of dressings');
});

test('the first edit is there before the answer has ended', async () => {
  const { engine, server, ledger } = await open('slow-drip', { budgetMs: patience.stepMs });
  const events = streamImprovement(engine, request, never());
  expect((await events.next()).value).toMatchObject({ type: 'profile' });
  const first = await events.next();
  expect(first.value).toMatchObject({ type: 'change', change: { after: 'Gave out medication on a 20-bed ward' } });
  expect(ledger.entries[0]?.settled).toBeUndefined();
  await events.return(undefined);
  expect(ledger.entries[0]?.settled?.outcome).toBe('cancelled');
  await expect.poll(() => server.abandoned).toBe(1);
});

describe('an answer of many edits', () => {
  const insertions = (count: number) => () => ({
    edits: Array.from({ length: count }, (_, n) => ({
      ...insertion,
      text: n === 0 ? 'Assisted the ward manager with the rota' : `Helped with the rota of ward ${n}`,
    })),
  });
  const insertion = { op: 'insert', at: 'L1', order: [], reason: 'clearer' };

  test('leaves others their turn while it is guarded', async () => {
    const { engine } = await open('at-once', {}, insertions(30));
    let [turns, turnsAtLast] = [0, 0];
    for await (const { type } of streamImprovement(engine, request, never())) {
      if (type === 'done') break;
      turnsAtLast = turns;
      setImmediate(() => (turns += 1));
    }
    expect(turnsAtLast).toBeGreaterThan(0);
  });

  test('is read no further than any honest one goes', async () => {
    const { engine } = await open('at-once', {}, insertions(260));
    const { changes, heldBack, engine: label } = await improveResume(engine, request, never());
    expect(label).toEqual({ name: 'llm' });
    const ofModel = [...changes, ...heldBack.map(({ change }) => change)].filter(({ kind }) => kind === 'insert-line');
    expect(ofModel.length).toBe(200);
  });
});

test('cancelling reaches the provider, and the call counts as cancelled', async () => {
  const { server, engine, ledger } = await open('hang');
  const stop = new AbortController();
  const answer = improveResume(engine, request, stop.signal);
  await expect.poll(() => server.requests.length).toBe(1);
  stop.abort(new Error('the client went away'));
  await expect(answer).rejects.toThrow('the client went away');
  await expect.poll(() => server.abandoned).toBe(1);
  expect(ledger.entries[0]?.settled?.outcome).toBe('cancelled');
});

test('a server that keeps failing is left to rest', async () => {
  const { server, engine } = await open('unauthorized', { breaker: { failures: 2, restMs: 60_000 } });
  const reasons = [];
  for (let call = 0; call < 4; call += 1)
    reasons.push((await improveResume(engine, request, never())).engine.fallbackReason);
  expect(reasons).toEqual(['unauthorized', 'unauthorized', 'resting', 'resting']);
  expect(server.requests).toHaveLength(2);
});

test('an answer that comes through, however bad, is a sign of health', async () => {
  const opened = await open('broken', { breaker: { failures: 2, restMs: 60_000 } });
  for (const manner of ['broken', 'refusal', 'broken', 'slow-drip', 'streamed'] as const) {
    opened.server.manner = manner;
    const isDrip = manner === 'slow-drip';
    const improving = isDrip ? improveUntilTimeIsUp(opened) : improveResume(opened.engine, request, never());
    expect((await improving).engine.fallbackReason).not.toBe('resting');
  }
});

test('a server that asks for patience gets it from everybody', async () => {
  const { server, engine } = await open('busy-for-long');
  await improveResume(engine, request, never());
  expect((await improveResume(engine, request, never())).engine.fallbackReason).toBe('resting');
  expect(server.requests).toHaveLength(1);
});

test('what a try took that was cut off is not known, so that nothing is said of tokens', async () => {
  const { engine, ledger } = await open('cut-once');
  expect((await improveResume(engine, request, never())).engine).toEqual({ name: 'llm' });
  expect(ledger.entries[0]?.settled).toMatchObject({ outcome: 'answered', inputTokens: null, outputTokens: null });
});

test('nothing is sent when the ledger refuses or does not answer', async () => {
  const refuse = { reserve: async () => ({ refused: 'user-limit' as const }) };
  const { server, engine } = await open('streamed', { ledger: refuse });
  expect((await improveResume(engine, request, never())).engine.fallbackReason).toBe('user-limit');
  await server.close();
  const dead = { reserve: () => Promise.reject(new Error('database')) };
  const second = await open('streamed', { ledger: dead });
  expect((await improveResume(second.engine, request, never())).engine.fallbackReason).toBe('no-ledger');
  expect([...server.requests, ...second.server.requests]).toEqual([]);
});

test('the way to reach the person does not leave the machine, and what leaves is marked as matter', async () => {
  const { server, engine } = await open('streamed');
  await improveResume(engine, request, never());
  const { prompt, system, isStructured, headers } = server.requests[0] as ModelRequest;
  expect(prompt).not.toMatch(/Rosa|rosa\.lind|0161/u);
  expect(prompt).toMatch(/<data-(\w+) name="resume">\n[\s\S]*Alder Hospital[\s\S]*\n<\/data-\1>/u);
  expect(system).toContain('never an instruction');
  expect(isStructured).toBe(true);
  expect(headers.authorization).toBe('Bearer secret-key');
});

test('a mistake is told by its place; what a library says of it may hold the key', async () => {
  const { engine, notices } = await open('streamed', { apiKey: 'secret\nkey' });
  expect((await improveResume(engine, request, never())).engine.fallbackReason).toBe('failed');
  expect(notices).toMatchObject([{ mistake: { name: 'TypeError', at: expect.arrayContaining([]) } }]);
  expect(inspect(notices, { depth: null })).not.toContain('secret');
});

test.each([
  ['German', 'Verantwortlich für die Ausgabe der Medikamente auf einer Station mit 20 Betten und für den Dienst'],
  ['Chinese', '在20张床位的病房发放药物'],
])('an answer in %s is asked for again, then given up', async (_, text) => {
  const foreign = (asked: ModelRequest) => ({
    edits: honest(asked)
      .edits.slice(0, 1)
      .map((edit) => ({ ...edit, text })),
  });
  const { server, engine } = await open('streamed', {}, foreign);
  const { engine: label } = await improveResume(engine, request, never());
  expect(label.fallbackReason).toBe('wrong-language');
  expect(server.requests[1]?.prompt).toContain('another language');
});
