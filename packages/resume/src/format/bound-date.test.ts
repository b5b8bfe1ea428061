import { expect, test } from 'vitest';
import { completesWords } from './bound-date.ts';

test.each([
  ['ACLS exp ', true],
  ['ACLS exp. ', true],
  ['RN to BSN (online), Stillwater Valley, currently enrolled, expected ', true],
  ['Führerschein, gültig bis: ', true],
  ['Harlow Creek Community Hospital, Dayton OH ', false],
  ['Stock Clerk, Harbour Lane Stores, ', false],
  ['Field experience', false],
])('%s', (before, isBound) => expect(completesWords(before)).toBe(isBound));
