import { expect, test } from 'vitest';
import { buildAdvertisement } from '../../testing/build-advertisement.ts';
import { pickAdvertisement } from './pick-advertisement.ts';

const now = new Date('2030-06-15T12:00:00Z');
const build = buildAdvertisement;

test.each([
  ['nothing', [], null],
  ['an inactive one', [build({ isActive: false })], null],
  ['one of another place', [build({ location: 'footer' })], null],
  ['one that has not begun', [build({ startDate: '2030-06-16T00:00:00.000Z' })], null],
  ['one that is over', [build({ endDate: '2030-06-14T23:59:59.999Z' })], null],
  ['the first of those that run', [build({ id: 1, isActive: false }), build({ id: 2 }), build({ id: 3 })], 2],
  [
    'one within its days',
    [build({ id: 4, startDate: '2030-06-01T00:00:00.000Z', endDate: '2030-06-30T00:00:00.000Z' })],
    4,
  ],
])('of %s', (_, advertisements, id) => {
  const shown = pickAdvertisement(advertisements, 'body', now);
  expect(shown && 'id' in shown ? shown.id : shown).toBe(id);
});

test('custom HTML comes before a picture, a picture before text, and an empty one is nothing', () => {
  const all = { imageUrl: 'https://ads.example/a.png', title: 'Courses', text: 'Learn', targetUrl: null };
  const kindOf = (changes: Parameters<typeof build>[0]) => pickAdvertisement([build(changes)], 'body', now)?.kind;
  expect(kindOf({ ...all, adScript: '<b>ad</b>' })).toBe('frame');
  expect(kindOf({ ...all, adScript: '', htmlContent: '<b>ad</b>' })).toBe('frame');
  expect(kindOf({ ...all, adScript: '<!-- none -->' })).toBe('image');
  expect(kindOf({ ...all, adScript: '<!-- -->', imageUrl: null })).toBe('text');
  expect(kindOf({ adScript: '<!-- -->' })).toBeUndefined();
});
