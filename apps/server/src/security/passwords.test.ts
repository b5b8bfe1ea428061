import { expect, test } from 'vitest';
import { hashPassword, isPasswordRight } from './passwords.ts';

test('a password is kept as argon2id with 19 MiB and two passes, never twice alike', async () => {
  const [one, other] = await Promise.all([hashPassword('Correct-horse-1'), hashPassword('Correct-horse-1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPasswordRight(one, 'Correct-horse-1')).toBe(true);
  expect(await isPasswordRight(one, 'correct-horse-1')).toBe(false);
});
