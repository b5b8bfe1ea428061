import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { buildDocument } from '../fixtures/build-document.ts';
import { chinese } from '../fixtures/chinese.ts';
import { english } from '../fixtures/english.ts';
import { samples } from '../fixtures/samples.ts';
import { compareWords } from '../round-trip-words.ts';
import { composeSheet } from '../sheet/compose-sheet.ts';
import { getTemplate, templates } from '../templates/templates.ts';
import { writeDocx } from './write-docx.ts';

const write = async (sample: (typeof samples)[number], theme = getTemplate('ledger').word) => {
  const parts = unzipSync(
    await writeDocx({ sheet: composeSheet(buildDocument(sample, 'two pages'), 'My resume'), theme, paper: 'a4' }),
  );
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array(0));
};

const readParagraphs = (xml: string): string =>
  xml
    .replaceAll('</w:p>', '\n')
    .replaceAll('<w:tab/>', '\t')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

describe('a Word file', () => {
  test.each(samples)('in $language contains every word, unbroken and in order', async (sample) => {
    const part = await write(sample);
    expect(
      compareWords(formatResume(buildDocument(sample, 'two pages')), readParagraphs(part('word/document.xml'))),
    ).toEqual({
      missing: [],
      isInOrder: true,
    });
  });

  test('uses real styles, lists and links, and no text boxes or tables', async () => {
    const part = await write(english);
    const body = part('word/document.xml');
    for (const style of ['Title', 'Subtitle', 'Heading1', 'Heading2', 'ListBullet']) {
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`);
      expect(part('word/styles.xml')).toContain(`w:styleId="${style}"`);
    }
    expect(body).toContain('<w:numPr>');
    expect(part('word/_rels/document.xml.rels')).toContain('Target="mailto:amara.whitfield@example.com"');
    expect(body).not.toMatch(/w:txbxContent|w:tbl\b|w:drawing|w:pict/);
  });

  test.each([
    ['Heading1', 0],
    ['Heading2', 1],
  ])('has %s in its outline at level %d', async (style, level) => {
    const styles = (await write(english))('word/styles.xml');
    const [own = ''] = new RegExp(`w:styleId="${style}".*?</w:style>`, 's').exec(styles) ?? [];
    expect(own).toContain(`<w:outlineLvl w:val="${level}"/>`);
  });

  test('keeps the last two bullets of every list together, and no others', async () => {
    const body = (await write(english))('word/document.xml');
    const kinds = (body.match(/<w:p>.*?<\/w:p>/gs) ?? []).map((paragraph) => ({
      isBullet: paragraph.includes('<w:numPr>'),
      isKept: paragraph.includes('<w:keepNext/>'),
    }));
    const lastButOne = kinds.map((_, at) => [0, 1, 2].map((step) => kinds[at + step]?.isBullet ?? false).join());
    expect(lastButOne).toContain('true,true,false');
    expect(kinds.map(({ isKept }) => isKept)).toEqual(lastButOne.map((shape) => shape === 'true,true,false'));
  });

  test('has author and title, but not the current time', async () => {
    const core = (await write(english))('docProps/core.xml');
    expect(core).toContain('<dc:title>My resume</dc:title>');
    expect(core).toContain('<dc:creator>Amara Whitfield</dc:creator>');
    expect(core).not.toMatch(/20\d\d-\d\d/);
  });

  test('sets fonts for Latin and for East Asian text', async () => {
    expect((await write(english))('word/styles.xml')).toMatch(/w:rFonts[^>]*w:ascii="Georgia"/);
    const styles = (await write(chinese))('word/styles.xml');
    expect(styles).toMatch(/w:rFonts[^>]*w:ascii="Microsoft YaHei"/);
    expect(styles).toMatch(/w:rFonts[^>]*w:eastAsia="Microsoft YaHei"/);
    expect(styles).toContain('w:eastAsia="zh-CN"');
  });

  test('does not slant Chinese characters, nor break Latin words among them', async () => {
    const part = await write(chinese);
    expect(part('word/document.xml')).not.toMatch(/<w:i\/>/);
    expect((await write(english))('word/document.xml')).toMatch(/<w:i\/>/);
    expect(part('word/styles.xml')).toMatch(/<w:lang w:val="en-US"/);
  });

  test('resolves every link it uses', async () => {
    const part = await write(english);
    const used = [...part('word/document.xml').matchAll(/<w:hyperlink[^>]*r:id="([^"]+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(2);
    for (const id of used) expect(part('word/_rels/document.xml.rels')).toContain(`Id="${id}"`);
  });

  test('sets a period written first apart by a dot, and one written last at the right', async () => {
    const draw = async (line: string) => {
      const sheet = composeSheet(parseResume(`Amara Whitfield\n\nEXPERIENCE\n${line}\n- Kept the post book`));
      const bytes = await writeDocx({ sheet, theme: getTemplate('ledger').word, paper: 'a4' });
      return readParagraphs(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()));
    };
    expect(await draw('2019 - 2021 Clerk at Sample Ltd')).toMatch(/2019 - 2021 · Clerk/);
    expect(await draw('Clerk at Sample Ltd 2019 - 2021')).toMatch(/Sample Ltd\t2019 - 2021/);
  });

  test.each(templates)('in $name has the column and the margins of the PDF', ({ typst, textInsetMm, word }) => {
    expect(2 * word.marginMm.x).toBe(textInsetMm);
    expect(typst).toContain(`top: ${word.marginMm.top}mm, bottom: ${word.marginMm.bottom}mm`);
  });
});
