import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../read/read-document.ts';
import { buildDocx, docxFiles, p, r, table } from '../../read/testing/build-docx.ts';
import { hostileFiles } from '../../read/testing/build-hostile.ts';
import { markDocument } from '../mark-document.ts';
import type { ChangeNote } from '../own-document.ts';
import { wordState } from '../testing/word-state.ts';

const heading = '<w:spacing w:before="240"/><w:outlineLvl w:val="0"/>';
const lineBreak = '<w:r><w:br/></w:r>';
const broken = (...lines: string[]) => p(lines.map((line) => r(line)).join(lineBreak));

const markTracked = (bytes: Uint8Array, improvedText: string, notes: ChangeNote[] = []) =>
  markDocument(bytes, { improvedText, notes, mode: 'tracked', date: '2026-01-02T03:04:05Z' });

const swap = (text: string, one: string, other: string) =>
  text.replace(one, '\u0000').replace(other, one).replace('\u0000', other);

const words = (text: string) => text.replace(/[•\s]+/g, ' ').trim();

/** Applies a change of the text to the file, and checks that accepting and rejecting it give the right results. */
async function expectPlaced(bytes: Uint8Array, change: (text: string) => string) {
  const { text } = await readDocument(bytes);
  const improved = change(text);
  expect(improved).not.toBe(text);
  const marked = await markTracked(bytes, improved);
  expect(marked).toMatchObject({ unplaced: [], missing: [] });
  expect(words((await readDocument(marked.bytes)).text)).toBe(words(improved));
  expect(wordState(marked.bytes, 'rejected')).toEqual(wordState(bytes, 'rejected'));
  return marked;
}

describe('lines that a break keeps apart in one paragraph', () => {
  const bytes = buildDocx({
    body:
      p('Ada Brook') +
      p('Experience', heading) +
      broken('- Filed letters for two departments', '- Kept the post book', '- Counted stock every week'),
  });

  test('take a new one between them', () =>
    expectPlaced(bytes, (text) => text.replace('two departments', 'two departments\n• Trained one clerk in filing')));

  test('take a new one behind a line that grows', () =>
    expectPlaced(bytes, (text) => text.replace('post book', 'post book and the keys\n• Trained one clerk in filing')));

  test('take a new one at the end', () => expectPlaced(bytes, (text) => `${text}\n• Trained one clerk in filing`));

  test('change their order', () =>
    expectPlaced(bytes, (text) => {
      const lines = text.split('\n');
      const [last] = lines.splice(-1);
      lines.splice(-1, 0, last ?? '');
      return lines.join('\n');
    }));
});

test('a line behind the last one, which has a page break setting of its own, leaves no trace when rejected', () =>
  expectPlaced(
    buildDocx({
      body:
        p('Ada Brook') +
        p('Experience', heading) +
        p('- Filed letters for two departments', '<w:pageBreakBefore w:val="0"/>'),
    }),
    (text) => `${text}\n• Trained one clerk in filing`,
  ));

test('lines of one table cell change their order', () =>
  expectPlaced(
    buildDocx({
      body:
        p('Ada Brook') +
        p('Experience', heading) +
        table([
          p('Clerk, Sample Ltd') +
            p(`${r('Filed letters ', '<w:b/>')}${r('for two departments')}`) +
            p('Kept the post book of the house') +
            p('Counted stock every week'),
          p('2019 – 2021'),
        ]),
    }),
    (text) => swap(text, 'Filed letters for two departments', 'Kept the post book of the house'),
  ));

test('what is added at the start of a cell does not land at the end of the one before', () =>
  expectPlaced(
    buildDocx({
      body:
        p('Ada Brook') +
        p('Skills', heading) +
        table([p('Languages:'), p('Python, Ruby')]) +
        table([p('Tools:'), p('Scales, ledgers')]),
    }),
    (text) => text.replace('Python', 'Go, Python'),
  ));

test('a heading with a new name stays where it is and keeps its looks', async () => {
  const bytes = buildDocx({
    body:
      p('Ada Brook') + p('Experience', heading) + p('Clerk, Sample Ltd') + p('Hobbies', heading) + p('Chess, rowing'),
  });
  const { placed, bytes: marked } = await expectPlaced(bytes, (text) => text.replace('Hobbies', 'Interests'));
  expect(placed).toBe(1);
  expect(strFromU8(unzipSync(marked)['word/document.xml'] ?? new Uint8Array()).match(/<w:p>/g)).toHaveLength(5);
});

