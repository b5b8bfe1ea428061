import { expect, test } from 'vitest';
import { emptyJob } from '../draft.ts';
import { takeFound } from './take-found.ts';

const found = { title: 'Depot Assistant', source: 'Indeed', description: 'Load vans.' } as const;
const typed = { title: 'Driver', source: 'Manual Entry', description: 'Drive vans.' } as const;

test('a posting that was found whole replaces what was typed', () => {
  expect(takeFound(typed, found)).toEqual(found);
});

test('a posting without a description keeps the typed one and its title', () => {
  expect(takeFound(typed, { ...found, description: ' \n' })).toEqual({ ...typed, source: 'Indeed' });
});

test('its title fills a blank one', () => {
  expect(takeFound({ ...emptyJob, title: ' ' }, { ...found, description: '' })).toEqual({ ...found, description: '' });
});
