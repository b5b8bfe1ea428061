import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isGuessablePassword } from './common-passwords.ts';

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'P@ssw0rd123!',
  'Passwort2024',
  'contraseña1',
  'Qwerty123',
  'qwertyuiop',
  '1qaz2wsx',
  '1qaz@WSX',
  'asdfghjkl1',
  'zxcvbnm123',
  '12345678',
  '87654321',
  '1q2w3e4r',
  'abcd1234',
  'abc12345',
  'aaaaaaaa',
  'abababab',
  'Iloveyou1',
  'Welcome2025!',
  'Letmein123',
  'Football99',
  'Summer2026',
  'Monkey12',
  'Dragon_123',
  'trustno1',
  'Admin1234',
  'Testtest1',
  'lovelove',
  'Michael1985',
  'qwerty12345',
  'Azerty123',
  '11111111',
  '20041231',
  'Charlie7777',
  '123password',
  'Changeme1',
])('%s is guessed at once', (password) => {
  expect(isGuessablePassword(password)).toBe(true);
});

test.each([
  'Correct-horse-1',
  'Admin-password-1',
  'violet.Kettle.42',
  'Tr0mbone&Gravel',
  'h9Kd-22mQ',
  'Ein Pferd frisst 9 Gurken',
  '正しい馬の電池ホチキス9',
  'Sunshine-over-Leeds-7',
  'mYdOgAtEmYhOmEwOrK3',
  'x7$Lq!vR2p',
  'Bernstein48-Wolke',
  'the answer is 42 camels',
])('%s is not', (password) => {
  expect(isGuessablePassword(password)).toBe(false);
});

test('one’s own name, username and address are the next guess', () => {
  const own = ['samsample', 'sam.sample@example.com', 'Sam', 'Sample'];
  for (const password of ['Samsample1', 'sam.sample2024', 'Sam.Sample@example.com', 'S4msample!'])
    expect(isGuessablePassword(password, own)).toBe(true);
  expect(isGuessablePassword('Samples-of-9-granites', own)).toBe(false);
});

test('the list stays small', () => {
  expect(statSync(new URL('./common-words.ts', import.meta.url)).size).toBeLessThan(100_000);
});
