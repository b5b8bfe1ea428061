import type { Language } from '@fitted/contract/languages';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import type { ChatInput } from '../../../assistant.ts';
import { answerChat } from '../../../chat/answer-chat.ts';
import { readPosting } from '../../../improve/read-posting.ts';
import { countPages } from '../../../testing/count-pages.ts';
import { everydayResume } from '../../../testing/everyday-resumes.ts';
import { embeddedAssistant } from '../../embedded-assistant.ts';
import { openTurn, say } from '../answer.ts';
import { answerRequests } from '../answer-requests.ts';
import { exchangesIn } from './exchanges.ts';

type Row = readonly [Language, string, string];

const ask = (language: Language, message: string, resume = everydayResume(language)) =>
  answerChat(
    embeddedAssistant,
    {
      ...{ message, resumeText: resume, improvedText: resume, jobTitle: 'Engineer', jobDescription: '', language },
      ...{ chatHistory: [], statedFacts: [], previousResumes: [], heldBack: [], choices: [], countPages },
    },
    new AbortController().signal,
  );

describe('a number word is a figure', () => {
  test.each<Row>([
    ['en', 'it was a team of five, not four', 'Led a team of 5'],
    ['de', 'es waren acht Disponenten, nicht sechs', 'Leitung von 8 Disponenten'],
    ['fr', 'trois stagiaires, pas deux', 'Formé 3 stagiaires'],
  ])('%s: %s', async (language, message, after) => {
    expect((await ask(language, message)).changes.map((change) => change.after)).toEqual([after]);
  });
});

test('a number word that corrects nothing changes nothing', async () => {
  const resume = everydayResume('en').replace('Rowing', 'Rowing\n\nLicences\n5 Year Trade Licence');
  expect((await ask('en', "I'm so nervous about this, it's been nine years", resume)).changes).toEqual([]);
});

describe('what is quoted together with what it should be is done beside other wishes', () => {
  test('a line and a section', async () => {
    const { changes } = await ask(
      'en',
      "right, last things. change 'Reviewed code' to 'Reviewed code of two teams', and put Skills above Work Experience, then tell me how many pages it is",
    );
    expect(changes.map(({ kind, after }) => `${kind} ${after}`)).toEqual([
      'replace-line Reviewed code of two teams',
      'move-section Skills',
    ]);
  });
});

describe('a clause that may want another value somewhere is shown with its before and after', () => {
  test.each<Row>([
    ['en', 'my mail is ada.lind@example.org these days', 'ada.lind@example.org | +44 20 7946 0000 | London'],
    ['de', 'Beim Fahrdienst: zum Schluss waren es dann 55 Fahrer', 'Touren für 55 Fahrer geplant'],
  ])('%s: %s', async (language, message, after) => {
    const { changes, heldBack } = await ask(language, message);
    expect([...changes, ...heldBack.map(({ change }) => change)].map((edit) => edit.after)).toContain(after);
  });

  test('nothing is shown to who admits that it is not so', async () => {
    const { changes, heldBack } = await ask('en', 'it was a team of 9, nobody checks that, just put it');
    expect([...changes, ...heldBack]).toEqual([]);
  });
});

describe('who denies a claim and asks where it comes from is told whether it stands there', () => {
  test.each<Row>([
    ['en', 'did you write that I managed a budget?? I never said that', 'I did not find “I managed a budget”'],
    [
      'de',
      'Haben Sie „verhandlungssicheres Spanisch“ geschrieben? Das hab ich nie gesagt',
      'verhandlungssicheres Spanisch',
    ],
    ['fr', "C'est toi qui as écrit que j'ai dirigé une agence ? J'ai jamais dit ça", "j'ai dirigé une agence"],
    ['es', '¿de dónde has sacado que tengo un máster? yo no he dicho eso', 'tengo un máster'],
  ])('%s: %s', async (language, message, words) => {
    const { response, changes } = await ask(language, message);
    expect(changes).toEqual([]);
    expect(response).toContain(words);
  });

  test('what does stand there is quoted and can be taken out', async () => {
    const { response, choices } = await ask('en', 'did you write that I planned the migration? I never said that');
    expect(response).toContain('Planned the migration');
    expect(choices.map(({ operation }) => operation.name)).toEqual(['remove']);
  });
});

describe('what no word for taking out belongs to is shown first', () => {
  test.each<Row>([
    [
      'fr',
      "après que t'as enlevé les réunions, les stagiaires, tu peux rajouter que je faisais aussi leur planning ?",
      '',
    ],
    ['es', "lo de la clínica dice 'Atendí urgencias' y ya, que éramos 2 enfermeras, ponlo por favor", ''],
  ])('%s: %s', async (language, message) => {
    expect((await ask(language, message)).changes.filter(({ after }) => after === '')).toEqual([]);
  });
});

test('a part that nothing was done about is named beside what was done', async () => {
  const document = parseResume(everydayResume('en'));
  const input: ChatInput = {
    ...{ document, job: readPosting('Engineer', ''), statedFacts: [], message: '', history: [] },
    ...{ canUndo: false, language: 'en', countPages },
  };
  const { words } = await answerRequests(input, ['remove Rowing', 'polish the Zorblax line'], (now, at) =>
    say(openTurn(now), at === 0 ? 'shortened' : 'noMistakes'),
  );
  expect(words).toContain('“polish the Zorblax line”');
});

test('the value of a label changes, not the label', async () => {
  const resume = everydayResume('zh').replace(/^(.+)$/mu, '$1\n求职意向：会计');
  const { changes, heldBack } = await ask('zh', '“求职意向”改成“主办会计”', resume);
  expect([...changes, ...heldBack.map(({ change }) => change)].map(({ after }) => after)).toEqual([
    '求职意向：主办会计',
  ]);
});

test('a span of years is not a telephone number', () => {
  const document = parseResume(
    'Ada Lind\nada@example.org | 0171 2345678\n\nExperience\nCook, Old Works, 2010 - 2014\n- Soup',
  );
  const input = { document, message: '', language: 'en', chatHistory: [] } as unknown as ChatInput;
  expect(exchangesIn(input, 'no, that was 2009-2013')).toEqual([]);
  expect(exchangesIn(input, 'the number is 0171 9999999')[0]?.after).toBe('ada@example.org | 0171 9999999');
});
