import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, type DocxParts, p, r, table } from '../testing/build-docx.ts';

const read = (parts: DocxParts) => readDocument(buildDocx(parts));
const textOf = async (parts: DocxParts) => (await read(parts)).text;

const bullets =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val=""/></w:lvl>' +
  '<w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
const numbers =
  '<w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/>' +
  '<w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>';
const item = (list: number, level = 0) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;

describe('the parts of a page', () => {
  test('the name in the page header comes first, once, and page numbers not at all', async () => {
    const header = p('Ada Brook') + p('<w:fldSimple w:instr=" PAGE "><w:r><w:t>3</w:t></w:r></w:fldSimple>');
    const text = await textOf({
      body: p('Engineer'),
      header,
      firstHeader: p('Ada Brook'),
      footer: p('References on request'),
    });
    expect(text).toBe('Ada Brook\n\nEngineer\n\nReferences on request');
  });

  test('footnotes are kept', async () => {
    const body = p(`${r('Patent pending')}<w:r><w:footnoteReference w:id="2"/></w:r>`);
    expect(await textOf({ body, footnotes: `<w:footnote w:id="2">${p('Filed in 2021')}</w:footnote>` })).toContain(
      'Filed in 2021',
    );
  });

  test('text boxes are read once, however often Word wrote them, and in the order of the page', async () => {
    const box = (text: string, x: number, y: number) =>
      '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:positionH>' +
      `<wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV><wp:posOffset>${y}</wp:posOffset>` +
      `</wp:positionV><wp:extent cx="1000" cy="10"/><wps:txbx><w:txbxContent>${p(text)}</w:txbxContent>` +
      '</wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>' +
      `<w:txbxContent>${p(text)}</w:txbxContent></v:textbox></w:pict>` +
      '</mc:Fallback></mc:AlternateContent></w:r>';
    const text = await textOf({
      body: p(box('BSc Mathematics', 0, 900) + box('Right column', 5000, 0) + box('EDUCATION', 0, 100)) + p('Body'),
    });
    expect(text.replace(/\n+/g, '\n')).toBe('EDUCATION\nBSc Mathematics\nRight column\nBody');
  });

  test('a web page that Word takes in is read in its place', async () => {
    const webPage = 'MIME-Version: 1.0\nContent-Type: text/html\n\n<html><body><p>Ada Brook</p></body></html>';
    expect(await textOf({ body: '<w:altChunk r:id="part1"/>', footer: p('Last'), webPage })).toBe('Ada Brook\n\nLast');
  });

  test('the page count is the one that Word noted', async () => {
    expect((await read({ body: p('Text'), pages: 3 })).pages).toBe(3);
  });
});

describe('lists', () => {
  test('bullets, levels and numbers are written out', async () => {
    const body = p('One', item(1)) + p('Deeper', item(1, 1)) + p('First', item(2)) + p('Second', item(2));
    expect(await textOf({ body, numbering: bullets + numbers })).toBe('• One\n  • Deeper\n1. First\n2. Second');
  });

  test('a list that redefines a level leaves the others as they are', async () => {
    const redefined =
      '<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:lvl w:ilvl="0">' +
      '<w:numFmt w:val="decimal"/><w:lvlText w:val="%1)"/></w:lvl></w:lvlOverride></w:num>';
    const body = p('One', item(3)) + p('Two', item(3)) + p('Bullet', item(1));
    expect(await textOf({ body, numbering: bullets + redefined })).toBe('1) One\n2) Two\n• Bullet');
  });

  test('a list may come from the style of its paragraphs', async () => {
    const styles =
      `<w:style w:type="paragraph" w:styleId="Base"><w:pPr>${item(1)}</w:pPr></w:style>` +
      '<w:style w:type="paragraph" w:styleId="ListBullet"><w:basedOn w:val="Base"/></w:style>';
    expect(await textOf({ body: p('Styled', '<w:pStyle w:val="ListBullet"/>'), numbering: bullets, styles })).toBe(
      '• Styled',
    );
  });

  test('characters of symbol fonts', async () => {
    const body = p('<w:r><w:sym w:font="Wingdings" w:char="F0A7"/><w:tab/><w:t>Typed bullet</w:t></w:r>');
    expect(await textOf({ body })).toBe('• Typed bullet');
  });
});

describe('tables', () => {
  test('short cells share a line', async () => {
    expect(await textOf({ body: table([p('BSc'), p('Leeds'), p('2012')], [p('MSc'), p('York'), p('2014')]) })).toBe(
      'BSc\tLeeds\t2012\nMSc\tYork\t2014',
    );
  });

  test('a layout of two columns is read one after the other', async () => {
    const left = p('SKILLS') + p('TypeScript') + p('Go') + p('SQL');
    const right = p('EXPERIENCE') + p('Engineer, Northwind') + p('Built the ledger of four banks') + p('Ran the rota');
    const text = await textOf({ body: table([left, right]) });
    expect(text.replace(/\n+/g, '\n')).toBe(
      'SKILLS\nTypeScript\nGo\nSQL\nEXPERIENCE\nEngineer, Northwind\nBuilt the ledger of four banks\nRan the rota',
    );
  });

  test('dates in a cell beside the text lead it', async () => {
    const right = p('Engineer, Northwind') + p('Built it', item(1)) + p('Ran it', item(1));
    expect(await textOf({ body: table([p('2019 – 2021'), right]), numbering: bullets })).toBe(
      '2019 – 2021\tEngineer, Northwind\n• Built it\n• Ran it',
    );
  });

  test('dates lead or end a text that is short itself', async () => {
    const text = p('Trainee, Fabrikam') + p('Berlin');
    const rows = table([p('(2012 – 2015)'), text], [text, p('2009') + p('Berlin')]);
    expect(await textOf({ body: rows })).toBe(
      '(2012 – 2015)\tTrainee, Fabrikam\nBerlin\n\nTrainee, Fabrikam\t2009\nBerlin\nBerlin',
    );
  });

  test('a small section keeps its lines beside another one', async () => {
    const hobbies = p('Hobbies') + p('Chess, and long walks in the mountains of Wales every weekend');
    expect(await textOf({ body: table([p('Skills') + p('Python') + p('Go'), hobbies]) })).toBe(
      'Skills\nPython\nGo\n\nHobbies\nChess, and long walks in the mountains of Wales every weekend',
    );
  });

  test('tables within tables', async () => {
    expect(await textOf({ body: table([table([p('inner'), p('cell')]), p('outer')]) })).toBe('inner\tcell\touter');
  });
});

