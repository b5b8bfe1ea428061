import { expect, test } from 'vitest';
import { emptyJob } from '../draft.ts';
import { takeFound } from './take-found.ts';

const found = { title: 'Depot Assistant', source: 'Indeed', description: 'Load vans.' } as const;
const typed = { title: 'Driver', source: 'Manual Entry', description: 'Drive vans.' } as const;

const called = (site: string) => `Poste (${site})`;

test('a posting that was found whole replaces what was typed', () => {
  expect(takeFound(typed, found, called)).toEqual(found);
});

test('a posting without a description keeps the typed one', () => {
  const left = takeFound(typed, { ...found, description: ' \n' }, called);
  expect(left).toEqual({ ...found, description: 'Drive vans.' });
});

test('a title that is only the name of the site fills a blank one', () => {
  const unnamed = { ...found, title: 'Job from Indeed' };
  expect(takeFound(typed, unnamed, called).title).toBe('Driver');
  expect(takeFound({ ...emptyJob, title: ' ' }, unnamed, called).title).toBe('Poste (Indeed)');
});
