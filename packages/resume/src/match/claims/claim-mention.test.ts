import { expect, test } from 'vitest';
import { plainMeanings } from '../meanings.ts';
import { mentionAt, mentionIn } from './claim-mention.ts';

const option = { text: 'C', aliases: [], skills: [], isNamed: true };

test('a short name is a word of its own, not the first letter of another', () => {
  const { sentence, from, to } = mentionIn(
    'Checked circuits and wrote drivers in C',
    undefined,
    option,
    [],
    plainMeanings('en'),
  );
  expect([sentence.slice(0, from), sentence.slice(to)]).toEqual(['checked circuits and wrote drivers in ', '']);
});

test('a thing is where it was found, though the text names it twice', () => {
  const text = 'Read about Terraform. A colleague ran Terraform; I watched.';
  const { sentence, from, to } = mentionAt(text, text.lastIndexOf('Terraform'), 'Terraform'.length);
  expect([sentence.slice(0, from), sentence.slice(from, to)]).toEqual(['a colleague ran ', 'terraform']);
  expect(sentence).not.toContain('watched');
});
