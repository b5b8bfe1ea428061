import { expect, test } from 'vitest';
import { costsLessThan } from '../../../../../testing/cpu-time.ts';
import { isMarkdown, readMarkdown } from './read-markdown.ts';

test.each([
  ['a link with a title', '[Northwind](https://north.example.org "the firm")', 'Northwind (north.example.org)'],
  ['a picture that is a link', '[![Ada](ada.png)](https://ada.example.org)', 'Ada (ada.example.org)'],
  ['an address with brackets', '[Foo](https://foo.example.org/a_(b))', 'Foo (foo.example.org/a_(b))'],
  ['bold words', 'A **b c** and __d__, 2 ** 3 **e**', 'A b c and d, 2 ** 3 e'],
  [
    'a link whose address stands apart',
    '[A][x], [b][] and [C]\n[x]: https://a.example.org "t"\n\n[B]: <https://b.example.org>\n',
    'A (a.example.org), b (b.example.org) and [C]',
  ],
  ['a line that is not an address', '[Skills]: Go', '[Skills]: Go'],
  ['a heading with a class', '# Ada Brook {.name}\n## {Go}', 'Ada Brook\n\n{Go}'],
  ['a line that ends with a backslash', 'Engineer\\\nLondon', 'Engineer\nLondon'],
  ['entities and struck words', 'R&amp;D, ~~struck~~, Lee&Star', 'R&D, struck, Lee&Star'],
  ['a cell with a bar', '| C\\|C++ | Good |', 'C|C++\tGood'],
  ['data at the top', '---\ntitle: CV\ntags:\n- one\n  - two\n\n---\n# Ada', 'Ada'],
  ['data at the top with the line ends of Windows', '---\r\ntitle: CV\r\n---\r\n# Ada\r\n', 'Ada'],
  ['a rule at the top', '---\n\n# Ada\nada@example.org\n\n---\n\nEngineer', 'Ada\nada@example.org\n\n\n\nEngineer'],
  ['a heading closed by hashes', '## C# ##', 'C#'],
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
  [
    'an item that goes on under itself',
    '- Looked after the ledgers of four banks and also of eleven shops,\n  and the rota.',
    '• Looked after the ledgers of four banks and also of eleven shops, and the rota.',
  ],
])('%s', (_, source, text) => {
  expect(readMarkdown(source).text.trim()).toBe(text);
});

const read = (source: string, times: number) => (): void => {
  for (let time = 0; time < times; time += 1) {
    isMarkdown(source);
    readMarkdown(source);
  }
};

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
  ['hashes of a heading', '#'],
  ['names of addresses without an end', '[a][b'],
  ['struck words without an end', '~~a'],
  ['entities without an end', '&a'],
  ['classes without an end', ' {.a'],
  ['backslashes', '\\'],
])('%s: many pages at once take hardly longer than one page as many times', (_, piece) => {
  const pages = (count: number): string => `# ${piece.repeat(count * 100)}x\n${piece.repeat(count * 100)}x`;
  expect(costsLessThan(10, read(pages(32), 1), read(pages(1), 32))).toBe(true);
});
