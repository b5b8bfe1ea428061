import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { ChatResume } from './chat-resume.tsx';

const before = 'Ada Lind\n\nExperience\nClerk, Post, 2019 - 2023\n- Sorted letters\n- Was asked to count parcels';

test.each([
  ['new words', before.replace('Was asked to count', 'Counted'), 1],
  ['a line that is gone', before.replace('\n- Was asked to count parcels', ''), 0],
  ['words that are gone', before.replace('Was asked to count', 'count'), 0],
])('marks are explained only where there are some: %s', async (_, text, explained) => {
  await renderAt('/', <ChatResume text={text} previous={before} />);
  await screen.findByRole('heading', { name: 'Your resume now' });
  expect(screen.queryAllByText('New words are marked.')).toHaveLength(explained);
});
