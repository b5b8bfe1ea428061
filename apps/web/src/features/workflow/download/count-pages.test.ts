import { expect, test } from 'vitest';
import { countPages } from './count-pages.ts';

const pdf = (text: string) => new TextEncoder().encode(text);

test('the pages of a PDF are those that its page tree counts', () => {
  expect(countPages(pdf('%PDF-1.7\n2 0 obj\n<<\n  /Type /Pages\n  /Count 3\n  /Kids [3 0 R]\n>>'))).toBe(3);
});

test('what names no pages has none to tell', () => {
  expect(countPages(pdf('%PDF'))).toBeUndefined();
  expect(countPages(pdf('/Type /Pages /Kids []'))).toBeUndefined();
});
