import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { ReadFailure, readDocument } from './read-document.ts';
import { readFailureCodes } from './read-result.ts';
import { buildDocx, p } from './testing/build-docx.ts';
import { buildPdf, write } from './testing/build-pdf.ts';

const bytesOf = (text: string, encoding = 'utf8'): Uint8Array => new Uint8Array(iconv.encode(text, encoding));
const textOf = async (file: Uint8Array, fileName = 'resume.doc') => (await readDocument(file, { fileName })).text;

const german = 'Jürgen Groß\nGeschäftsführer für Qualität\nKöln';
const french = 'Éléonore Lefèvre\nChef de projet à Orléans, été 2019\nDéveloppement';
const spanish = 'Íñigo Muñoz\nDiseño y señalización en España\nEducación';
const chinese = '张伟\n工作经历：软件工程师，负责后端系统开发\n教育背景：清华大学计算机科学';
const japanese = '山田太郎\n職務経歴：ソフトウェアエンジニアとして開発を担当しました。\n学歴：東京大学';

describe('plain text in any encoding', () => {
  test.each([
    ['UTF-8', 'utf8', german],
    ['UTF-8 with a mark', 'utf8', `\ufeff${french}`],
    ['UTF-16 with a mark', 'utf16le', `\ufeff${chinese}`],
    ['UTF-16 the other way round', 'utf16be', `\ufeff${japanese}`],
    ['UTF-16 without a mark', 'utf16le', spanish],
    ['Chinese UTF-16 without a mark', 'utf16le', chinese],
    ['Latin-1', 'latin1', german],
    ['Windows-1252', 'windows-1252', `${french} – “guillemets”`],
    ['MacRoman, German', 'macroman', german],
    ['MacRoman, French', 'macroman', french],
    ['MacRoman, Spanish', 'macroman', spanish],
    ['Shift-JIS', 'shift_jis', japanese],
    ['EUC-JP', 'euc-jp', japanese],
    ['GB18030', 'gb18030', chinese],
  ])('%s', async (_, encoding, text) => {
    expect(await textOf(bytesOf(text, encoding), 'resume.txt')).toBe(text.replace('\ufeff', ''));
  });

  test('bullets, tabs and spaces get one shape', async () => {
    const text = 'Engineer        2019\r\n* Built it\r\n- Ran it\r\n\r\n\r\n\r\nEnd\u00a0here';
    expect(await textOf(bytesOf(text))).toBe('Engineer\t2019\n• Built it\n• Ran it\n\nEnd here');
  });

  test('a rating is not a bullet, and direction marks are removed', async () => {
    const text = 'German\n●●●○○\n● Built it\n\u202a+49 30 1234\u202c\n\u200eada@example.com';
    expect(await textOf(bytesOf(text))).toBe('German\n●●●○○\n• Built it\n+49 30 1234\nada@example.com');
  });
});

describe('the content decides, not the name', () => {
  const docx = buildDocx({ body: p('Ada Brook') });
  test.each([
    ['a DOCX', docx],
    ['an RTF', bytesOf('{\\rtf1\\ansi Ada Brook\\par}')],
    ['an HTML page', bytesOf('<html><body><p>Ada Brook</p></body></html>')],
    ['a PDF', buildPdf([{ content: write(60, 700, 'Ada Brook') }])],
    ['plain text', bytesOf('Ada Brook')],
  ])('%s named .doc', async (_, file) => {
    expect(await textOf(file, 'resume.doc')).toBe('Ada Brook');
  });

  test('a PDF with rubbish before its header', async () => {
    const pdf = buildPdf([{ content: write(60, 700, 'Ada Brook') }]);
    expect(await textOf(new Uint8Array([...bytesOf('\r\n\r\n'), ...pdf]))).toBe('Ada Brook');
  });
});

