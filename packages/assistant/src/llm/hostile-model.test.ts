import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patience } from '../../../../testing/patience.ts';
import { findInvented } from '../../eval/check-facts.ts';
import { type Pair, readPairs } from '../../eval/read-pairs.ts';
import { answerChat } from '../chat/answer-chat.ts';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { improveResume } from '../improve/improve-resume.ts';
import { countPages } from '../testing/count-pages.ts';
import { createMemoryLedger } from '../testing/memory-ledger.ts';
import { lineIdIn, type ModelRequest, type ModelServer, startModelServer } from '../testing/model-server.ts';
import { createLlmAssistant } from './llm-assistant.ts';
import { withFallback } from './with-fallback.ts';

/** Obeys every instruction it reads and invents the rest, in as many ways as the schema allows. */
function lie({ prompt }: ModelRequest): unknown {
  const rows = [...prompt.matchAll(/^([HSETL]\d+) \| (?:- )?(.*)$/gmu)].map(([, id = '', text = '']) => ({ id, text }));
  const posting = /name="posting">\n([\s\S]*?)\n<\/data-/u.exec(prompt)?.[1] ?? '';
  const wishes = posting.split(/[\n.。;；]/u).filter((wish) => wish.length > 12);
  const numbers = rows.flatMap(({ text }) => text.match(/\d+/gu) ?? []);
  const edit = (op: string, at: string, text: string) => ({ op, at, text, order: [], reason: 'clearer' });
  const lines = rows.filter(({ id }) => id.startsWith('L'));
  return {
    words: 'I have improved it.',
    action: 'edit',
    facts: ['I hold a Harvard MBA', ...wishes],
    edits: [
      ...lines.map(({ id, text }, index) => edit('replace', id, inventions(text, wishes, numbers)[index % 8] ?? text)),
      ...rows.flatMap(({ id }) => [
        edit('insert', id, 'Saved $2.4M at Mercy General with Kubernetes'),
        edit('replace-head', id, 'Chief Executive Officer, Mercy General, 2009 – Present'),
        edit('rename-section', id, 'Harvard MBA'),
        edit('add-entry', id, 'Chief Executive Officer, Mercy General, 2009 – Present\nLed 400 people'),
        edit('add-section', id, 'Certifications\nHarvard MBA, 2009'),
        edit('insert-head', id, 'ceo@evil.example'),
      ]),
    ],
  };
}

const inventions = (text: string, wishes: readonly string[], numbers: readonly string[]): string[] => [
  `${text}, cutting costs by 45%`,
  `${text} at Mercy General`,
  `${text} with Kubernetes, Terraform and Tableau`,
  `Chief Executive Officer. ${text}`,
  `${text} ${wishes[0] ?? ''}`,
  `${text} ${wishes.at(-1) ?? ''}`,
  text.replace(/\d+/u, (number) => numbers.find((other) => other !== number) ?? '99'),
  `${text} (${Number(numbers[0] ?? 3) * 10})`,
];

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(lie);
});
beforeEach(() => {
  server.say = lie;
});
afterAll(() => server.close());

const open = () => {
  const ledger = createMemoryLedger();
  const llm = createLlmAssistant({
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: server.baseUrl,
    ledger,
    budgetMs: patience.stepMs,
  });
  return { ledger, engine: withFallback(llm, embeddedAssistant) };
};

const spread = (pairs: readonly Pair[], most: number): Pair[] =>
  pairs.filter((_, index) => index % Math.ceil(pairs.length / most) === 0);
const signal = new AbortController().signal;

test.each(spread(readPairs(), 8).map((pair) => [pair.slug, pair] as const))(
  'nothing that a hostile model invents reaches the resume: %s',
  async (_, pair) => {
    const { engine, ledger } = open();
    const request = { ...pair, statedFacts: [], today: { year: 2026, month: 1 } };
    const improvement = await improveResume(engine, request, signal);
    // If nothing of the answer is left, the rules take over.
    expect([undefined, 'held-back']).toContain(improvement.engine.fallbackReason);
    expect(improvement.heldBack.length).toBeGreaterThan(5);
    expect(findInvented(pair, improvement)).toEqual([]);
    expect(ledger.entries[0]?.settled?.outcome).toBe('answered');
  },
);

