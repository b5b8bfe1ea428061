import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';
import { createTotpSecret, findTotpStep, otpauthUrl, stepAt, totpCode } from './totp.ts';

// The SHA-1 vectors of RFC 6238, appendix B, truncated to six digits.
const rfcSecret = encodeBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(totpCode(rfcSecret, stepAt(seconds * 1000))).toBe(code);
});

test('base32 says the same forth and back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(decodeBase32(encodeBase32(bytes))).toEqual(bytes);
    }),
  );
  expect(encodeBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
});

test('a code counts for its own step and one to each side, and only once', () => {
  const secret = createTotpSecret();
  const nowMs = 1_800_000_000_000;
  const step = stepAt(nowMs);
  const check = (offset: number, lastStep = 0) =>
    findTotpStep({ secret, code: totpCode(secret, step + offset), lastStep, nowMs });
  expect([-2, -1, 0, 1, 2].map((offset) => check(offset))).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(check(0, step)).toBeUndefined();
  expect(check(-1, step)).toBeUndefined();
  expect(check(1, step)).toBe(step + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is not a code', (code) => {
  expect(findTotpStep({ secret: rfcSecret, code, lastStep: 0, nowMs: 59_000 })).toBeUndefined();
});

test('people may type the code with the gap that their app shows', () => {
  expect(findTotpStep({ secret: rfcSecret, code: '287 082', lastStep: 0, nowMs: 59_000 })).toBe(1);
});

test('the address for apps names the account and keeps odd letters harmless', () => {
  expect(otpauthUrl('ABC', 'sam&co@example.com')).toBe(
    'otpauth://totp/Fitted:sam%26co%40example.com?secret=ABC&issuer=Fitted',
  );
});
