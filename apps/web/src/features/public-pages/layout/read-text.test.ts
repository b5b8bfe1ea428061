import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

test.each([
  ['a sentence', 'Plain words.', [{ kind: 'paragraph', parts: [{ words: 'Plain words.' }] }]],
  [
    'two paragraphs',
    'One.\n\nTwo.',
    [
      { kind: 'paragraph', parts: [{ words: 'One.' }] },
      { kind: 'paragraph', parts: [{ words: 'Two.' }] },
    ],
  ],
  ['a list', '- one\n- two', [{ kind: 'list', items: [[{ words: 'one' }], [{ words: 'two' }]] }]],
  [
    'a link in the middle',
    'See [Terms](/terms), please.',
    [{ kind: 'paragraph', parts: [{ words: 'See ' }, { words: 'Terms', to: '/terms' }, { words: ', please.' }] }],
  ],
  [
    'an address before a full stop',
    'Write to a.b@fitted.example.',
    [
      {
        kind: 'paragraph',
        parts: [
          { words: 'Write to ' },
          { words: 'a.b@fitted.example', to: 'mailto:a.b@fitted.example' },
          { words: '.' },
        ],
      },
    ],
  ],
])('reads %s', (_, text, blocks) => {
  expect(readText(text)).toEqual(blocks);
});

test('links only into the site', () => {
  expect(readText('[out](https://elsewhere.example)')).toEqual([
    { kind: 'paragraph', parts: [{ words: '[out](https://elsewhere.example)' }] },
  ]);
});