describe('Word 97', () => {
  test('body, header, footer, text box and table', async () => {
    const file = new Uint8Array(readFileSync(new URL('./testing/sample.doc', import.meta.url)));
    const text = await textOf(file);
    for (const line of [
      'Ada Brook, Ingenieurin für Qualität',
      'Boxed: available from May',
      'Engineer, Northwind\t2019 – 2021',
      'BSc\tLeeds\t2012\nMSc\tYork\t2014',
      '职位 経歴 Español Français',
      '• Built the ledger of four banks\n• Ran the rota\nAfter the box',
      'References on request',
    ]) {
      expect(text).toContain(line);
    }
  });
});

describe('RTF', () => {
  test.each([
    ['code pages and Unicode', "{\\rtf1\\ansi\\ansicpg1252 J\\'fcrgen \\u26446?\\u20255? end}", 'Jürgen 李伟 end'],
    [
      'fonts with code pages of their own',
      "{\\rtf1{\\fonttbl{\\f1\\fcharset128 MS;}{\\f2\\fcharset134 Sim;}}\\f1 \\'8e\\'52\\f2 \\'d5\\'c5}",
      '山张',
    ],
    [
      'header once, body, footer',
      '{\\rtf1{\\headerl Ada\\par}{\\headerr Ada\\par}Body\\par{\\footer Last\\par}}',
      'Ada\n\nBody\n\nLast',
    ],
    ['bullets and tables', "{\\rtf1{\\pntext\\f1\\'B7\\tab}One\\par \\trowd A\\cell B\\cell\\row C}", '• One\nA\tB\nC'],
    ['hidden and deleted text', '{\\rtf1 Seen{\\v secret}{\\deleted gone}\\par}', 'Seen'],
    [
      'links',
      '{\\rtf1{\\field{\\*\\fldinst HYPERLINK "https://ada.example.org/"}{\\fldrslt Work}}}',
      'Work (ada.example.org)',
    ],
    [
      'pictures and tables of styles',
      '{\\rtf1{\\stylesheet{\\s1 Heading;}}{\\pict 00ff00}{\\*\\generator X}Text}',
      'Text',
    ],
    ['text boxes', '{\\rtf1{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt Boxed\\par}}}}', 'Boxed'],
    ['special characters', '{\\rtf1 a\\endash b\\emdash c\\rquote s\\~d\\_e \\{x\\}}', 'a–b—c’s d-e {x}'],
  ])('%s', async (_, rtf, text) => {
    expect(await textOf(bytesOf(rtf, 'latin1'))).toBe(text);
  });
});

