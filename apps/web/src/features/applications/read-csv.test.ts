import { applicationStatuses } from '@fitted/contract/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeTable } from './decode-table.ts';
import { readCsv } from './read-csv.ts';
import { readDay } from './read-day.ts';
import { readRows } from './read-rows.ts';

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, Windows line ends, a byte order mark',
    '\uFEFFa;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['quotes with everything inside', '"a, ""b""","c\nd"\n', [['a, "b"', 'c\nd']]],
  [
    'blank lines',
    'a,b\n\n,\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a quote in a cell without quotes',
    'a,b\n5" pipe,2',
    [
      ['a', 'b'],
      ['5" pipe', '2'],
    ],
  ],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test.each([
  ['UTF-8', 'ja', [0xef, 0xbb, 0xbf, 0xe7, 0x9c, 0x8b], '看'],
  ['the encoding of Western Europe', 'fr', [0x69, 0x6e, 0x66, 0x69, 0x72, 0x6d, 0x69, 0xe8, 0x72, 0x65], 'infirmière'],
  ['the encoding of Japan', 'ja', [0x8a, 0xc5, 0x8c, 0xec], '看護'],
  ['the encoding of China', 'zh', [0xbb, 0xa4, 0xca, 0xbf], '护士'],
  ['"Unicode text"', 'en', [0xff, 0xfe, 0x0b, 0x77, 0x09, 0x00], '看\t'],
  ['the other "Unicode text"', 'en', [0xfe, 0xff, 0x77, 0x0b], '看'],
] as const)('a table in %s is read as it was written', (_, language, bytes, text) => {
  expect(decodeTable(Uint8Array.from(bytes), language)).toBe(text);
});

test('whatever is quoted comes back', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => `x${text.replaceAll('\r', '')}`);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\n');
      expect(readCsv(text)).toEqual(rows);
    }),
  );
});

describe('days', () => {
  test.each([
    ['2026-03-29', '2026-03-29'],
    ['2026/3/9', '2026-03-09'],
    ['2026年3月29日', '2026-03-29'],
    ['2026-03-29T10:00:00Z', '2026-03-29'],
    ['29.03.2026', '2026-03-29'],
    ['29/03/2026', '2026-03-29'],
    ['03/04/2026', '2026-04-03'],
    ['31.04.2026', undefined],
    ['2026-02-29', undefined],
    ['0026-03-29', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%j is %j', (cell, day) => {
    expect(readDay(cell, [cell])).toBe(day);
  });

  test('one date with a month in front tells how to read the others', () => {
    expect(readDay('03/04/2026', ['03/04/2026', '03/29/2026'])).toBe('2026-03-04');
  });
});

describe('rows', () => {
  const statuses = {
    saved: 'Guardada',
    applied: 'Enviada',
    interview: 'Entrevista',
    offer: 'Oferta',
    rejected: 'Rechazada',
    withdrawn: 'Retirada',
  };
  const columns = {
    jobTitle: 'Nombre del puesto',
    company: 'Empresa',
    status: 'Estado',
    applicationDate: 'Enviada el',
    followUpOn: 'Seguimiento el',
    notes: 'Notas',
  };
  const labels = { columns, statuses };
  const read = (...lines: string[][]) =>
    readRows([['Job title', 'Company', 'Status', 'Date', 'Notes'], ...lines], labels);

  test('our own names, those of others and those of the language are understood', () => {
    for (const status of applicationStatuses) {
      expect(read(['Nurse', 'A', status.toUpperCase(), '', '']).rows[0]?.status).toBe(status);
      expect(read(['Nurse', 'A', statuses[status], '', '']).rows[0]?.status).toBe(status);
    }
    expect(
      readRows(
        [
          ['Puesto', 'Empresa'],
          ['Enfermera', 'A'],
        ],
        labels,
      ).rows[0],
    ).toMatchObject({ jobTitle: 'Enfermera' });
    expect(
      readRows(
        [
          ['ステータス', '会社名', '職種'],
          ['offer', 'A', '看護師'],
        ],
        labels,
      ).rows[0],
    ).toMatchObject({
      jobTitle: '看護師',
      status: 'offer',
    });
  });

  test('a table that calls its columns as the page does is understood', () => {
    const cells = ['Enfermera', 'A', 'Oferta', '2026-03-01', '2026-03-09', 'Buen trato'];
    const { rows } = readRows([Object.values(columns), cells], labels);
    expect(rows[0]).toMatchObject({
      jobTitle: 'Enfermera',
      status: 'offer',
      followUpOn: '2026-03-09',
      problem: undefined,
    });
  });

  test('what cannot be taken says why and where', () => {
    const { rows } = read(
      ['Nurse', 'A', 'unknown', '2026-03-29', "'=1+1"],
      ['', 'A', '', '', ''],
      ['Nurse', ' ', '', '', ''],
      ['Nurse', 'A', '', '31.02.2026', ''],
    );
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, undefined],
      [3, 'jobTitle'],
      [4, 'company'],
      [5, 'applicationDate'],
    ]);
    expect(rows[0]).toMatchObject({ status: 'applied', notes: '=1+1', applicationDate: '2026-03-29' });
  });

  test('a table without the two columns is refused as a whole', () => {
    expect(
      readRows(
        [
          ['A', 'B'],
          ['1', '2'],
        ],
        labels,
      ),
    ).toEqual({ rows: [], missing: ['jobTitle', 'company'] });
    expect(readRows([], labels).missing).toEqual(['jobTitle', 'company']);
  });
});
