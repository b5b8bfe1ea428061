import type { InterviewQuestion, StatedFact } from '@fitted/contract/assistant/assistant';
import { askedOf, isLineQuestion, kindsInTurn } from '@fitted/contract/assistant/question-kinds';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { improveResume } from '../improve/improve-resume.ts';
import { readPosting } from '../improve/read-posting.ts';
import { type Interviewed, interviewed, type ToldAnswer } from '../testing/interview-answers.ts';
import { pickQuestions } from './pick-questions.ts';

const requirementOf = (question: InterviewQuestion | undefined) =>
  question?.kind === 'requirement' ? question.requirement : undefined;

const today = { year: 2026, month: 11 };

const linesAskedAbout = (questions: readonly InterviewQuestion[]) =>
  questions.flatMap((question) => (isLineQuestion(question) ? [question.line] : []));

const improve = (one: Interviewed, statedFacts: readonly StatedFact[]) =>
  improveResume(embeddedAssistant, { ...one, statedFacts, today }, new AbortController().signal);

const firstQuestions = new Map<Interviewed, ReturnType<typeof improve>>();

/** What is asked before anything is answered: the same for every answer, so it is worked out once for each resume. */
function unanswered(one: Interviewed): ReturnType<typeof improve> {
  const before = firstQuestions.get(one) ?? improve(one, []);
  firstQuestions.set(one, before);
  return before;
}

async function answered(one: Interviewed, { answer, role, completes, asked }: ToldAnswer, id = 'answer:q') {
  const { interview } = await unanswered(one);
  const question = interview.find(
    (one) => asked && requirementOf(one)?.text.toLowerCase().includes(asked.toLowerCase()),
  );
  if (asked && !question) throw new Error(`${asked} is not asked: ${interview.map((q) => q.id).join(', ')}`);
  const fact: StatedFact = {
    id,
    text: answer,
    from: 'interview',
    isConfirmed: false,
    place: role === undefined ? null : one.roles[role],
    supports: [],
    ...(completes && { completes }),
    ...(question && { answers: requirementOf(question)?.id ?? '' }),
  };
  return { improvement: await improve(one, [fact]), fact };
}

/** The lines under each role of an improved resume. */
function linesUnder(resume: string, role: string): string[] {
  const entries = parseResume(resume).sections.flatMap((section) => section.entries);
  return entries.find(({ head }) => head.some(({ text }) => text === role))?.body.map(({ text }) => text) ?? [];
}

describe.each(interviewed)('answers in $language', (one) => {
  test.each(one.told)('“$answer” stands where it belongs, in these words', async (told) => {
    const { improvement, fact } = await answered(one, told);
    expect(improvement.unclearFacts).toEqual([]);
    expect(improvement.unplacedFacts).toEqual([]);
    if (told.role === undefined) expect(improvement.improvedResume.toLowerCase()).toContain(told.line.toLowerCase());
    else expect(linesUnder(improvement.improvedResume, one.roles[told.role]).join('\n')).toContain(told.line);
    const resting = improvement.changes.filter(({ evidence }) =>
      evidence.some((found) => found.source === 'stated' && found.factId === fact.id),
    );
    expect(resting.length).toBeGreaterThan(0);
  });
});

const [english] = interviewed;
if (!english) throw new Error('There are no answers');
const said = (answer: string, role: 0 | 1 = 0) => answered(english, { answer, role, line: '' });

test.each([
  'Reception has Opera, I only get the printed list. So no.',
  'no, really not',
  'planning it for spring',
  'No. We had a whiteboard.',
  'Never tested it. Probably 50ish?',
  'a colleague did that',
  'not sure, maybe a few',
  'Nein, das macht bei uns die Chefin',
  'No, las nóminas las hace la gestoría.',
  'いいえ、面接は店長だけです。',
  '没有，都是主管做的',
])('“%s” leaves no trace, and is asked about once', async (answer) => {
  const { improvement, fact } = await said(answer);
  const { improvement: untold } = { improvement: await unanswered(english) };
  expect(improvement.improvedResume).toBe(untold.improvedResume);
  expect(improvement.unclearFacts).toMatchObject([{ id: fact.id }]);
});

test('of several sentences only those that say that it is so are taken', async () => {
  const { improvement } = await said('I gave them the usage numbers. They saved 10% I think');
  const lines = linesUnder(improvement.improvedResume, english.roles[0]).join('\n');
  expect(lines).toContain('Gave them the usage numbers');
  expect(lines).not.toContain('10%');
});

test('an answer without a place waits for one and is not lost', async () => {
  const fact = {
    id: 'a',
    text: 'I trained 9 new starters',
    from: 'interview',
    isConfirmed: false,
    place: null,
  } as const;
  const { unplacedFacts, roles } = await improve(english, [{ ...fact, supports: [] }]);
  expect(unplacedFacts).toEqual(['a']);
  expect(roles).toEqual(english.roles);
});

