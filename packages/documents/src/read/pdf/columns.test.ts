import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, type PdfPage, write, writeLines } from '../testing/build-pdf.ts';

const textOf = async (...pages: PdfPage[]) => (await readDocument(buildPdf(pages))).text;

const prose = [
  'Product engineer with nine years of experience in payment systems and a',
  'habit of measuring before and after every change. Leads small teams and',
  'writes the documents that they need.',
];

describe('columns', () => {
  const left = [
    'EXPERIENCE',
    'Engineer at Northwind',
    'Built the ledger',
    'Ran the pager rota',
    'Wrote the runbooks',
    'Moved to the cloud',
  ];
  const right = ['SKILLS', 'TypeScript and Go', 'PostgreSQL', 'EDUCATION', 'BSc Mathematics', 'Leeds, 2012'];

  test('two columns are read one after the other, below what spans both', async () => {
    const content =
      write(60, 780, 'Ada Brook, who writes software in the north of England and elsewhere, by train', { size: 13 }) +
      writeLines(60, 740, left, { leading: 17 }) +
      writeLines(330, 736, right, { leading: 15 });
    const text = await textOf({ content });
    const order = [...left, ...right].map((line) => text.indexOf(line));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(text.startsWith('Ada Brook')).toBe(true);
  });

  test('the order in the file does not matter', async () => {
    const rows = left.map(
      (line, index) => write(60, 740 - index * 17, line) + write(330, 736 - index * 15, right[index] ?? ''),
    );
    const text = await textOf({ content: rows.reverse().join('') });
    expect(text.replace(/\n+/g, '\n')).toBe([...left, ...right].join('\n'));
  });

  test('a heading below the columns is read after both, with its body', async () => {
    const content =
      writeLines(60, 740, ['• Planning', '• Hiring', '• Writing'], { leading: 15 }) +
      writeLines(330, 740, ['• TypeScript', '• Go', '• SQL'], { leading: 15 }) +
      write(60, 670, 'EDUCATION', { font: 2, size: 13 }) +
      writeLines(60, 650, prose);
    const text = await textOf({ content });
    expect(text).toContain(`EDUCATION\n${prose.join(' ')}`);
    expect(text.indexOf('• SQL')).toBeLessThan(text.indexOf('EDUCATION'));
  });

  test('a sidebar that goes on overleaf stays one text, and so does the main column', async () => {
    const page = (a: string, b: string): PdfPage => ({
      content:
        writeLines(50, 780, [`${a} 1`, `${a} 2`, `${a} 3`, `${a} 4`, `${a} 5`], { leading: 16 }) +
        writeLines(
          230,
          776,
          [1, 2, 3, 4, 5, 6].map((n) => `${b} ${n} of the longer column, which says what was done`),
          { leading: 19 },
        ),
    });
    const text = await textOf(page('Side one', 'Main one'), page('Side two', 'Main two'));
    const order = ['Side one 1', 'Side two 5', 'Main one 1', 'Main two 6'].map((line) => text.indexOf(line));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('dates in a margin belong to their rows, also those beside bullets', async () => {
    const entry = (y: number, role: string, place: string, dates: string) =>
      write(60, y, role, { font: 2 }) +
      writeLines(60, y - 13, ['• Did one thing there that made the whole place', '• Did another thing'], {
        leading: 13,
      }) +
      write(450, y, place) +
      write(450, y - 13, dates);
    const content =
      entry(700, 'Engineer, Northwind', 'Leeds', '2019 – 2021') +
      entry(640, 'Engineer, Southwind', 'York', '2017 – 2019');
    expect(await textOf({ content })).toBe(
      [
        'Engineer, Northwind\tLeeds',
        '2019 – 2021',
        '• Did one thing there that made the whole place',
        '• Did another thing',
        '',
        'Engineer, Southwind\tYork',
        '2017 – 2019',
        '• Did one thing there that made the whole place',
        '• Did another thing',
      ].join('\n'),
    );
  });

  test('headings set in the margin stand above their text', async () => {
    const content =
      write(60, 700, 'EXPERIENCE', { font: 2 }) +
      writeLines(190, 700, [
        'Engineer, Northwind, 2019 – 2021',
        'Kept the ledgers of four banks in step, day and night',
        'and wrote the tools for it.',
      ]) +
      write(60, 620, 'EDUCATION', { font: 2 }) +
      writeLines(190, 620, ['BSc Mathematics, Leeds', 'First class, with a prize for numerical analysis']);
    const text = await textOf({ content });
    expect(text).toContain('EXPERIENCE\nEngineer, Northwind, 2019 – 2021');
    expect(text).toContain('EDUCATION\nBSc Mathematics, Leeds');
  });

  test('a table is read row by row', async () => {
    const rows = [
      ['2012', 'BSc', 'Leeds'],
      ['2014', 'MSc', 'York'],
      ['2018', 'PhD', 'Bath'],
    ];
    const content = rows
      .map((cells, row) => cells.map((cell, column) => write(60 + column * 150, 700 - row * 16, cell)).join(''))
      .join('');
    expect(await textOf({ content })).toBe(rows.map((cells) => cells.join('\t')).join('\n'));
  });
});
