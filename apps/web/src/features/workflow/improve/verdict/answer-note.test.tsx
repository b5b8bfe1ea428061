import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../testing/render-at.tsx';
import type { QuotingQuestion } from '../questions/questions.ts';
import { AnswerNote } from './answer-note.tsx';

const question = (text: string, worth: number): QuotingQuestion => ({
  id: text,
  kind: 'requirement',
  requirement: { id: text, kind: 'duty', text, strength: 'must' },
  needsRole: true,
  worth,
});
const wanted = { id: 'Audits', text: 'Audits' } as never;
const other = { id: 'Rota', text: 'Rota' } as never;

test('an answer can be changed or taken back, leads on to what is left, and to what else its line fits', async () => {
  const done: unknown[] = [];
  await renderAt(
    '/',
    <AnswerNote
      effect={{ met: [], unmet: { requirement: wanted, status: 'open' }, elsewhere: other }}
      scores={{ before: 63, after: 71 }}
      stands={{ head: 'Nurse', line: 'Planned the week' }}
      nextWorth={4}
      left={[question('Rota', 4), question('Wound care', 3)]}
      onNext={() => done.push('next')}
      onAsk={(id) => done.push(id)}
      onFits={() => done.push('fits')}
      onTakeBack={(isToChange) => done.push(isToChange)}
      onClose={() => {}}
    />,
  );
  // The figures and the arrow between them never come apart.
  expect((await screen.findByRole('status')).textContent).toContain('63\u00a0→\u00a071');
  expect(screen.getByText('Your line speaks to “Rota”.')).toBeTruthy();
  for (const name of ['Yes, it shows “Rota”', 'Next question· up to +4', 'Change', 'Take it back', 'Wound care+3'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(done).toEqual(['fits', 'next', true, false, 'Wound care']);
});
