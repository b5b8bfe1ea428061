import { expect, test } from 'vitest';
import { AdvertisementFields } from '../advertisements/advertisement-fields.ts';
import { EventFields } from '../events/event-fields.ts';
import { NewsFields } from '../news/news-fields.ts';

test.each([
  ['an event', EventFields, 'startDate'],
  ['an article', NewsFields, 'publishDate'],
  ['an advertisement', AdvertisementFields, 'startDate'],
])('the form of %s says that a year of two digits is too long ago', (_, fields, name) => {
  const issues = fields.safeParse({ [name]: '0026-11-15' }).error?.issues ?? [];
  const said = issues.filter(({ path }) => path[0] === name).map(({ message }) => message);
  expect(said).toEqual(['Please enter a date from 1900 onwards']);
});

test('an advertisement runs from the beginning of its first day to the end of its last, or without them', () => {
  const days = AdvertisementFields.shape;
  expect(days.startDate.parse('2030-05-01')).toBe('2030-05-01T00:00:00.000Z');
  expect(days.endDate.parse('2030-05-01')).toBe('2030-05-01T23:59:59.999Z');
  expect(days.endDate.parse('')).toBeNull();
});
