import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { ClearableMoment, clearableText, moment, text } from './primitives.ts';

const saidOf = (schema: ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);

test.each(['0026-11-15', '1899-12-31', '0026-11-15T09:00:00.000Z'])('%s is too early', (value) => {
  const said = ['Please enter a date from 1900 onwards'];
  expect(saidOf(moment('Start date is required'), value)).toEqual(said);
  expect(saidOf(ClearableMoment, value)).toEqual(said);
});

test('an invalid date is reported as missing, and a day means midnight UTC', () => {
  expect(saidOf(moment('Start date is required'), 'soon')).toEqual(['Start date is required']);
  expect(moment().parse('1900-01-01')).toBe('1900-01-01T00:00:00.000Z');
  expect(ClearableMoment.parse('')).toBeNull();
});

test('text that is too long is not reported as missing', () => {
  const said = ['Please use at most 3 characters'];
  expect(saidOf(text(3, 'Title is required'), 'four')).toEqual(said);
  expect(saidOf(clearableText(3), 'four')).toEqual(said);
  expect(saidOf(text(3, 'Title is required'), ' ')).toEqual(['Title is required']);
  expect(text(3).parse(' two ')).toBe('two');
});
