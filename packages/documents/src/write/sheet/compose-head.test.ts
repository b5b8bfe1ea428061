import type { Contact } from '@fitted/resume/document';
import { asLineId } from '@fitted/resume/document';
import { describe, expect, test } from 'vitest';
import { readText } from '../fixtures/sheet-text.ts';
import { composeHead } from './compose-head.ts';

const compose = (lines: readonly string[], contact: Partial<Contact>) =>
  composeHead({
    lines: lines.map((text, index) => ({ id: asLineId(`l${index}`), text, kind: 'text', depth: 0 })),
    contact: { links: [], ...contact },
  }).map((block) => [block.kind, ...(block.kind === 'contact' ? block.items.map(readText) : [readText(block.text)])]);

describe('the head of the sheet', () => {
  test.each([
    [
      'name, headline and contact details',
      ['Ada Byron', 'Analyst', 'London, UK | ada@a.example', '+44 20 7946 0000'],
      { name: 'Ada Byron', headline: 'Analyst' },
      [
        ['name', 'Ada Byron'],
        ['headline', 'Analyst'],
        ['contact', 'London, UK', 'ada@a.example', '+44 20 7946 0000'],
      ],
    ],
    [
      'all on one line',
      ['Ada Byron • Analyst • ada@a.example'],
      { name: 'Ada Byron', headline: 'Analyst' },
      [
        ['name', 'Ada Byron'],
        ['headline', 'Analyst'],
        ['contact', 'ada@a.example'],
      ],
    ],
    [
      'commas with spaces around them',
      ['Ada Byron', 'ada@a.example , London, UK , a.example/ada ,'],
      { name: 'Ada Byron' },
      [
        ['name', 'Ada Byron'],
        ['contact', 'ada@a.example', 'London, UK', 'a.example/ada'],
      ],
    ],
    [
      'columns collapsed to a single space',
      ['Ada Byron', 'ada@a.example London, UK Mobile +44 20 7946 0000'],
      { name: 'Ada Byron', email: 'ada@a.example', place: 'London, UK', phone: '+44 20 7946 0000' },
      [
        ['name', 'Ada Byron'],
        ['contact', 'ada@a.example', 'London, UK Mobile +44 20 7946 0000'],
      ],
    ],
    [
      'a name behind its label, below the kind of document',
      ['職務経歴書', '氏名: 中村 彩', 'メール: aya@a.example'],
      { name: '中村 彩', email: 'aya@a.example' },
      [
        ['contact', '職務経歴書'],
        ['name', '中村 彩'],
        ['contact', 'メール: aya@a.example'],
      ],
    ],
    [
      'a label and the name in two columns of a form',
      ['NAME Ada Byron (Ms)'],
      { name: 'Ada Byron' },
      [['name', 'Ada Byron (Ms)']],
    ],
    [
      'a title above the name keeps its place',
      ['Curriculum Vitae', 'Ada Byron'],
      { name: 'Ada Byron' },
      [
        ['contact', 'Curriculum Vitae'],
        ['name', 'Ada Byron'],
      ],
    ],
    ['labels are kept', ['Email: ada@a.example'], { email: 'ada@a.example' }, [['contact', 'Email: ada@a.example']]],
    [
      'an unrecognised name',
      ['Ada Byron', 'ada@a.example'],
      {},
      [
        ['name', 'Ada Byron'],
        ['contact', 'ada@a.example'],
      ],
    ],
    ['no head at all', [], {}, []],
  ])('%s', (_, lines, contact, blocks) => {
    expect(compose(lines, contact)).toEqual(blocks);
  });
});
