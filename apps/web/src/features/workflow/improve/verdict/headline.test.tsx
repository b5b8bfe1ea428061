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
        hasChanges
        effect={{ met: [requirement], unmet: { requirement: iv, status: 'near' } }}
        questions={[]}
        held={0}
        onAsk={() => {}}
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
const headline = (isNarrow: boolean) => (
  <Headline
    {...{ before, after, questions, isNarrow }}
    document={parseResume('Robin')}
    hasChanges
    effect={{ met: [] }}
    held={0}
    onAsk={() => {}}
  />
);

test('the best answers are those with the highest figures in the list, and the questions add up', async () => {
  await renderAt('/', headline(false));
  expect(await screen.findByText(/The 3 best answers could add up to 15 points\./)).toBeTruthy();
  expect(screen.getByText(/5 questions: 4 about what they ask, 1 about figures for your lines\./)).toBeTruthy();
});

test('on a phone the explanation of the figures waits behind a tap', async () => {
  await renderAt('/', headline(true));
  const line = await screen.findByText(/^0 of 0 met/);
  expect(line.closest('summary')?.parentElement?.textContent).toContain('could add up to 15 points');
  expect(line.closest('details')?.open).toBe(false);
});
