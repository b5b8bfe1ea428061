import { maxUploadBytes } from '@fitted/contract/limits/uploads';
import { strToU8, zipSync } from 'fflate';
import { docxFiles, p, table } from './build-docx.ts';
import { buildPdf, write } from './build-pdf.ts';

const megabyte = 1024 * 1024;
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const docxWith = (document: Uint8Array): Uint8Array =>
  zipSync({ ...docxFiles({ body: p('x') }), 'word/document.xml': document }, { level: 1 });
const wordXml = (body: string, prolog = ''): Uint8Array =>
  strToU8(
    `${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );

/** Makes every size in an archive's directory claim that the part is small. */
function forgeSizes(zip: Uint8Array): Uint8Array {
  const forged = zip.slice();
  const view = new DataView(forged.buffer);
  for (let at = 0; at + 46 < forged.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  return forged;
}

/** A PDF of bare objects, for structures that no honest writer makes. */
function rawPdf(...objects: string[]): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return bytesOf(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF\n`);
}

const seeded = (length: number): Uint8Array => {
  let state = 12345;
  return Uint8Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state >> 16;
  });
};

const goodPdf = buildPdf([{ content: write(60, 700, 'Ada Brook') }], { compress: true });
const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join(
  '',
);

/** Files that try to exhaust the reader's time or memory, or to steal secrets. Built on demand: some are large. */
export const hostileFiles: Readonly<Record<string, () => Uint8Array>> = {
  // Below the limit of a part: only its ratio gives it away.
  'zip bomb by ratio': () => docxWith(new Uint8Array(8 * megabyte)),
  'zip bomb of real markup': () => docxWith(wordXml(p('x').repeat(500_000))),
  'zip bomb by count': () =>
    zipSync({
      ...docxFiles({ body: p('x') }),
      ...Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`word/p${n}.xml`, new Uint8Array()])),
    }),
  'zip bomb by nesting': () =>
    zipSync({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'c.xml': new Uint8Array(4 * megabyte) }, { level: 1 }) }) }),
  'zip with forged sizes': () => forgeSizes(docxWith(new Uint8Array(25 * megabyte))),
  'million paragraphs': () => docxWith(wordXml('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(1_000_000))),
  'many paragraphs below every limit of size': () =>
    docxWith(wordXml('<w:p><w:r><w:t>word</w:t></w:r></w:p>'.repeat(400_000))),
  'XML entity bomb': () => docxWith(wordXml(p('&e9;'), `<!DOCTYPE d [<!ENTITY e0 "lol">${entities}]>`)),
  'XML external entity': () => docxWith(wordXml(p('&x;'), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
  'XML external entity from the network': () =>
    docxWith(wordXml(p('&x;'), '<!DOCTYPE d SYSTEM "http://127.0.0.1:9/x.dtd">')),
  'deeply nested tables': () =>
    docxWith(wordXml(Array.from({ length: 3_000 }).reduce<string>((inner) => table([inner]), p('x')))),
  'deeply nested XML': () => docxWith(wordXml(`${'<w:sdt>'.repeat(100_000)}${'</w:sdt>'.repeat(100_000)}`)),
  'deeply nested RTF': () => bytesOf(`{\\rtf1 ${'{'.repeat(500_000)}x`),
  'RTF that skips beyond its end': () => bytesOf('{\\rtf1 \\bin2000000000 x}'),
  'deeply nested HTML': () => bytesOf(`<html>${'<div>'.repeat(300_000)}x`),
  'HTML of open tags': () => bytesOf(`<html>${'<a href="'.repeat(200_000)}`),
  'HTML of open comments': () => bytesOf(`<html>${'<!--'.repeat(500_000)}`),
  'flate bomb': () => buildPdf([{ content: `BT /F1 10 Tf (${' '.repeat(150 * megabyte)}) Tj ET` }], { compress: true }),
  'flate bomb of text': () =>
    buildPdf([{ content: `BT /F1 10 Tf ${'(abcdefgh) Tj '.repeat(2_000_000)} ET` }], { compress: true }),
  'page of a million shapes': () =>
    buildPdf([{ content: `${'0 0 m 9 9 l S '.repeat(1_000_000)}${write(60, 700, 'x', { grey: 1 })}` }], {
      compress: true,
    }),
  'endless pages': () => rawPdf('<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2000000000>>'),
  'pages in a circle': () =>
    rawPdf(
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 9>>',
      '<</Type/Pages/Kids[2 0 R]/Count 9/Parent 2 0 R>>',
    ),
  'deeply nested PDF': () =>
    rawPdf(`<</Type/Catalog/Pages 2 0 R/X ${'['.repeat(300_000)}`, '<</Type/Pages/Kids[]/Count 0>>'),
  'ten thousand pages': () => buildPdf(Array.from({ length: 10_000 }, () => ({ content: write(60, 700, 'page') }))),
  'page of gigantic size': () =>
    buildPdf([{ content: write(60, 700, 'x', { grey: 1 }), width: 14_000_000, height: 14_000_000 }]),
  'picture of a billion pixels': () =>
    Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0, 0, 0, 1, 0, 0, 8, 2, 0, 0,
      0,
    ]),
  'picture that ends early': () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  'truncated PDF': () => goodPdf.slice(0, goodPdf.length >> 1),
  'PDF with its middle gone': () => Uint8Array.from([...goodPdf.slice(0, 400), ...goodPdf.slice(700)]),
  'garbage named PDF': () => Uint8Array.from([...bytesOf('%PDF-1.4\n'), ...seeded(300_000)]),
  garbage: () => seeded(megabyte),
  'garbage in an OLE file': () =>
    Uint8Array.from([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...seeded(200_000),
      ...bytesOf('W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0'),
    ]),
  'OLE file whose sectors run in a circle': () => circularOle(),
  'the largest upload as one line': () => new Uint8Array(maxUploadBytes).fill(0x61),
  'the largest upload as blanks': () => new Uint8Array(maxUploadBytes).fill(0x20),
};

/** A compound file whose allocation table points every sector at itself. */
function circularOle(): Uint8Array {
  const file = new Uint8Array(512 * 8);
  const view = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, 4096, true);
  view.setUint32(60, 2, true);
  view.setUint32(64, 1, true);
  view.setUint32(68, 0xfffffffe, true);
  view.setUint32(76, 0, true);
  for (let sector = 0; sector < 128; sector += 1) view.setUint32(512 + sector * 4, sector, true);
  file.set(bytesOf('W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0'), 1024);
  view.setUint16(1024 + 64, 26, true);
  file[1024 + 66] = 2;
  return file;
}