describe('HTML and Markdown', () => {
  test.each([
    [
      'blocks, lists and breaks',
      '<h1>Ada</h1><p>One<br>two</p><ul><li>A<ul><li>B</li></ul></li></ul><ol><li>x</li><li>y</li></ol>',
      'Ada\nOne\ntwo\n• A\n  • B\n1. x\n2. y',
    ],
    ['tables', '<table><tr><td>BSc</td><td>Leeds</td></tr></table>', 'BSc\tLeeds'],
    [
      'tables whose cells and rows end where the next begins',
      '<table><tr><td>A<td><table><tr><td>in<td>ner</table><tr><th>C<td>D<tbody><tr><td>E</table>',
      'A\tin\tner\nC\tD\nE',
    ],
    ['entities', '<p>&Eacute;l&eacute;onore &amp; J&uuml;rgen &#8211; &#x4f60;&nbsp;x</p>', 'Éléonore & Jürgen – 你 x'],
    [
      'scripts, styles and hidden parts',
      '<p>Seen</p><script>var a="<p>no</p>"</script><style>p{}</style><div style="display:none">no<div>no</div></div><p hidden>no</p><!-- no -->',
      'Seen',
    ],
    [
      'parts hidden by a style or a name',
      '<p>Seen</p><p style="font-size:0px">no</p><p class="x visually-hidden">no</p><button type="button" style=\'visibility: hidden\'>no</button>',
      'Seen',
    ],
    [
      'parts that only sound hidden',
      '<div style="overflow: hidden">One</div><div class="overflow-hidden">two</div>' +
        '<p style="font-size:0.9rem">three</p><p title="hidden gem" data-hidden="1">four</p>' +
        '<p aria-hidden="true">five</p>',
      'One\ntwo\nthree\nfour\nfive',
    ],
    [
      'links',
      '<p><a href="https://ada.example.org/">Work</a> <a href="mailto:a@b.example">a@b.example</a></p>',
      'Work (ada.example.org) a@b.example',
    ],
  ])('%s', async (_, html, text) => {
    expect(await textOf(bytesOf(`<html><head><title>no</title></head><body>${html}</body></html>`))).toBe(text);
  });

  test.each([
    ['quoted-printable', '<p>J=C3=BCrgen =\r\nM</p>'],
    ['base64', Buffer.from('<p>Jürgen M</p>').toString('base64')],
    ['8bit', '<p>Jürgen M</p>'],
  ])('a page saved as one file, in %s', async (encoding, page) => {
    const mht = [
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary="----=_X"',
      '',
      '------=_X',
      `Content-Transfer-Encoding: ${encoding}`,
      'Content-Type: text/html; charset="utf-8"',
      '',
      page,
      '------=_X',
      'Content-Type: image/png',
      '',
      'iVBOR',
      '------=_X--',
    ];
    expect(await textOf(bytesOf(mht.join('\r\n')))).toBe('Jürgen M');
  });

  test('Markdown, by name or by its marks', async () => {
    const source =
      '# Ada Brook\n**Engineer** at [Northwind](https://north.example.org)\n\n## Skills\n- TypeScript\n  - React\n\n| A | B |\n|---|---|\n| 1 | 2 |\n';
    const text =
      'Ada Brook\nEngineer at Northwind (north.example.org)\n\nSkills\n• TypeScript\n  • React\n\nA\tB\n1\t2';
    expect(await textOf(bytesOf(source), 'cv.md')).toBe(text);
    expect(await textOf(bytesOf(source), 'cv.txt')).toBe(text);
  });
});

describe('what cannot be read says why', () => {
  const encrypted = new Uint8Array(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
  );
  test.each([
    ['an empty file', new Uint8Array(), 'no_text'],
    ['only spaces', bytesOf(' \n\t '), 'no_text'],
    ['an empty page', buildPdf([{ content: '' }]), 'no_text'],
    ['an empty document', buildDocx({ body: p('') }), 'no_text'],
    ['a locked Word file', encrypted, 'password_protected'],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1, 2, 0, 0, 3]), 'invalid_file_type'],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('x') }), 'invalid_file_type'],
    [
      'a spreadsheet',
      zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') }),
      'invalid_file_type',
    ],
    [
      'an OpenDocument spreadsheet',
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': strToU8('<office:body><text:p>Ada</text:p></office:body>'),
      }),
      'invalid_file_type',
    ],
    ['a truncated zip', buildDocx({ body: p('x') }).slice(0, 300), 'corrupt'],
    ['a PDF that is only a header', bytesOf('%PDF-1.7\n'), 'corrupt'],
    [
      'broken XML',
      zipSync({ '[Content_Types].xml': strToU8(''), 'word/document.xml': strToU8('<w:document><w:p>') }),
      'corrupt',
    ],
  ])('%s', async (_, file, code) => {
    await expect(readDocument(file)).rejects.toMatchObject({ name: 'ReadFailure', code });
  });

  test('any bytes give text or a known failure', async () => {
    const heads = [
      '',
      '%PDF-1.7\n',
      'PK\u0003\u0004',
      '{\\rtf1 ',
      '\u00d0\u00cf\u0011\u00e0',
      '<html>',
      '{"basics":',
    ].map((head) => bytesOf(head, 'latin1'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 600 }), async (head, tail) => {
        const outcome = await readDocument(new Uint8Array([...head, ...tail])).catch((error: unknown) => error);
        if (outcome instanceof ReadFailure) expect(readFailureCodes).toContain(outcome.code);
        else expect(outcome).toMatchObject({ text: expect.any(String) });
      }),
      { numRuns: 150 },
    );
  });
});
