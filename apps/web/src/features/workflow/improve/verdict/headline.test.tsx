import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import type { Match } from '@fitted/resume/match/match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../testing/render-at.tsx';
import { Headline } from './headline.tsx';
import { ScorePanel } from './score-panel.tsx';

const meters = { coverage: 65, wording: 60, structure: 60, prominence: 60 };
const matchOf = (score: number) => ({ score, meters, matched: [], near: [], missing: [] }) as unknown as Match;
const [before, after] = [matchOf(63), matchOf(66)];
const requirement = { id: 'lead', text: 'Lead a team', strength: 'must' } as never;
const iv = { id: 'iv', text: 'IV therapy', strength: 'must' } as never;

test('the score is said once, with what the last answer met and what it left open', async () => {
  await renderAt(
    '/',
    <>
      <Headline
        before={before}
        after={after}
        document={parseResume('Robin')}
        made={2}
        suggested={0}
        effect={{ met: [requirement], unmet: { requirement: iv, status: 'near' } }}
        questions={[]}
        count={0}
        onAnswer={undefined}
      />
      <ScorePanel before={before} after={after} isScoreSaid />
    </>,
  );
  expect(await screen.findByText('Your match for this job rose from 63 to 66 of 100.')).toBeTruthy();
  expect(screen.getByText('Your answer shows “Lead a team”.')).toBeTruthy();
  // Fewer points than an answer can bring are explained.
  expect(screen.getByText(/^“IV therapy” is near, not met yet/)).toBeTruthy();
  const panel = screen.getByRole('region', { name: 'Match score' });
  expect(panel.textContent).not.toContain('66');
  expect(panel.querySelector('details')?.open).toBe(false);
});

const ask = (id: string, kind: 'years' | 'duty', worth: number): InterviewQuestion => ({
  id: `missing:${id}`,
  kind: 'requirement',
  requirement: { id, kind, text: id, strength: 'must' },
  needsRole: false,
  worth,
});
const questions: InterviewQuestion[] = [
  ...[6, 4, 3].map((worth) => ask(`duty ${worth}`, 'duty', worth)),
  // Asked last, though it is worth more.
  ask('5 years', 'years', 5),
  { id: 'line:Sorted letters', kind: 'line', line: 'Sorted letters', place: 'Clerk, Post', worth: 0 },
];
const headline = (isAsking: boolean) => (
  <Headline
    {...{ before, after, questions, isAsking }}
    document={parseResume('Robin')}
    made={2}
    suggested={0}
    effect={{ met: [] }}
    count={6}
    onAnswer={() => {}}
  />
);

test('the best answers are those with the highest figures in the list, said without a tap, and all questions are counted', async () => {
  await renderAt('/', headline(false));
  expect(await screen.findByText(/The 3 best answers could add up to 15 points\./)).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Answer 6 questions' }).className).toContain('bg-accent ');
});

test('while a question is open, its own button is the solid one', async () => {
  await renderAt('/', headline(true));
  expect((await screen.findByRole('button', { name: 'Answer 6 questions' })).className).not.toContain('bg-accent ');
});
