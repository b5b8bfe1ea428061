import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanMessage } from './clean-message.ts';

const unexpected = 'An unexpected error occurred. Please try again or contact support.';
const registration = 'An error occurred during registration. Please try again or contact support.';
const taken = 'This email or username is already in use. Please try another.';
const weak = 'Please choose a stronger password that meets our security requirements.';

test.each([
  ['{"message":"Invalid email/username or password."}', 'Invalid email/username or password.'],
  ['{"error":"x"}', registration],
  ['{"message":""}', registration],
  ['{"message":', registration],
  ['[1,2]', registration],
  ['duplicate key value violates unique constraint "users_email_unique"', taken],
  ['{"message":"duplicate key value"}', taken],
  ['Weak password', weak],
  ['Error: connect ECONNREFUSED', unexpected],
  ['java.lang.NullPointerException', unexpected],
  ['x'.repeat(500), unexpected],
  ['<html><head><title>502 Bad Gateway</title></head></html>', unexpected],
  ['Too many requests. Please wait a moment and try again.', 'Too many requests. Please wait a moment and try again.'],
])('%s', (raw, said) => {
  expect(cleanMessage(raw)).toBe(said);
});

test('nothing technical gets through, and saying it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (raw) => {
      const said = cleanMessage(raw);
      expect(said.length).toBeLessThanOrEqual(200);
      expect(said).not.toMatch(/Error:|Exception/);
      expect(cleanMessage(said)).toBe(said);
    }),
  );
});
