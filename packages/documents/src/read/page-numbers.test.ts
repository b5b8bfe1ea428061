import { expect, test } from 'vitest';
import { isPageNumber } from './page-numbers.ts';

test.each([
  '',
  '3',
  '- 3 -',
  'Page 1',
  'Page of',
  'Page 0 of 1',
  'Seite 2 von 3',
  '1/3',
  'Página 1 de 2',
  '第 1 页 共 3 页',
])('a footer that reads "%s" only numbers the page', (line) => {
  expect(isPageNumber(line)).toBe(true);
});

test.each(['030 1234567', '2019 – 2023', 'Ada Brook | 2', 'Page design'])('"%s" says more than a page', (line) => {
  expect(isPageNumber(line)).toBe(false);
});