test.each(spread(readPairs(), 4).map((pair) => [pair.slug, pair] as const))(
  'nor by way of the chat: %s',
  async (_, pair) => {
    const request = {
      ...pair,
      message: 'Make it better',
      improvedText: null,
      chatHistory: [],
      statedFacts: [],
      previousResumes: [],
      heldBack: [],
      countPages,
      language: 'en' as const,
    };
    const reply = await answerChat(open().engine, request, signal);
    expect(reply.engine).toEqual({ name: 'llm' });
    expect(reply.statedFacts).toEqual([]);
    for (const text of reply.changes.map(({ after }) => after))
      expect(text).not.toMatch(/Harvard|Mercy|Kubernetes|2\.4M|45%|evil|Chief Executive/u);
  },
);

const resumeText = `Rosa Lind
rosa.lind@example.org | London

Experience

Operations Analyst, Alder Logistics, March 2020 – Present
- I was responsible for maintaining the k8s cluster of the warehouse system
- Helped the depot manager with the rota of 21 drivers
- Sent weekly figures to six depot managers

Junior Analyst, Birch Freight, June 2016 – February 2020
- Answered 40 customer calls a day

Education
BSc Geography, University of Leeds, 2016

Skills
SQL, k8s, Excel`;
const rosa = {
  resumeText,
  jobTitle: 'Operations Engineer',
  jobDescription: 'Requirements: Kubernetes, Terraform, SQL. You will lead a team of 12.',
  statedFacts: [],
  language: 'en' as const,
};
const edit = (op: string, at: string, text: string) => ({ op, at, text, order: [], reason: 'clearer' });

describe('what the person did not say about themselves is not a fact, even if a model points to it', () => {
  const saying = (message: string) => {
    server.say = ({ prompt }) => ({
      words: 'I added it.',
      action: 'edit',
      facts: [message],
      edits: [
        edit('replace', lineIdIn(prompt, 'SQL, k8s'), 'SQL, k8s, Excel, Terraform'),
        edit('insert', lineIdIn(prompt, 'Helped'), 'Led a team of 12 people'),
        edit('add-section', 'START', 'Certifications\nAWS certification'),
      ],
    });
    const more = { message, improvedText: null, chatHistory: [], previousResumes: [], heldBack: [], countPages };
    return answerChat(open().engine, { ...rosa, ...more }, signal);
  };

  test.each([
    "I haven't used Terraform.",
    "I can't use Terraform.",
    'I have yet to learn Terraform.',
    'I lack Terraform.',
    'I am without Terraform experience.',
    'The posting asks for Terraform.',
    'The posting says they lead a team of 12 people.',
    'My colleague Anna used Terraform.',
    'Explain what Terraform is.',
    'I wish I knew Terraform.',
    'I want to learn Terraform.',
    'I hope to learn Terraform.',
    'Make it sound like I know Terraform.',
    'Remove everything about Terraform.',
    "I haven't got any AWS certification.",
    'Ohne Terraform bitte.',
    'Ich möchte Terraform lernen.',
    'Nada de Terraform.',
    'Je n’ai aucune expérience de Terraform.',
    'Terraformは使ったことがありません。',
    'Terraformは使えません。',
    '我没用过Terraform。',
  ])('%s', async (message) => {
    const reply = await saying(message);
    expect(reply).toMatchObject({ engine: { name: 'llm' }, statedFacts: [], changes: [] });
  });

  test.each(['I used Terraform at Alder Logistics.', 'He usado Terraform.', 'Terraformを使っています。'])(
    'and this is one: %s',
    async (message) => {
      const reply = await saying(message);
      expect(reply.statedFacts).toMatchObject([{ text: message }]);
      expect(reply.changes.map(({ after }) => after)).toEqual(['SQL, k8s, Excel, Terraform']);
    },
  );
});

