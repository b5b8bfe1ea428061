import { expect, test } from 'vitest';
import { looksLikeMarkdown, readMarkdown } from './read-markdown.ts';

test.each([
  ['a link with a title', '[Northwind](https://north.example.org "the firm")', 'Northwind (north.example.org)'],
  ['a picture that is a link', '[![Ada](ada.png)](https://ada.example.org)', 'Ada (ada.example.org)'],
  ['a heading closed by signs', '## C# ##', 'C#'],
  ['a rule of a table', 'A\n| :--- | ---: |\nB', 'A\nB'],
  ['a remark', 'Seen <!-- not\nthis -->too', 'Seen too'],
  [
    'a paragraph broken at a margin',
    'Looked after the ledgers of four banks and of eleven shops,\nand (since May) the rota.\nEnd',
    'Looked after the ledgers of four banks and of eleven shops,\nand (since May) the rota.\nEnd',
  ],
  [
    'a longer paragraph',
    'Looked after the ledgers of four banks and also of eleven shops,\nand (since May) the rota.\nEnd',
    'Looked after the ledgers of four banks and also of eleven shops, and (since May) the rota.\nEnd',
  ],
])('%s', (_, source, text) => {
  expect(readMarkdown(source).text.trim()).toBe(text);
});

function fastestOfThree(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...times);
}

test.each([
  ['links without an end', '[a]('],
  ['pictures without an end', '![a]('],
  ['opening brackets', '['],
  ['tags without an end', '<a'],
  ['addresses without an end', '<https://'],
  ['remarks without an end', '<!--'],
  ['bold words without an end', '**a '],
  ['words without a line end', 'word '],
  ['dashes', '-'],
  ['signs of a heading', '#'],
])('%s: eight times the text takes far less than eight times eight the time', (_, piece) => {
  const timeFor = (times: number): number => {
    const source = `# ${piece.repeat(times)}x\n${piece.repeat(times)}x`;
    return fastestOfThree(() => {
      looksLikeMarkdown(source);
      readMarkdown(source);
    });
  };
  timeFor(100);
  expect(timeFor(4_000) / timeFor(500)).toBeLessThan(32);
});
