import { expect, test } from 'vitest';
import { localPaper } from './local-paper.ts';

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['en', 'a4'],
  ['zh-Hans-CN', 'a4'],
  ['not a language', 'a4'],
  [undefined, 'a4'],
])('%s prints on %s', (language, paper) => {
  expect(localPaper(language)).toBe(paper);
});