describe('a text box that is drawn twice, once for older programs', () => {
  const lines = ['Filed letters for two departments', 'Kept the post book of the house', 'Counted stock every week'];
  const content = `<w:txbxContent>${lines.map((line) => p(line)).join('')}</w:txbxContent>`;
  const box =
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx>${content}</wps:txbx>` +
    `</wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict>` +
    '</mc:Fallback></mc:AlternateContent></w:r>';
  const bytes = buildDocx({ body: p('Ada Brook') + p('Experience', heading) + p(box) + p('Hobbies', heading) });
  const [filed = '', kept = '', counted = ''] = lines;

  test.each([
    ['lines that change their order', (text: string) => swap(text, filed, kept)],
    ['a new line between two', (text: string) => text.replace(kept, `${kept}\nTrained one clerk in filing`)],
    ['a new line at the end', (text: string) => text.replace(counted, `${counted}\nTrained one clerk in filing`)],
    ['a line that goes', (text: string) => text.replace(`${kept}\n`, '')],
  ])('both have %s', async (_name, change) => {
    const { bytes: marked } = await expectPlaced(bytes, change);
    const [first, second] = strFromU8(unzipSync(marked)['word/document.xml'] ?? new Uint8Array())
      .match(/<w:txbxContent>.*?<\/w:txbxContent>/g)
      ?.map((drawn) => drawn.replace(/ w:id="\d+"/g, '')) ?? ['', 'none'];
    expect(first).toContain('w:author="Fitted"');
    expect(second).toBe(first);
  });
});

test('a comment on a line in a text box stands at the paragraph that holds the box', async () => {
  const box = `<w:r><w:pict><v:textbox><w:txbxContent>${p('Kept the post book')}</w:txbxContent></v:textbox></w:pict></w:r>`;
  const bytes = buildDocx({ body: p('Ada Brook') + p('Experience', heading) + p(box) });
  const notes = [{ before: '', after: 'Kept the post book and keys', comment: 'Says more.' }];
  const { text } = await readDocument(bytes);
  const marked = await markTracked(bytes, text.replace('post book', 'post book and keys'), notes);
  const document = strFromU8(unzipSync(marked.bytes)['word/document.xml'] ?? new Uint8Array());
  expect(document.match(/<w:commentReference/g)).toHaveLength(1);
  expect(document.replace(/<w:txbxContent>.*?<\/w:txbxContent>/, '')).toContain('<w:commentReference');
});

test('a last line with the properties of the one before it needs no record of them', async () => {
  const item = '<w:spacing w:after="60"/>';
  const bytes = buildDocx({
    body: p('Ada Brook') + p('Experience', heading) + p('- Kept the post book', item) + p('- Counted stock', item),
  });
  const marked = await expectPlaced(bytes, (text) => `${text}\n• Trained one clerk in filing`);
  expect(strFromU8(unzipSync(marked.bytes)['word/document.xml'] ?? new Uint8Array())).not.toContain('pPrChange');
});

test('a last line with other properties begins with a run that is gone whatever is decided, for LibreOffice to forget', async () => {
  const bytes = buildDocx({
    body:
      p('Ada Brook') +
      p('Experience', heading) +
      table([p('- Kept the post book', '<w:spacing w:after="60"/>') + p('Sample Ltd', '<w:jc w:val="end"/>')]),
  });
  const marked = await expectPlaced(bytes, (text) => `${text}\n• Trained one clerk in filing`);
  const document = strFromU8(unzipSync(marked.bytes)['word/document.xml'] ?? new Uint8Array());
  expect(document.replace(/ w:(?:id|author|date)="[^"]*"/g, '')).toMatch(
    /<\/w:pPrChange><\/w:pPr><w:ins><w:del><w:r><w:delText xml:space="preserve"> <\/w:delText><\/w:r><\/w:del><\/w:ins><w:ins>/,
  );
});

describe('content controls', () => {
  const control = (content: string, kind = '<w:text/>') =>
    `<w:sdt><w:sdtPr>${kind}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const post = p('Kept the post book of the house');
  const bytesOf = (body: string) =>
    buildDocx({ body: control(p('Ada Brook')) + p('Experience', heading) + body + p('Counted stock every week') });

  test.each([
    ['around the text', p(control(r('Kept the post book of the house')))],
    ['around the paragraph', control(post)],
    ['around the cell', table([p('2019')]).replace('</w:tr>', `${control(`<w:tc>${post}</w:tc>`)}</w:tr>`)],
  ])(
    'one %s goes with a change in it, since LibreOffice would not show the marks; others stay',
    async (_name, body) => {
      const { bytes } = await expectPlaced(bytesOf(body), (text) => text.replace('post book', 'post book and keys'));
      const document = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
      expect(document.match(/<w:sdt>/g)).toHaveLength(1);
    },
  );

  test('a gallery stays', async () => {
    const gallery = control(post, '<w:docPartObj><w:docPartGallery w:val="Work"/></w:docPartObj>');
    const { bytes } = await expectPlaced(bytesOf(gallery), (text) => text.replace('post book', 'post book and keys'));
    expect(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())).toContain('docPartGallery');
  });
});

