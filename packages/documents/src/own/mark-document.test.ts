import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { buildDocx, p, r, table } from '../read/testing/build-docx.ts';
import { markDocument } from './mark-document.ts';
import type { ChangeNote } from './own-document.ts';
import { wordState } from './testing/word-state.ts';

const bullets =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>' +
  '</w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
const item = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const heading = '<w:spacing w:before="240"/><w:outlineLvl w:val="0"/>';
const bold = '<w:b/>';

const body = [
  p('Maya Okafor', '<w:jc w:val="center"/>'),
  p('maya@example.com'),
  p('Experience', heading),
  p(`${r('Operations Analyst, Northgate Freight', bold)}<w:r><w:tab/></w:r>${r('Jan 2021 – Present', '<w:i/>')}`),
  p(`${r('Was responsible for ')}${r('weekly reports', bold)}${r(' to six depot managers')}`, item),
  p('Cut late deliveries from 9% to 4%', item),
  p('Kept the stock list of two depots', item),
  p('Education', heading),
  p('BSc Geography, University of Leeds, 2017 – 2020'),
  p('Skills', heading),
  p('SQL, Power BI, Excel'),
].join('');
const file = buildDocx({ body, numbering: bullets });

const original = (await readDocument(file)).text;
const reworded = original.replace('Was responsible for weekly reports', 'Wrote weekly reports');

const mark = (
  improvedText: string,
  {
    bytes = file,
    notes = [],
    mode = 'tracked',
  }: { bytes?: Uint8Array; notes?: ChangeNote[]; mode?: 'tracked' | 'clean' } = {},
) => markDocument(bytes, { improvedText, notes, mode, date: '2026-01-02T03:04:05Z' });

const xmlOf = (bytes: Uint8Array, name = 'word/document.xml') => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());

const changes: readonly [string, (text: string) => string][] = [
  ['a reworded line', (text) => text.replace('Was responsible for weekly reports', 'Wrote weekly reports')],
  ['a word in the middle of a format', (text) => text.replace('weekly reports', 'weekly cost reports')],
  ['a new bullet', (text) => text.replace('9% to 4%', '9% to 4%\n• Trained two new clerks')],
  ['a new line at the very end', (text) => `${text}\nTableau`],
  ['a removed bullet', (text) => text.replace('• Kept the stock list of two depots\n', '')],
  [
    'bullets in another order',
    (text) =>
      text
        .replace('• Cut late deliveries from 9% to 4%\n', '')
        .replace('• Was responsible', '• Cut late deliveries from 9% to 4%\n• Was responsible'),
  ],
  [
    'a section in another place',
    (text) =>
      text
        .replace(/\n*Skills\nSQL, Power BI, Excel/, '')
        .replace(/\n*Education/, '\n\nSkills\nSQL, Power BI, Excel\n\nEducation'),
  ],
  [
    'a section moved to the very end',
    (text) =>
      `${text.replace(/\n*Education\nBSc Geography, University of Leeds, 2017 – 2020/, '')}\n\nEducation\nBSc Geography, University of Leeds, 2017 – 2020`,
  ],
  [
    'a new summary above everything',
    (text) =>
      text.replace(/\n*Experience/, '\n\nSummary\nAnalyst who cut late deliveries from 9% to 4%.\n\nExperience'),
  ],
];

describe.each(changes)('%s', (_name, change) => {
  const improved = change(original);

  test('reads as the improved resume when accepted, tracked or clean', async () => {
    expect(improved).not.toBe(original);
    const tracked = await mark(improved);
    expect(tracked).toMatchObject({ unplaced: [], missing: [] });
    const clean = await mark(improved, { mode: 'clean' });
    const words = (text: string) => text.replace(/[•\s]+/g, ' ').trim();
    expect(words((await readDocument(tracked.bytes)).text)).toBe(words(improved));
    expect(words((await readDocument(clean.bytes)).text)).toBe(words(improved));
    expect(xmlOf(clean.bytes)).not.toMatch(/w:(?:ins|del|moveFrom|moveTo)\b/);
    expect(wordState(clean.bytes, 'accepted').filter((line) => !line.endsWith('|'))).toEqual(
      wordState(tracked.bytes, 'accepted').filter((line) => !line.endsWith('|')),
    );
  });

  test('leaves no trace when rejected: every paragraph and every character as it was', async () => {
    const { bytes } = await mark(improved);
    expect(wordState(bytes, 'rejected')).toEqual(wordState(file, 'rejected'));
  });
});

