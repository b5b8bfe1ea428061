import type { InterviewQuestion } from '@fitted/contract/assistant';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Match } from '@fitted/resume/match/match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
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

test('what is met comes with its own line, then what is open by worth, and what only comes near names the closest line', async () => {
  const shown: string[] = [];
  const asked: string[] = [];
  await renderAt(
    '/',
    <AskedList
      match={match}
      questions={[sql]}
      document={document}
      onShow={(line) => shown.push(line)}
      onAsk={(id) => asked.push(id)}
    />,
  );
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('“Balanced the till in Excel”');
  expect(rows[0]).not.toContain('Closest');
  expect(rows[1]).toContain('Answer: about +5 points');
  expect(rows[2]).toContain('Closest: “Balanced the till in Excel”');
  await userEvent.click(screen.getByRole('button', { name: 'Closest: “Balanced the till in Excel”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Answer: SQL' }));
  expect([shown, asked]).toEqual([[till], ['missing:SQL']]);
});