test('all answers of one interview stand together, and again in the next run', async () => {
  const facts = await Promise.all(
    english.told.map(async (told, at) => (await answered(english, told, `answer:${at}`)).fact),
  );
  const { improvedResume, changes } = await improve(english, facts);
  for (const { line } of english.told) expect(improvedResume.toLowerCase()).toContain(line.toLowerCase());
  const supports = (id: string) =>
    changes
      .filter(({ evidence }) => evidence.some((one) => one.source === 'stated' && one.factId === id))
      .map(({ before, after }) => ({ before, after }));
  const again = await improve(
    english,
    facts.map((fact) => ({ ...fact, supports: supports(fact.id) })),
  );
  expect(again.improvedResume).toBe(improvedResume);
});

test('the questions are of both kinds, what is asked for first, and not about what was answered', async () => {
  const { interview } = await unanswered(english);
  expect(interview[0]).toMatchObject({ kind: 'requirement' });
  expect(linesAskedAbout(interview)).toContain('Handled guest complaints');
  const told = english.told.find(({ completes }) => completes);
  if (!told) throw new Error('No line is completed');
  const { improvement } = await answered(english, told);
  expect(linesAskedAbout(improvement.interview)).not.toContain(told.completes);
});

test('a question of any kind is not asked again once its answer is in the resume', () => {
  const source = parseResume(english.resumeText);
  const job = readPosting(english.jobTitle, english.jobDescription);
  const match = scoreMatch(source, job.profile, { today });
  const ask = (told: readonly StatedFact[]) =>
    pickQuestions(source, source, job, { before: match, after: match }, { completed: new Set(), told });
  const told = {
    id: 'answer:q',
    text: 'Yes',
    from: 'interview',
    isConfirmed: true,
    place: null,
    supports: [],
  } as const;
  const all = ask([]);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kindsInTurn));
  for (const question of all)
    expect(ask([{ ...told, supports: [], ...askedOf(question) }]).map(({ id }) => id)).not.toContain(question.id);
});

test('only what has a name can be answered with a plain yes', async () => {
  const { interview } = await unanswered(english);
  const yesTo = (text: string) => {
    const question = interview.find((one) => requirementOf(one)?.text === text);
    return question?.kind === 'requirement' ? question.yes : undefined;
  };
  expect(yesTo('Opera')).toBe('Opera');
  expect(yesTo('plan the weekly rota')).toBeUndefined();
});

test('a choice or a list is not answered with a plain yes, and the same thing is asked about once', async () => {
  const { interview } = await improve(
    {
      ...english,
      jobDescription: `Your tasks
- Post the night audit in Mews
Requirements
- Mews
- Diploma in tourism or a degree in hotel administration
- Wines and spirits`,
    },
    [],
  );
  const asked = interview.flatMap((one) => (one.kind === 'requirement' ? [one] : []));
  expect(asked.filter(({ requirement }) => requirement.text.includes('Mews'))).toHaveLength(1);
  for (const { requirement, yes } of asked) if (/ or | and /u.test(requirement.text)) expect(yes).toBeUndefined();
});

test('a line is quoted only if it shares more than a common word with what is asked, and can be read at once', async () => {
  const duty = 'Handle complaints of insurers in writing';
  const quoted = async (line: string) => {
    const { interview } = await improve(
      {
        ...english,
        resumeText: `Ida Brandt\nida@example.com\n\nEXPERIENCE\nClerk, Corvane Ltd, 2018 - 2021\n- ${line}`,
        jobDescription: `Your tasks\n- ${duty}`,
      },
      [],
    );
    return interview.some((one) => one.kind === 'requirement' && one.line !== undefined);
  };
  expect(await quoted('Handled the delivery of bread and milk to nine shops')).toBe(false);
  expect(await quoted('Handled complaints of relatives')).toBe(true);
  const story = 'and then told everybody about it at the meeting '.repeat(6);
  expect(await quoted(`Handled complaints of relatives ${story.trim()}`)).toBe(false);
});

test('a yes to a question of another kind goes where its answers go', async () => {
  const told = english.told.find(({ completes }) => completes !== undefined);
  const yes = { from: 'question', isConfirmed: true, text: 'about 40 a week' } as const;
  const fact = { ...yes, id: 'answer:q', place: null, supports: [], completes: told?.completes };
  const { improvedResume } = await improve(english, [fact]);
  expect(improvedResume).toMatch(new RegExp(`${told?.completes}.*40 a week`, 'u'));
});

