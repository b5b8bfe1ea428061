import type { Match } from '@fitted/resume/match/match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
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
        made={{ changes: 2, suggested: 0 }}
        suggestedWorth={0}
        effect={{ met: [requirement], unmet: { requirement: iv, status: 'near' } }}
        promised={{ count: 0, worth: 0 }}
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

const headline = (props: Partial<ComponentProps<typeof Headline>> = {}) => (
  <Headline
    {...{ before, after }}
    document={parseResume('Robin')}
    made={{ changes: 3, suggested: 1 }}
    suggestedWorth={0}
    effect={{ met: [] }}
    promised={{ count: 3, worth: 15 }}
    onAnswer={() => {}}
    {...props}
  />
);
const button = (name: string) => screen.findByRole('button', { name });

test('the button says how many questions it leads to and what their answers could add', async () => {
  await renderAt('/', headline());
  expect((await button('Answer 3 questions: up to +15')).className).toContain('bg-accent ');
  expect(screen.getByText('3 changes made, 1 suggested.')).toBeTruthy();
});

test('where nothing was changed, what answers could add is said beside it', async () => {
  await renderAt('/', headline({ made: { changes: 0, suggested: 0 } }));
  expect(
    await screen.findByText('We didn’t change any of your wording. Answering questions could add up to 15 points.'),
  ).toBeTruthy();
});

test.each([
  [4, 'Answer 3 questions: up to +15', 'Read 1 suggestion'],
  [20, 'Read 1 suggestion', 'Answer 3 questions: up to +15'],
])(
  'of suggestions worth %i and answers worth 15, the solid button is for what brings more',
  async (worth, solid, other) => {
    const made = { changes: 2, suggested: 1 };
    await renderAt('/', headline({ made, suggestedWorth: worth, onRead: () => {} }));
    expect((await button(solid)).className).toContain('bg-accent ');
    expect((await button(other)).className).not.toContain('bg-accent ');
  },
);

test('while a question is open, its own button is the solid one', async () => {
  await renderAt('/', headline({ isAsking: true }));
  expect((await button('Answer 3 questions')).className).not.toContain('bg-accent ');
});

test.each([
  [64, 'Your match is 64 of 100. 3 answers could take it to 79.', 'Answer 3 questions'],
  [66, 'Your match for this job rose from 63 to 66 of 100.', 'Answer 3 questions: up to +15'],
])(
  'a rise to %i says little or enough: the headline is what answers could make of it, or the rise',
  async (score, said, way) => {
    await renderAt('/', headline({ after: matchOf(score) }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await button(way)).toBeTruthy();
  },
);
