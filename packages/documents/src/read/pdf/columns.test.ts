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

  test('the column that goes on alone overleaf goes on with its own text', async () => {
    const main = (page: number) => Array.from({ length: 40 }, (_, n) => `Page ${page} line ${n} of what was done`);
    const text = await textOf(
      {
        content:
          writeLines(60, 790, main(1), { leading: 18 }) +
          writeLines(330, 785, ['SKILLS', 'Go', 'SQL', 'Kafka'], { leading: 16 }),
      },
      { content: writeLines(60, 790, main(2).slice(0, 5), { leading: 18 }) },
    );
    expect(text.indexOf('Page 2 line 4')).toBeGreaterThan(0);
    expect(text.indexOf('Page 2 line 4')).toBeLessThan(text.indexOf('SKILLS'));
  });

  test('three short pieces that happen to share a row part no columns', async () => {
    const side = ['Skills', 'Planning', 'Kafka', 'Languages', 'German', 'Danish', 'English', 'Interests', 'Chess'];
    const levels = ['', '', '', '', 'B2', 'B1', 'C1'];
    const main = [
      'Experience',
      'Engineer at Northwind in Leeds for the whole of four years',
      'Built the ledger that settles every payment of four banks',
      'Ran the pager rota and wrote most of the runbooks for it',
      'Trained the colleagues who run them until today',
      '2016 – 2019',
      'Engineer at Southwind in York before, for some three years',
      'Moved forty services to the cloud in one winter',
      'Wrote the tools that they use for it',
    ];
    const content =
      writeLines(50, 740, side, { leading: 15 }) +
      writeLines(110, 740, levels, { leading: 15 }) +
      writeLines(160, 740, main, { leading: 12 });
    const text = (await textOf({ content })).replace(/\n+/g, '\n');
    expect(text).toContain('German\tB2\nDanish\tB1\nEnglish\tC1\nInterests');
    expect(text).toContain('\n2016 – 2019\nEngineer at Southwind');
  });

  describe('dates on the left of the main text', () => {
    const main = (x: number) =>
      writeLines(
        x,
        740,
        [
          '',
          'Engineer, Northwind',
          'Leeds',
          'Built the ledger that settles all payments',
          '',
          'Analyst, Contoso',
          'York',
          'Kept the books of four small banks',
        ],
        { leading: 16 },
      ) +
      writeLines(x - 90, 740, ['Experience', 'Jan 2019 –', 'Present', '', '', 'Mar 2016 – Jan', '2019'], {
        leading: 16,
      });
    const read = ['Experience', 'Jan 2019 – Present\tEngineer, Northwind', 'Leeds'];

    test('stand before their role as a whole, under a heading that looks like them', async () => {
      const text = (await textOf({ content: main(180) })).replace(/\n+/g, '\n');
      expect(text).toContain(read.join('\n'));
      expect(text).toContain('\nMar 2016 – Jan 2019\tAnalyst, Contoso\nYork');
    });

    test('are not what stands in a sidebar whose lines are level with the main text', async () => {
      const side = [
        'CONTACT',
        '0113 496 0000',
        'Leeds',
        'SKILLS',
        'Go',
        'SQL',
        'Kafka',
        'LANGUAGES',
        'English',
        'Welsh',
      ];
      const text = [
        'EXPERIENCE',
        'Engineer, Northwind',
        'Built the ledger of four large banks',
        'Ran the rota',
        'EDUCATION',
        'BSc Mathematics, Leeds, 2012',
      ];
      const content = writeLines(60, 740, side) + writeLines(200, 740, text);
      expect((await textOf({ content })).replace(/\n+/g, '\n')).toBe([...side, ...text].join('\n'));
    });

    test('nor is one on the right beside bullets and wrapped lines', async () => {
      const side = ['SKILLS', 'Go', 'SQL', 'Kafka', 'Docker', 'Linux', 'Bash'];
      const text = [
        'Engineer, Northwind',
        '• Built the ledger that settles every payment of all',
        '  four banks and their eleven branches in the north',
        '• Ran the pager rota',
        '• Wrote the runbooks that the whole team has used on',
        '  every night since then, and trained their successors',
        '• Moved forty services',
      ];
      const content = writeLines(60, 740, text) + writeLines(400, 740, side);
      expect(await textOf({ content })).toContain(`• Moved forty services\n\n${side.join('\n')}`);
    });

    test.each([
      ['left', 50, 270],
      ['right', 420, 150],
    ])('also with a sidebar on the %s', async (_, sideX, x) => {
      const side = ['Skills', 'Go', 'SQL', 'Kafka', 'Languages', 'English', 'Welsh', 'Interests', 'Chess', 'Bees'];
      const content = main(x) + writeLines(sideX, 742, side, { leading: 13 });
      const text = (await textOf({ content })).replace(/\n+/g, '\n');
      expect(text).toContain(read.join('\n'));
      expect(text).toContain(side.join('\n'));
    });
  });

  test('an address in a narrow column is a line of its own', async () => {
    const contact = ['Contact', '+44 113 496 0000', 'ada.brook@example.com', 'linkedin.com/in/ada-brook', 'Leeds'];
    expect((await textOf({ content: writeLines(60, 740, contact) })).replace(/\n+/g, '\n')).toBe(contact.join('\n'));
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

  test('referees side by side are read row by row to their addresses', async () => {
    const rows = [
      ['Jane Doe', 'John Roe', 'Max Poe'],
      ['Manager, Northwind', 'Director, Contoso', 'Head, Fabrikam'],
      ['jane@example.com', 'john@example.com', 'max@example.com'],
    ];
    const content = rows
      .map((cells, row) => cells.map((cell, column) => write(60 + column * 170, 700 - row * 12, cell)).join(''))
      .join('');
    expect(await textOf({ content })).toBe(rows.map((cells) => cells.join('\t')).join('\n'));
  });

  describe('sections under headings on the left margin', () => {
    const heading = (y: number, text: string) => write(60, y, text, { font: 2, size: 12 });
    const table = (y: number, rows: readonly (readonly string[])[], xs = [60, 190]) =>
      rows.flatMap((cells, row) => cells.map((cell, column) => write(xs[column] ?? 0, y - row * 15, cell))).join('');

    test('labels and dates on the left stay with their text, and tables under their headings', async () => {
      const content =
        heading(740, 'Personal details') +
        table(720, [
          ['Nationality', 'Portuguese'],
          ['Address', 'Rua Augusta 1, Lisbon'],
        ]) +
        heading(670, 'Experience') +
        write(60, 650, '2019 – 2023') +
        writeLines(190, 650, ['Engineer, Northwind', 'Lisbon'], { leading: 15 }) +
        write(60, 615, '2016 – 2019') +
        write(190, 615, 'Analyst, Contoso') +
        heading(580, 'Languages') +
        table(560, [
          ['Portuguese', 'Native'],
          ['English', 'C1'],
        ]);
      expect((await textOf({ content })).replace(/\n+/g, '\n')).toBe(
        [
          'Personal details',
          'Nationality\tPortuguese',
          'Address\tRua Augusta 1, Lisbon',
          'Experience',
          '2019 – 2023\tEngineer, Northwind',
          'Lisbon',
          '2016 – 2019\tAnalyst, Contoso',
          'Languages',
          'Portuguese\tNative',
          'English\tC1',
        ].join('\n'),
      );
    });

    test('no row is torn off a table of three columns', async () => {
      const degrees = [
        ['MSc Physics', 'University of Porto', '2014'],
        ['BSc Physics', 'University of Lisbon', '2012'],
      ];
      const courses = [
        ['AWS Architect', 'Amazon', '2020'],
        ['PMP', 'PMI', '2019'],
        ['CKA', 'Linux Foundation', '2018'],
      ];
      const xs = [60, 225, 515];
      const content =
        heading(740, 'Education') + table(720, degrees, xs) + heading(670, 'Courses') + table(650, courses, xs);
      const lines = (rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n');
      expect(await textOf({ content })).toBe(`Education\n${lines(degrees)}\n\nCourses\n${lines(courses)}`);
    });

    test('small grids of bullets are read column by column within their sections', async () => {
      const grid = (y: number, left: string[], right: string[]) =>
        writeLines(60, y, left, { leading: 14 }) + writeLines(300, y, right, { leading: 14 });
      const content =
        heading(740, 'Skills') +
        grid(720, ['• Python', '• SQL'], ['• Docker', '• Linux']) +
        heading(675, 'Interests') +
        grid(655, ['• Chess', '• Hiking'], ['• Cooking', '• Guitar']);
      expect((await textOf({ content })).replace(/\n+/g, '\n')).toBe(
        'Skills\n• Python\n• SQL\n• Docker\n• Linux\nInterests\n• Chess\n• Hiking\n• Cooking\n• Guitar',
      );
    });

    test('a heading of a sidebar parts nothing beside it, even where the main text pauses', async () => {
      const side = ['Leeds', '0113 496 0000', '', 'Skills', 'TypeScript', 'Go', '', 'Languages', 'English', 'Welsh'];
      const main = [
        'Engineer at Northwind for the whole of four years',
        'Built the ledger that settles every payment there',
        '',
        '',
        'Engineer at Southwind before, for some three years',
        'Ran the pager rota and wrote most of the runbooks',
        'Moved forty services to the cloud in one winter',
        'Trained the colleagues who run them until today',
      ];
      const isHeading = (line: string) => line === 'Skills' || line === 'Languages';
      const content =
        side
          .map((line, index) => (isHeading(line) ? heading : (y: number) => write(60, y, line))(740 - index * 15, line))
          .join('') + writeLines(220, 740, main, { leading: 15 });
      const text = (await textOf({ content })).replace(/\n+/g, '\n');
      expect(text).toContain(side.filter((line) => line !== '').join('\n'));
      expect(text).toContain('payment there\nEngineer at Southwind');
    });
  });
});

test('a form whose left cells are labels and dates is read row by row, under its headings', async () => {
  const pairs = [
    ['Name:', 'Lena Berg'],
    ['Adresse:', 'Am Deich 4, 22175 Hamburg'],
    ['Mobil:', '0401 223344'],
  ];
  const roles = [
    ['02.2013-08.2013', 'Sanitäterin im Notdienst, Hamburg'],
    ['08.2013-02.2015', 'Krankenschwester in der Klinik am Park'],
    ['03.2015-03.2016', 'Pflegerin im Haus am Deich'],
  ];
  const rows = (from: number, cells: readonly (readonly string[])[]) =>
    cells
      .map(([left = '', right = ''], at) => write(60, from - at * 26, left) + write(230, from - at * 26, right))
      .join('');
  const content = write(60, 780, 'ANGABEN') + rows(750, pairs) + write(60, 650, 'BERUFSERFAHRUNG') + rows(620, roles);
  const text = await textOf({ content });
  for (const [left, right] of [...pairs, ...roles]) expect(text).toContain(`${left}\t${right}`);
  expect(text.indexOf('0401')).toBeLessThan(text.indexOf('BERUFSERFAHRUNG'));
});

describe('a painted panel', () => {
  test('along the side parts the page, although its rows are level with a table beside it', async () => {
    const side = ['Ada Brook', 'Engineer', 'CONTACT', 'ada@brook.example', 'LANGUAGES', 'English', 'French'];
    const main = ['SKILLS', 'Go', 'SQL', 'EXPERIENCE', '2019 – 2023', 'Northwind', 'Leeds'];
    const beside = ['', 'Kafka', 'Redis', '', 'Engineer', 'Ledger', 'Runbooks'];
    const text = writeLines(30, 780, side, { leading: 20 }) + writeLines(220, 780, main, { leading: 20 });
    const table = writeLines(420, 780, beside, { leading: 20 });
    const panel = '0.8 0.9 0.95 rg -10 -10 200 870 re f\n';
    const read = await textOf({ content: panel + text + table });
    expect(read.indexOf('French')).toBeLessThan(read.indexOf('SKILLS'));
    expect(read).toContain('Go\tKafka');
    expect((await textOf({ content: text + table })).indexOf('French')).toBeGreaterThan(read.indexOf('SKILLS'));
  });

  test('that text runs over is an ornament', async () => {
    const lines = prose.map((line) => `${line} Then some more of it, up to the edge.`);
    const content = `0.8 0.9 0.95 rg 0 0 200 842 re f\n${writeLines(60, 780, lines)}`;
    expect((await textOf({ content })).startsWith(`${lines[0]?.slice(0, 80)}`)).toBe(true);
  });
});