describe('among lines that Word counts', () => {
  const level = '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>';
  const numbering = `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
  const item = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
  const bytes = buildDocx({
    numbering,
    body:
      p('Ada Brook') +
      p('Experience', heading) +
      p('The house of Sample kept its books by hand until lately.') +
      p('Filed letters for two departments', item) +
      p('Kept the post book of the house', item),
  });

  test('the only word before a break can be spelt anew', () =>
    expectPlaced(
      buildDocx({
        numbering,
        body:
          p('Ada Brook') + p('Languages', heading) + p(`${r('Spanich')}${lineBreak}${r('spoken and written')}`, item),
      }),
      (text) => text.replace('Spanich', 'Spanish'),
    ));

  test('a new line without a number gets none', () =>
    expectPlaced(bytes, (text) => `${text}\nThe last year was spent on moving house, with all its books.`));

  test('a new line with a number is counted by Word', async () => {
    const { bytes: marked } = await expectPlaced(bytes, (text) => `${text}\n3. Trained one clerk in filing`);
    expect(strFromU8(unzipSync(marked)['word/document.xml'] ?? new Uint8Array())).not.toContain('3.');
  });
});

describe('the package', () => {
  const files = docxFiles({ body: p('Ada Brook') + p('Experience', heading) + p('Kept the post book') });
  const change = (text: string) => text.replace('post book', 'post book and keys');

  const markFiles = async (parts: Record<string, Uint8Array>) => {
    const bytes = zipSync(parts);
    const { text } = await readDocument(bytes);
    const notes = [{ before: '', after: 'Kept the post book and keys', comment: 'Says more.' }];
    const marked = await markTracked(bytes, change(text), notes);
    return unzipSync(marked.bytes);
  };

  test('keeps its parts, each once, in their order, and gains the comments', async () => {
    const parts = { ...files, 'customXml/Item1.xml': strToU8('<a/>'), 'word/media/Photo.JPG': strToU8('picture') };
    expect(Object.keys(await markFiles(parts))).toEqual([...Object.keys(parts), 'word/fitted-comments.xml']);
  });

  test('hands macros on byte for byte', async () => {
    const macros = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 1, 2, 3]);
    expect((await markFiles({ ...files, 'word/vbaProject.bin': macros }))['word/vbaProject.bin']).toEqual(macros);
  });

  test('needs no relations, numbering or styles', async () => {
    const bare = Object.fromEntries(Object.entries(files).filter(([name]) => name !== 'word/_rels/document.xml.rels'));
    const list = '<w:numPr><w:ilvl w:val="99"/><w:numId w:val="-7"/></w:numPr><w:pStyle w:val="Gone"/>';
    const document = docxFiles({ body: p('Ada Brook') + p('Experience', heading) + p('Kept the post book', list) });
    const marked = await markFiles({ ...bare, 'word/document.xml': document['word/document.xml'] ?? new Uint8Array() });
    expect(strFromU8(marked['word/_rels/document.xml.rels'] ?? new Uint8Array())).toContain('fitted-comments.xml');
  });

  test('line separators and carriage returns in the text stay what they are', async () => {
    const odd = p('<w:r><w:t>Chess\u2028rowing&#13;reading</w:t></w:r>');
    const { 'word/document.xml': document = new Uint8Array() } = docxFiles({
      body: p('Ada Brook') + p('Experience', heading) + p('Kept the post book') + p('Hobbies', heading) + odd,
    });
    const marked = await markFiles({ ...files, 'word/document.xml': document });
    expect(strFromU8(marked['word/document.xml'] ?? new Uint8Array())).toContain('Chess\u2028rowing&#13;reading');
  });

  test('a gigantic attribute is handed on', async () => {
    const long = 'x'.repeat(800_000);
    const document = strFromU8(files['word/document.xml'] ?? new Uint8Array()).replace(
      '<w:p>',
      `<w:p w:rsidR="${long}">`,
    );
    const marked = await markFiles({ ...files, 'word/document.xml': strToU8(document) });
    expect(strFromU8(marked['word/document.xml'] ?? new Uint8Array())).toContain(long);
  });
});

describe('hostile files are refused as in reading', () => {
  const hostile = [
    'zip bomb by ratio',
    'zip bomb by count',
    'zip with forged sizes',
    'XML entity bomb',
    'XML external entity',
    'XML external entity from the network',
    'deeply nested tables',
    'deeply nested XML',
  ];

  test.each(hostile)('%s', async (name) => {
    const bytes = hostileFiles[name]?.() ?? new Uint8Array();
    const reading: unknown = await readDocument(bytes).catch((error: unknown) => error);
    expect(reading).toMatchObject({ name: 'ReadFailure' });
    await expect(markTracked(bytes, 'Ada Brook')).rejects.toMatchObject({ code: (reading as { code: string }).code });
  });

  test.each([
    ['an entity in a page header', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>', p('&x;')],
    ['a page header without an end', '', '<w:p>'],
  ])('%s', async (_name, prolog, content) => {
    const files = docxFiles({ body: p('Ada Brook') + p('Kept the post book'), header: p('Page') });
    const header = `${prolog}<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:hdr>`;
    const bytes = zipSync({ ...files, 'word/header1.xml': strToU8(header) });
    await expect(markTracked(bytes, 'Ada Brook\nKept the post book')).rejects.toMatchObject({ code: 'corrupt' });
  });

  test('a file without its text', async () => {
    const { 'word/document.xml': _text, ...rest } = docxFiles({ body: p('Ada Brook') });
    await expect(markTracked(zipSync({ ...rest, 'word/x.xml': strToU8('<x/>') }), 'Ada Brook')).rejects.toMatchObject({
      code: 'corrupt',
    });
  });
});
