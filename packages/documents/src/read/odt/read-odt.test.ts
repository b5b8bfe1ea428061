import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';

const textOf = async (file: Uint8Array) => (await readDocument(file)).text;
const list = (style: string, ...items: string[]) =>
  `<text:list text:style-name="${style}">${items.map((item) => `<text:list-item>${item}</text:list-item>`).join('')}</text:list>`;
const p = (text: string) => `<text:p>${text}</text:p>`;

/** `running` holds the headers and footers, or just the content of the header. */
const odt = (content: string, running = '', automatic = '') =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      '<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:draw="d" xmlns:xlink="x" ' +
        `xmlns:style="s"><office:automatic-styles>${automatic}</office:automatic-styles><office:body>` +
        `<office:text>${content}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      '<office:document-styles xmlns:office="o" xmlns:text="t" ' +
        `xmlns:style="s">${running.startsWith('<style:') ? running : `<style:header>${running}</style:header>`}</office:document-styles>`,
    ),
  });

test('headings, lists, tables, boxes, links, spaces, header', async () => {
  const content =
    '<text:h>Experience</text:h><text:p>Engineer<text:tab/>2019</text:p>' +
    '<text:list><text:list-item><text:p>Built <text:s text:c="1"/>it</text:p><text:list><text:list-item>' +
    '<text:p>Deeper</text:p></text:list-item></text:list></text:list-item></text:list>' +
    '<table:table><table:table-row><table:table-cell><text:p>BSc</text:p></table:table-cell><table:table-cell>' +
    '<text:p>Leeds</text:p></table:table-cell></table:table-row></table:table>' +
    '<text:p><draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame>' +
    '<text:a xlink:href="https://ada.example.org/">Work</text:a></text:p>';
  expect(await textOf(odt(content, '<text:p>Ada Brook</text:p>'))).toBe(
    'Ada Brook\n\nExperience\nEngineer\t2019\n• Built it\n  • Deeper\nBSc\tLeeds\nBoxed\nWork (ada.example.org)',
  );
});

test('tracked deletions, notes of others and hidden text go', async () => {
  const automatic = '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>';
  const content =
    '<text:tracked-changes><text:p>gone</text:p></text:tracked-changes>' +
    '<text:p>Seen<text:span text:style-name="T1">secret</text:span><office:annotation><text:p>remark</text:p>' +
    '</office:annotation></text:p>';
  const result = await readDocument(odt(content, '', automatic));
  expect(result.text).toBe('Seen');
  expect(result.warnings).toEqual(['hidden_text_dropped']);
});

test('the headers and footers of first pages are read too, each line once, and page numbers not at all', async () => {
  const running =
    `<style:header>${p('Curriculum vitae')}</style:header><style:header-left>${p('Curriculum vitae')}</style:header-left>` +
    `<style:header-first>${p('Ada Brook')}</style:header-first>` +
    `<style:footer>${p('Page <text:page-number>1</text:page-number><text:s/>of <text:page-count>2</text:page-count>')}</style:footer>` +
    `<style:footer-first>${p('References on request')}</style:footer-first>`;
  expect(await textOf(odt(p('Engineer'), running))).toBe(
    'Ada Brook\nCurriculum vitae\n\nEngineer\n\nReferences on request',
  );
});

test('a footnote or a box within an item leaves it its bullet', async () => {
  const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>${p('A note')}</text:note-body></text:note>`;
  const box = `<draw:frame><draw:text-box>${p('A box')}</draw:text-box></draw:frame>`;
  const content = list('', p(`Built it${note}`), p(`${box}Ran it`));
  expect(await textOf(odt(content))).toBe('• Built it\nA box\n• Ran it\nA note');
});

describe('numbered lists', () => {
  const styles =
    '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" ' +
    'style:num-suffix="."/><text:list-level-style-number text:level="2" style:num-format="a" ' +
    'style:num-suffix=")"/></text:list-style>' +
    '<text:list-style style:name="L2"><text:list-level-style-bullet text:level="1"/></text:list-style>';

  test('keep their numbers, and others their bullets', async () => {
    const content = list('L1', p('One') + list('L1', p('Deeper')), p('Two')) + list('L2', p('Bullet'));
    expect(await textOf(odt(content, '', styles))).toBe('1. One\na) Deeper\n2. Two\n• Bullet');
  });

  test('begin anew unless they go on from the last one', async () => {
    const goingOn = list('L1', p('Two')).replace('>', ' text:continue-numbering="true">');
    const content = list('L1', p('One')) + p('Between') + goingOn + list('L1', p('Anew'));
    expect(await textOf(odt(content, '', styles))).toBe('1. One\nBetween\n2. Two\n1. Anew');
  });
});