test.each([{ completes: false }, { completes: true }])(
  'a line that the person words themselves stands so, in place of ours ($completes)',
  async ({ completes }) => {
    const told = english.told.find((one) => one.role !== undefined && (one.completes !== undefined) === completes);
    if (told?.role === undefined) throw new Error('No such answer');
    const { fact } = await answered(english, told);
    const wording = 'Settled forty guest complaints a week, most of them at the desk';
    const { improvedResume } = await improve(english, [{ ...fact, isConfirmed: true, wording }]);
    const lines = linesUnder(improvedResume, english.roles[told.role]);
    expect(lines.filter((line) => line === wording)).toHaveLength(1);
    expect(lines.join('\n')).not.toContain(told.line);
  },
);

test.each(['Led a team of four porters on the late shift', 'led a team of four porters\non the late shift'])(
  '“%s”, told about a line, stands below it as a line of its own',
  async (answer) => {
    const completes = 'Handled guest complaints';
    const { improvement, fact } = await answered(english, { answer, role: 0, completes, line: '' });
    const lines = linesUnder(improvement.improvedResume, english.roles[0]);
    expect(lines.slice(0, 2)).toEqual([completes, 'Led a team of four porters on the late shift']);
    const wording = 'Led four porters, late shift';
    const shown = await improve(english, [{ ...fact, wording }]);
    expect(linesUnder(shown.improvedResume, english.roles[0])).toEqual(expect.arrayContaining([completes, wording]));
  },
);

test('a line is asked about where a figure makes sense, and not beside what asks about it already', async () => {
  const { interview } = await improve(
    {
      ...english,
      resumeText: `Ida Brandt
ida@example.com

EXPERIENCE
Ward Nurse, Alder Hospital, March 2019 - Present
- Chart in Epic
- Trained the nursing students
- Handled complaints of relatives`,
      jobTitle: 'Ward Nurse',
      jobDescription: 'Your tasks\n- Answer complaints of insurers',
    },
    [],
  );
  expect(linesAskedAbout(interview)).toEqual(['Trained the nursing students']);
});

test('the name of a job is not quoted as if it were the duty', () => {
  const resume = parseResume(
    'Grace\n\nEmployment\n\nStaff Nurse, Acute Medical Unit\nManchester Infirmary\nMarch 2019 - Present\n- Mentoring of students',
  );
  const job = readPosting('Senior Nurse', 'What you will do\n- Lead a team of nurses on each shift');
  const [title] = resume.sections[0]?.entries[0]?.head ?? [];
  const match = scoreMatch(resume, job.profile, { today });
  const near = job.profile.requirements.map((requirement) => ({
    ...{ requirement, how: 'partial' as const, isEvidenced: true, credit: 0.25 },
    places: [{ lineId: title?.id ?? '', at: 0, length: 1 }],
  }));
  const after = { ...match, matched: [], near, missing: [] };
  const asked = pickQuestions(resume, resume, job, { before: match, after });
  expect(asked.filter(({ kind }) => kind === 'requirement').length).toBeGreaterThan(0);
  for (const question of asked) if (question.kind === 'requirement') expect(question.line).toBeUndefined();
});

test('what somebody answered is met, with their line to show for it, until the line goes', async () => {
  const { fact, improvement } = await answered(english, {
    answer: 'I wrote out the rota, every Monday, for 14 people',
    role: 0,
    asked: 'plan the weekly rota',
    line: '',
  });
  const { match } = improvement;
  expect(fact.answers).toBeDefined();
  expect(match.after.score).toBeGreaterThan(match.before.score);
  expect(match.requirements.find(({ id }) => id === fact.answers)).toMatchObject({ status: 'met' });
});

test('a line that somebody said shows what is asked counts, and is not asked about again', async () => {
  const line = 'Kept the rota of nine people in a spreadsheet';
  const one = {
    ...english,
    resumeText: `Ida Brandt\nida@example.com\n\nEXPERIENCE\nClerk, Corvane Ltd, 2018 - 2021\n- ${line}`,
    jobDescription: 'Your tasks\n- Plan the rota with the managers of all branches\n- Answer complaints',
  };
  const signal = new AbortController().signal;
  const run = (shown: { answers: string; lines: string[] }[]) =>
    improveResume(embeddedAssistant, { ...one, statedFacts: [], shown, today }, signal);
  const untold = await run([]);
  const asked = untold.interview.find((question) => requirementOf(question)?.text.includes('rota'));
  const told = await run([{ answers: requirementOf(asked)?.id ?? '', lines: [line] }]);
  expect(asked).toBeDefined();
  expect(told.match.after.score).toBeGreaterThan(untold.match.after.score);
  expect(told.interview.map(({ id }) => id)).not.toContain(asked?.id);
});