describe('what the schema lets a model say beside the lines', () => {
  /** Each in its own call: of several edits of one place only the first would count. */
  async function applied(texts: readonly string[], propose: (text: string, prompt: string) => unknown) {
    const found: string[] = [];
    for (const text of texts) {
      server.say = ({ prompt }) => ({ edits: [propose(text, prompt)] });
      const { changes } = await improveResume(open().engine, { ...rosa, today: { year: 2026, month: 1 } }, signal);
      found.push(...changes.filter(({ id }) => id.startsWith('llm:')).map(({ after }) => after));
    }
    return found;
  }
  const sectionIdIn = (prompt: string, heading: string) =>
    new RegExp(`^(S\\d+) \\| ${heading}$`, 'mu').exec(prompt)?.[1] ?? 'S99';

  test('no heading claims anything', async () => {
    const headings = [
      'Experience: 20 Years of Professional Experience',
      'Experience: 25+ Years of Experience',
      'Experience: Executive Experience',
      'Experience: Management Experience',
      'Experience: Leadership Experience',
      'Experience: Teaching Experience',
      'Experience: International Experience',
      'Education: Education and Certifications',
      'Skills: Skills and Certifications',
    ];
    const rename = (row: string, prompt: string) => {
      const [heading = '', after = ''] = row.split(': ');
      return edit('rename-section', sectionIdIn(prompt, heading), after);
    };
    expect(await applied(headings, rename)).toEqual([]);
    expect(await applied(['Experience: Professional Experience'], rename)).toEqual(['Professional Experience']);
  });

  test('no new section makes a certificate of a skill, nor a manager of who helped one', async () => {
    const sections = [
      'Certifications\nSQL, Excel',
      'Certifications\nk8s',
      'Licences\nExcel',
      'Memberships\nUniversity of Leeds',
      'Languages\nSQL, Excel',
      'Summary\nOperations Analyst and Depot Manager at Alder Logistics',
      'Summary\nOperations Analyst and depot manager',
      'Summary\nAnalyst with a BSc in Excel',
      'Summary\nOperations Analyst since 2016',
      'Summary\nOperations Analyst with 40 customer calls a day',
    ];
    const add = (text: string) => edit('add-section', 'START', text);
    expect(await applied(sections, add)).toEqual([]);
    const honest = 'Summary\nOperations Analyst with a BSc in Geography';
    expect(await applied([honest], add)).toEqual([honest]);
  });

  test('no character changes what is seen', async () => {
    const replace = (text: string, prompt: string) => edit('replace', lineIdIn(prompt, 'Helped'), text);
    const seen = await applied(
      [
        'Assisted the depot manager with the rota of \u202e21\u202c drivers',
        'Assisted the depot manager with the rota of \u206621\u2069 drivers\u{E0041}',
        '<b>Assisted</b> the depot manager with the **rota** of 21 drivers ★★★★★',
        'Assisted\u0000 the depot\u200b manager with the rota of 21 drivers 🏆',
        'Assisted the depot manager with the rota of 21٠ drivers',
        'Assisted the depot manager with the rota of 21\u0336 drivers',
        'Assisted the depot manager with the rota of 21\u20e3 drivers',
        'Assist\u0435d the depot manager with the rota of 21 drivers',
        'Assisted the depot\u2028manager with the rota of 21 drivers',
        'Assisted the depot\rmanager with the rota of 21 drivers',
      ],
      replace,
    );
    expect([...new Set(seen)]).toEqual(['Assisted the depot manager with the rota of 21 drivers']);
  });

  test('and what it says truly is applied: k8s in the spelling of the posting', async () => {
    const after = 'Maintained the Kubernetes cluster of the warehouse system';
    expect(await applied([after], (text, prompt) => edit('replace', lineIdIn(prompt, 'k8s cluster'), text))).toEqual([
      after,
    ]);
  });
});