test('an unchanged resume gives the file back without a mark', async () => {
  const { bytes, placed } = await mark(original);
  expect(placed).toBe(0);
  expect(wordState(bytes, 'accepted')).toEqual(wordState(file, 'accepted'));
});

test('each change carries its reason as a comment by Fitted', async () => {
  const notes = [
    {
      before: 'Was responsible for weekly reports to six depot managers',
      after: 'Wrote weekly reports to six depot managers',
      comment: 'Starts with what you did.\n“weekly reports” is in the posting.',
    },
  ];
  const { bytes } = await mark(reworded, { notes });
  const comments = xmlOf(bytes, 'word/fitted-comments.xml');
  expect(comments).toContain('Starts with what you did.');
  expect(comments).toContain('w:author="Fitted"');
  expect(xmlOf(bytes)).toContain('w:commentReference');
  expect(xmlOf(bytes, '[Content_Types].xml')).toContain('comments+xml');
  expect(xmlOf((await mark(reworded, { notes, mode: 'clean' })).bytes)).not.toContain('w:commentReference');
});

test('somebody else’s tracked changes stay theirs', async () => {
  const theirs = `<w:ins w:id="7" w:author="Kim" w:date="2025-01-01T00:00:00Z">${r('very ')}</w:ins>`;
  const bytes = buildDocx({
    body: p('Ada Brook') + p('Experience', heading) + p(`${r('Kept ')}${theirs}${r('tidy records of two depots')}`),
  });
  const { text } = await readDocument(bytes);
  const { bytes: marked } = await mark(text.replace('tidy records', 'tidy weekly records'), { bytes });
  expect(xmlOf(marked)).toContain('w:author="Kim"');
  expect(wordState(marked, 'rejected')).toEqual(wordState(bytes, 'rejected'));
  const { bytes: clean } = await mark(text.replace('tidy records', 'tidy weekly records'), { bytes, mode: 'clean' });
  expect(xmlOf(clean)).toContain('w:author="Kim"');
});

describe('where lines stand', () => {
  test('in cells of a table: a title in one and its dates in the other', async () => {
    const bytes = buildDocx({
      numbering: bullets,
      body:
        p('Ada Brook') +
        p('Experience', heading) +
        table([p('Clerk, Sample Ltd') + p('Filed letters for two departments', item), p('2019 – 2021')]),
    });
    const { text } = await readDocument(bytes);
    const improved = text.replace('Filed letters', 'Filed and indexed letters').replace('Clerk,', 'Office Clerk,');
    const result = await mark(improved, { bytes });
    expect(result).toMatchObject({ placed: 2, unplaced: [], missing: [] });
    expect(wordState(result.bytes, 'rejected')).toEqual(wordState(bytes, 'rejected'));
  });

  test('in a text box, which older programs draw from a second copy', async () => {
    const box =
      '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx>' +
      `<w:txbxContent>${p('Filed letters for two departments')}</w:txbxContent></wps:txbx></wp:anchor>` +
      '</w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>' +
      `<w:txbxContent>${p('Filed letters for two departments')}</w:txbxContent></v:textbox></w:pict>` +
      '</mc:Fallback></mc:AlternateContent></w:r>';
    const bytes = buildDocx({
      body: p('Ada Brook') + p('Experience', heading) + p(box) + p('Skills', heading) + p('Excel'),
    });
    const { text } = await readDocument(bytes);
    const { bytes: marked } = await mark(text.replace('Filed letters', 'Filed and indexed letters'), { bytes });
    expect(xmlOf(marked).match(/and indexed/g)).toHaveLength(2);
  });

  test('in a field: the change is handed back, not made', async () => {
    const field = `<w:fldSimple w:instr=" DOCPROPERTY Title ">${r('Filed letters for two departments')}</w:fldSimple>`;
    const bytes = buildDocx({ body: p('Ada Brook') + p('Experience', heading) + p(field) + p('Kept the post book') });
    const { text } = await readDocument(bytes);
    const improved = text.replace('Filed letters', 'Sorted mail');
    const result = await mark(improved, { bytes });
    expect(result.placed).toBe(0);
    expect(result.unplaced).toEqual([
      { before: 'Filed letters for two departments', after: 'Sorted mail for two departments' },
    ]);
    expect(result.missing).toEqual(['Sorted', 'mail']);
  });
});

test.each([
  ['plain text', new TextEncoder().encode('Ada Brook\nClerk'), 'invalid_file_type'],
  ['a package that is not a document', buildDocx({ body: '<w:p>' }), 'corrupt'],
])('%s is refused', async (_name, bytes, code) => {
  await expect(mark(original, { bytes })).rejects.toMatchObject({ code });
});
