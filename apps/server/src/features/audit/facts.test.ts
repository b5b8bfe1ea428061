import { expect, test } from 'vitest';
import { findChange } from './facts.ts';

test('only what differs is kept, with the name of the thing', () => {
  const before = { id: 7, title: 'Fair', status: 'pending_review', tags: ['a'], updatedAt: '1' };
  expect(findChange({ before, after: { ...before, status: 'approved', tags: ['a'], updatedAt: '2' } })).toEqual({
    before: { title: 'Fair', status: 'pending_review' },
    after: { title: 'Fair', status: 'approved' },
  });
});

test('a change of nothing is none', () => {
  const before = { title: 'Fair', tags: ['a'], updatedAt: '1' };
  expect(findChange({ before, after: { ...before, updatedAt: '2' } })).toBeNull();
});

test('what is new or gone is kept whole', () => {
  expect(findChange({ after: { name: 'Ad' } })).toEqual({ before: null, after: { name: 'Ad' } });
  expect(findChange({ before: { name: 'Ad' } })).toEqual({ before: { name: 'Ad' }, after: null });
});

test('a long text is never cut in the middle of a sign', () => {
  const after = findChange({ after: { content: `${'x'.repeat(1999)}😀 and more` } })?.after;
  expect(after?.content).toBe(`${'x'.repeat(1999)}… (2010 characters)`);
});

test('pictures and long texts are shortened, and still tell that they changed', () => {
  const picture = (size: number) => `data:image/jpeg;base64,${'A'.repeat(size)}`;
  const change = findChange({
    before: { username: 'sam', profilePicture: picture(10), content: 'x'.repeat(5000) },
    after: { username: 'sam', profilePicture: picture(20), content: 'x'.repeat(5001) },
  });
  expect(change?.before).toMatchObject({ profilePicture: 'data:image/jpeg;base64 (33 characters)' });
  expect(change?.after).toMatchObject({ profilePicture: 'data:image/jpeg;base64 (43 characters)' });
  expect(JSON.stringify(change).length).toBeLessThan(5000);
});