describe('runs', () => {
  test('insertions stay, deletions and hidden text go', async () => {
    const body = p(
      `${r('Lead ')}<w:ins>${r('engineer')}</w:ins><w:del><w:r><w:delText>manager</w:delText></w:r></w:del>${r(' secretly', '<w:vanish/>')}`,
    );
    const { text, warnings } = await read({ body });
    expect(text).toBe('Lead engineer');
    expect(warnings).toEqual(['hidden_text_dropped']);
  });

  test('white text is dropped on white paper and kept over a shape', async () => {
    const white = r('Kubernetes', '<w:color w:val="FFFFFF"/>');
    expect(await textOf({ body: p('Seen') + p(white) })).toBe('Seen');
    expect(await textOf({ body: p('<w:r><w:drawing><wp:anchor/></w:drawing></w:r>') + p(white) })).toBe('Kubernetes');
  });

  test('links keep their targets, whether relations or fields', async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r>' +
      '<w:instrText> HYPERLINK "https://code.example.org/ada" </w:instrText></w:r><w:r>' +
      '<w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Code</w:t></w:r><w:r>' +
      '<w:fldChar w:fldCharType="end"/></w:r>';
    const body =
      p(`<w:hyperlink r:id="l1">${r('Work')}</w:hyperlink>`) +
      p(`<w:hyperlink r:id="l2">${r('ada@example.org')}</w:hyperlink>`) +
      p(field);
    const links = { l1: 'https://ada.example.org/', l2: 'mailto:ada@example.org' };
    expect(await textOf({ body, links })).toBe('Work (ada.example.org)\nada@example.org\nCode (code.example.org/ada)');
  });

  test('content controls: what was typed stays, what the template asks goes', async () => {
    const body =
      `<w:sdt><w:sdtPr/><w:sdtContent>${p('Ada Brook')}</w:sdtContent></w:sdt><w:sdt><w:sdtPr><w:showingPlcHdr/>` +
      `</w:sdtPr><w:sdtContent>${p('Click to enter text')}</w:sdtContent></w:sdt>`;
    expect(await textOf({ body })).toBe('Ada Brook');
  });

  test('a heading that the template offers and nobody changed is printed, and read', async () => {
    const asked = (text: string) =>
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${r(text)}</w:sdtContent></w:sdt>`;
    const heading = `<w:p><w:pPr><w:pStyle w:val="1"/></w:pPr>${asked('Experience')}</w:p>`;
    const styles = '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>';
    const body = heading + p('Baker, Kestrel Foods') + p(asked('Describe your role'));
    expect(await textOf({ body, styles })).toBe('Experience\nBaker, Kestrel Foods');
  });

  test('so is one on a deeper level, if its words are those of a heading', async () => {
    const asked = (text: string) =>
      '<w:p><w:pPr><w:pStyle w:val="2"/></w:pPr><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr>' +
      `<w:sdtContent>${r(text.slice(0, 4))}${r(text.slice(4))}</w:sdtContent></w:sdt></w:p>`;
    const styles = '<w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 2"/></w:style>';
    const body = asked('Experience') + asked('Job title, company') + p('Baker, Kestrel Foods');
    expect(await textOf({ body, styles })).toBe('Experience\nBaker, Kestrel Foods');
  });

  test('the lines of a paragraph with breaks in it each have their own look', async () => {
    const body = p(
      `${r('Kestrel Foods', '<w:b/>')}${r(': ')}${r('Baker', '<w:i/>')}<w:r><w:br/></w:r>${r('2019 – 2021', '<w:b/>')}`,
    );
    const { looks } = await read({ body });
    expect(looks?.map(({ text, isBold }) => [text, isBold])).toEqual([
      ['Kestrel Foods: Baker', false],
      ['2019 – 2021', true],
    ]);
    expect(looks?.[0]?.runs.map(({ text, isBold }) => [text, isBold])).toEqual([
      ['Kestrel Foods', true],
      ['Baker', false],
    ]);
  });

  test('tabs, breaks and special hyphens', async () => {
    const body = p(
      '<w:r><w:t>Engineer</w:t><w:tab/><w:tab/><w:t>2019</w:t><w:br/><w:t>on</w:t><w:noBreakHyphen/><w:t>call</w:t></w:r>',
    );
    expect(await textOf({ body })).toBe('Engineer\t2019\non-call');
  });

  test.each([
    '工作经历：软件工程师',
    '職務経歴：エンジニア',
    'Geschäftsführer für Qualität',
    'Développement à l’été',
    'Diseño y señalización',
  ])('%s', async (line) => {
    expect(await textOf({ body: p(line) })).toBe(line);
  });
});
