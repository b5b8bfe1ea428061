import { expect, test } from 'vitest';
import { Username } from './users.ts';

test.each([
  ['ｒｏｂｉｎ', 'robin'],
  ['ﬁona', 'fiona'],
  ['Ⓐdmin', 'Admin'],
  [' robin ', 'robin'],
  ['e\u0301ve', 'éve'],
])('%s is stored as %s, so that names that look the same are the same', (given, kept) => {
  expect(Username.parse(given)).toBe(kept);
});

test.each([
  'robin-1',
  'Zoë_K',
  'мария',
  'Ελένη',
  '林嘉怡',
  'さくら林サクラ',
  'りんda',
  '김robin',
  'ሰላም',
  '123',
  'a.b-c d',
])('%s is a valid username', (name) => {
  expect(Username.safeParse(name).success).toBe(true);
});

test.each(['аdmin', 'аdmіn', 'ρobin', 'robinа', 'մarie', 'ሰላмm', 'аdmin林'])(
  '%s mixes scripts and is refused: its letters may be taken for others',
  (name) => {
    const issues = Username.safeParse(name).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Username cannot mix letters of different scripts']);
  },
);
