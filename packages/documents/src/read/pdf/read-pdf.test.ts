import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, type PdfPage, write, writeLines } from '../testing/build-pdf.ts';

const read = (...pages: PdfPage[]) => readDocument(buildPdf(pages));
const textOf = async (...pages: PdfPage[]) => (await read(...pages)).text;

const prose = [
  'Product engineer with nine years of experience in payment systems and a',
  'habit of measuring before and after every change. Leads small teams and',
  'writes the documents that they need.',
];

describe('one column', () => {
  test('lines of a paragraph are one line, blocks stand apart, dates stay in the row of their role', async () => {
    const content =
      write(60, 780, 'Ada Brook', { font: 2, size: 20 }) +
      write(60, 762, 'ada@example.org | +44 20 7946 0018') +
      write(60, 730, 'Summary', { font: 2, size: 13 }) +
      writeLines(60, 712, prose) +
      write(60, 650, 'Experience', { font: 2, size: 13 }) +
      write(60, 632, 'Senior Engineer, Northwind', { font: 2 }) +
      write(430, 632, 'Jan 2020 – Present') +
      write(70, 618, '•') +
      write(80, 618, 'Cut the time of a settlement run from four hours to twenty minutes by') +
      write(80, 604, 'reading each ledger once.') +
      write(70, 590, '•') +
      write(80, 590, 'Hired and trained six engineers.');
    expect(await textOf({ content })).toBe(
      [
        'Ada Brook',
        'ada@example.org | +44 20 7946 0018',
        '',
        'Summary',
        prose.join(' '),
        '',
        'Experience',
        'Senior Engineer, Northwind\tJan 2020 – Present',
        '• Cut the time of a settlement run from four hours to twenty minutes by reading each ledger once.',
        '• Hired and trained six engineers.',
      ].join('\n'),
    );
  });

  test('a hyphen at a line end goes where the word goes on, and stays in a compound', async () => {
    const content = writeLines(60, 700, [
      'Responsible for the migration of every service to the new infrastruc-',
      'ture, and for the on-call rota of the teams that run cloud-',
      'native systems at three sites.',
    ]);
    const text = await textOf({ content });
    expect(text).toContain('new infrastructure, and');
    expect(text).toContain('cloud-native systems');
  });

  test('short lines stay lines', async () => {
    const lines = ['12 Mill Lane', 'Bristol BS1 4QA', 'United Kingdom'];
    expect(await textOf({ content: writeLines(60, 700, lines) + writeLines(60, 640, prose) })).toContain(
      lines.join('\n'),
    );
  });

  test('numbered lines never run together', async () => {
    const items = [
      '1. First patent on the quiet coupling of valves in very small engines',
      '2. Second patent, on their noise',
    ];
    expect(await textOf({ content: writeLines(60, 700, items) })).toBe(items.join('\n'));
  });
});

