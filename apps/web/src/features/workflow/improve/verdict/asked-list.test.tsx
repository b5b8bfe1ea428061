import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../testing/render-at.tsx';
import type { Answer } from '../../draft.ts';
import { AskedList } from './asked-list.tsx';

const document = parseResume('Robin\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- Balanced the till in Excel');
const till = linesOf(document).find(({ text }) => text === 'Balanced the till in Excel')?.id ?? '';
const requirement = (text: string, at: number) =>
  ({ id: text, kind: 'skill', text, strength: 'must', place: { at, length: 1 } }) as unknown as Requirement;
const found = (text: string, at: number) => ({
  requirement: requirement(text, at),
  how: 'literal' as const,
  isEvidenced: true,
  credit: 1,
  places: [{ lineId: till, at: 0, length: 1 }],
});
const match = {
  matched: [found('Excel', 2)],
  near: [found('Balancing books', 1)],
  missing: [requirement('SQL', 3)],
} as unknown as Match;
const sql: InterviewQuestion = {
  id: 'missing:SQL',
  kind: 'requirement',
  requirement: { id: 'SQL', kind: 'tool', text: 'SQL', strength: 'must' },
  needsRole: false,
  worth: 5,
};

test('what is met comes with its own line, what comes near with the closest one, and what is open with its question', async () => {
  const shown: string[] = [];
  const asked: string[] = [];
  await renderAt(
    '/',
    <AskedList
      match={match}
      questions={[sql]}
      answers={{}}
      document={document}
      onShow={(line) => shown.push(line)}
      onAsk={(id) => asked.push(id)}
      onAskAgain={() => undefined}
    />,
  );
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Closest: “Balanced the till in Excel”');
  expect(rows[1]).toContain('+5');
  expect(rows[2]).toContain('“Balanced the till in Excel”');
  expect(rows[2]).not.toContain('Closest');
  expect(screen.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual([
    'Near: 1',
    'Not found: 1',
    'Met: 1',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Closest: “Balanced the till in Excel”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Answer: SQL' }));
  expect([shown, asked]).toEqual([[till], ['missing:SQL']]);
});

test('all that is asked can be reached: what does not fit at first is one press away, and an open question shows its row', async () => {
  const missing = Array.from({ length: 7 }, (_, at) => requirement(`Skill ${at}`, at));
  const question = { ...sql, id: 'missing:Skill 6', requirement: { ...sql.requirement, id: 'Skill 6' } };
  const list = (wantedId?: string) => (
    <AskedList
      match={{ matched: [], near: [], missing } as unknown as Match}
      questions={[{ ...question, worth: 0 } as InterviewQuestion]}
      document={document}
      wantedId={wantedId}
      onShow={() => undefined}
      answers={{}}
      onAsk={() => undefined}
      onAskAgain={() => undefined}
    />
  );
  const { rerender } = await renderAt('/', list());
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  rerender(list('missing:Skill 6'));
  // Its button has gone: the question stands on the sheet.
  await screen.findByText('Asked on the right');
  expect(screen.queryByRole('button', { name: /^Answer: / })).toBeNull();
  rerender(list());
  await userEvent.click(await screen.findByRole('button', { name: 'Show 3 more: Not found: 7' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

test('a quote begins where its proof is in sight', async () => {
  const line = 'Ran the shop, its stock room, the rota of nine people and the tills of two branches in Excel';
  const long = parseResume(`Robin\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- ${line}`);
  const lineId = linesOf(long).find(({ text }) => text === line)?.id;
  const place = { lineId, at: line.indexOf('Excel'), length: 5 };
  const excel = {
    ...match,
    matched: [{ ...found('Excel', 2), places: [place] }],
    near: [],
    missing: [],
  } as unknown as Match;
  await renderAt(
    '/',
    <AskedList
      match={excel}
      questions={[]}
      answers={{}}
      document={long}
      onShow={() => {}}
      onAsk={() => {}}
      onAskAgain={() => {}}
    />,
  );
  const quote = await screen.findByRole('button');
  expect([quote.textContent, quote.title]).toEqual(['“…branches in Excel”', line]);
});

test('what was passed over, and an answer that shows something else, keep their place and can be asked again', async () => {
  const again: string[] = [];
  const line: InterviewQuestion = { id: 'line:Cooked', kind: 'line', line: 'Cooked', place: 'Cook, Inn', worth: 0 };
  const list = (answers: Record<string, Answer>, isIn = true) => (
    <AskedList
      match={{ ...match, matched: [], near: [] } as unknown as Match}
      questions={[sql, line]}
      answers={answers}
      document={document}
      isIn={() => isIn}
      onShow={() => undefined}
      onAsk={() => undefined}
      onAskAgain={(id) => again.push(id)}
    />
  );
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const told = { kind: 'told', fact: 'Sold it', place: null } as const;
  const { rerender } = await renderAt('/', list({ [sql.id]: { kind: 'skipped' }, [line.id]: { kind: 'skipped' } }));
  await screen.findByText('Lines that could say more: 1');
  expect(rows().map((row) => /Skipped\./.test(row))).toEqual([true, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Ask again: SQL' }));
  expect(again).toEqual([sql.id]);
  rerender(list({ [sql.id]: told }));
  expect(rows()[0]).toContain('Your answer shows something else.');
  rerender(list({ [sql.id]: told }, false));
  expect(rows()[0]).toContain('Not in your resume yet');
});
