import { expect, test } from 'vitest';
import { paragraphsOf, placeOf, townOf } from './event-place.ts';

const place = { isVirtual: false, venue: 'Hall', address: '1 Quay', city: 'Leeds', country: 'UK' };

test.each([
  ['everything known', place, 'Hall, 1 Quay, Leeds, UK'],
  ['no venue, a blank address', { ...place, venue: null, address: ' ' }, 'Leeds, UK'],
  ['online, whatever place is named', { ...place, isVirtual: true }, 'Online Event'],
])('the place with %s', (_, event, shown) => {
  expect(placeOf(event, 'Online Event')).toBe(shown);
});

test('a card names the town only', () => {
  expect(townOf(place, 'Online Event')).toBe('Leeds, UK');
});

test.each([
  ['one\n\ntwo', ['one', 'two']],
  ['one\r\n\r\ntwo', ['one', 'two']],
  ['one\n \t\n\n\ntwo\n', ['one', 'two']],
  ['a line\nits second line', ['a line\nits second line']],
  ['   ', []],
])('%j falls into paragraphs', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