describe('what is on the page but is not text', () => {
  test('page numbers go, a running header and footer stay once', async () => {
    const page = (number: number): PdfPage => ({
      content:
        write(60, 815, 'Ada Brook – curriculum vitae') +
        writeLines(60, 700 - number, [
          `Page text ${['one', 'two', 'three'][number - 1]} begins here`,
          'and ends here.',
        ]) +
        write(60, 30, 'References on request') +
        write(520, 30, `${number} / 3`),
    });
    const text = await textOf(page(1), page(2), page(3));
    expect(text.match(/curriculum vitae/g)).toHaveLength(1);
    expect(text.match(/References on request/g)).toHaveLength(1);
    expect(text).not.toMatch(/\d \/ 3/);
    expect(text).toContain('Page text three begins here');
  });

  test('a letterhead on every page stays once, however near the text is', async () => {
    const page = (number: number): PdfPage => ({
      content: writeLines(60, 760, ['Ada Brook', '555 010 4477 ada.brook@example.org', `Deed ${number}`, ...prose]),
    });
    const text = await textOf(page(1), page(2), page(3));
    expect(text.match(/Ada Brook/g)).toHaveLength(1);
    expect(text.match(/ada\.brook@example\.org/g)).toHaveLength(1);
    expect(text).toContain('Deed 3');
  });

  test('a line that two pages happen to begin with is text, and stays on both', async () => {
    const page: PdfPage = { content: writeLines(60, 800, ['Kept the ledgers of four banks in step', ...prose]) };
    const text = await textOf(page, page);
    expect(text.match(/Kept the ledgers/g)).toHaveLength(2);
  });

  test('dates that two pages begin with are not a running header', async () => {
    const page = (dates: string): PdfPage => ({ content: write(60, 800, dates) + writeLines(60, 760, prose) });
    const text = await textOf(page('2017 – 2019'), page('2013 – 2015'));
    expect(text).toContain('2017 – 2019');
    expect(text).toContain('2013 – 2015');
  });

  test('nor is a line of widely set text that two pages happen to end with a footer', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Deed ${index + 1} of many, told at its length`);
    const page: PdfPage = {
      content: writeLines(60, 790, [...lines, 'Kept the ledgers of four banks'], { leading: 24 }),
    };
    const text = await textOf(page, page);
    expect(text.match(/Kept the ledgers/g)).toHaveLength(2);
  });

  test.each([
    ['invisible ink', { mode: 3 }],
    ['white on white', { grey: 1 }],
    ['too small to see', { size: 1 }],
  ])('%s is dropped, and said', async (_, style) => {
    const result = await read({
      content: writeLines(60, 700, prose) + write(60, 300, 'Kubernetes Kafka Terraform expert', style),
    });
    expect(result.text).not.toContain('Kubernetes');
    expect(result.warnings).toContain('hidden_text_dropped');
  });

  test('text off the page is dropped', async () => {
    const { text, warnings } = await read({ content: writeLines(60, 700, prose) + write(60, -40, 'Kubernetes') });
    expect(text).not.toContain('Kubernetes');
    expect(warnings).toContain('hidden_text_dropped');
  });

  test('white text on a dark ground is read', async () => {
    const content = `0.1 0.2 0.3 rg 40 740 500 60 re f\n${write(60, 760, 'Ada Brook', { size: 24, grey: 1 })}${writeLines(60, 700, prose)}`;
    const { text, warnings } = await read({ content });
    expect(text.startsWith('Ada Brook')).toBe(true);
    expect(warnings).toEqual([]);
  });

  test('text drawn twice for boldness is read once', async () => {
    const content =
      write(60, 700, 'Bold by doubling', { size: 14 }) + write(60.4, 700, 'Bold by doubling', { size: 14 });
    expect(await textOf({ content })).toBe('Bold by doubling');
  });
});

describe('characters', () => {
  test('ActualText says what an icon means', async () => {
    const content = `/Span <</ActualText (Phone: )>> BDC ${write(60, 700, '(', { font: 5 })} EMC ${write(70, 700, '+44 20 7946 0018')}`;
    expect(await textOf({ content })).toBe('Phone: +44 20 7946 0018');
  });

  test.each([
    ['a sign of the text font', write(60, 700, '•') + write(60, 686, '•')],
    ['the Symbol font', write(60, 700, '\u00b7', { font: 4 }) + write(60, 686, '\u00b7', { font: 4 })],
    ['the ZapfDingbats font', write(60, 700, 'l', { font: 5 }) + write(60, 686, 'l', { font: 5 })],
    ['drawn dots', '0 g 60 702 3 3 re f 60 688 3 3 re f\n'],
  ])('bullets as %s', async (_, characters) => {
    const content = write(75, 700, 'Planned the work of the week') + write(75, 686, 'Did it') + characters;
    expect(await textOf({ content })).toBe('• Planned the work of the week\n• Did it');
  });

  describe('a dash at the beginning of a line', () => {
    const bullet = 'Rebuilt the reporting stack of a bank with forty people involved';
    const under = (...lines: string[]) =>
      textOf({ content: write(60, 700, '•') + write(72, 700, bullet) + writeLines(72, 686, lines, { leading: 14 }) });

    test('within a sentence it is a dash', async () => {
      expect(await under('– cutting cost by 30% in a year.')).toBe(`• ${bullet} – cutting cost by 30% in a year.`);
    });

    test('before several lines, or before a new beginning, it is a bullet', async () => {
      expect(await under('– cutting cost by 30%', '– training staff')).toBe(
        `• ${bullet}\n  • cutting cost by 30%\n  • training staff`,
      );
      expect(await under('– Cut cost by 30%')).toBe(`• ${bullet}\n  • Cut cost by 30%`);
    });

    test('below a line with room for more it is a bullet', async () => {
      const content =
        write(60, 714, 'Data engineer who builds reliable pipelines for hospitals, insurers, and their auditors') +
        write(60, 690, '•') +
        write(72, 690, bullet) +
        write(72, 676, '– cutting cost by 30%');
      expect(await textOf({ content })).toContain(`• ${bullet}\n  • cutting cost by 30%`);
    });
  });

  test('letters set wide are words', async () => {
    const content = write(60, 700, 'E X P E R I E N C E', { size: 14 }) + writeLines(60, 680, prose);
    expect(await textOf({ content })).toMatch(/^EXPERIENCE\n/);
  });

  test('the target of a link is kept where the text does not show it', async () => {
    const { text } = await read({
      content: write(60, 700, 'Portfolio') + write(200, 700, 'ada@example.org'),
      links: [
        { rect: [58, 696, 110, 712], target: 'https://ada.example.org/work' },
        { rect: [198, 696, 300, 712], target: 'mailto:ada@example.org' },
      ],
    });
    expect(text).toBe('Portfolio (ada.example.org/work)\tada@example.org');
  });

  test.each([
    ['GitHub: @ada', 'https://github.com/ada', 'GitHub: @ada'],
    ['LinkedIn: /in/ada', 'https://www.linkedin.com/in/ada', 'LinkedIn: /in/ada'],
    ['GitHub', 'https://github.com/ada', 'GitHub (github.com/ada)'],
    ['ada', 'https://github.com/ada', 'ada (github.com/ada)'],
    ['GitLab: @ada', 'https://github.com/ada', 'GitLab: @ada (github.com/ada)'],
  ])('a link under %s to %s', async (shown, target, expected) => {
    const links = [{ rect: [58, 696, 200, 712] as [number, number, number, number], target }];
    expect((await read({ content: write(60, 700, shown), links })).text).toBe(expected);
  });
});

describe('pages', () => {
  test('a rotated page is read as its reader holds it', async () => {
    const content = prose.map((line, index) => write(100 + index * 14, 60, line, { angle: 90 })).join('');
    expect(await textOf({ content, rotate: 90 })).toBe(prose.join(' '));
  });

  test('thirty pages are read, in order', async () => {
    const pages = Array.from({ length: 30 }, (_, index) => ({
      content: writeLines(60, 500, [`Chapter ${index + 1} of the story`, ...prose]),
    }));
    const { text, pages: count } = await read(...pages);
    expect(count).toBe(30);
    const order = pages.map((_, index) => text.indexOf(`Chapter ${index + 1} of`));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('beyond the limit pages are skipped, and said', async () => {
    const pages = Array.from({ length: 75 }, () => ({ content: writeLines(60, 500, prose) }));
    const { pages: count, warnings } = await read(...pages);
    expect(count).toBe(75);
    expect(warnings).toContain('pages_skipped');
  });

  test('Western letters come through', async () => {
    const lines = [
      'Jürgen Groß führte die Prüfung',
      'Éléonore a dirigé à Orléans, été 2019',
      'Íñigo Muñoz, ingeniero – España',
    ];
    expect(await textOf({ content: writeLines(60, 700, lines) })).toBe(lines.join('\n'));
  });
});

describe('locks', () => {
  const page = { content: writeLines(60, 700, prose) };

  test('a user password is asked for, and opens the file', async () => {
    const file = buildPdf([page], { lock: { user: 'secret', owner: 'boss' } });
    await expect(readDocument(file)).rejects.toMatchObject({ code: 'password_protected' });
    await expect(readDocument(file, { password: 'wrong' })).rejects.toMatchObject({ code: 'password_protected' });
    expect((await readDocument(file, { password: 'secret' })).text).toBe(prose.join(' '));
  });

  test('an owner password keeps nobody from reading', async () => {
    const file = buildPdf([page], { lock: { user: '', owner: 'boss' } });
    expect((await readDocument(file)).text).toBe(prose.join(' '));
  });
});
