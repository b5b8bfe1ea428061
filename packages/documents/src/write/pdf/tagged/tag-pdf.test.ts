import { defaultTemplate, type TemplateId } from '@fitted/contract/looks';
import type { ResumeDocument } from '@fitted/resume/document';
import { asLineId } from '@fitted/resume/document';
import { describe, expect, test } from 'vitest';
import { buildDocument } from '../../fixtures/build-document.ts';
import { english } from '../../fixtures/english.ts';
import { samples } from '../../fixtures/samples.ts';
import { templates } from '../../templates/templates.ts';
import { createWriter } from '../../write-document.ts';
import { PdfObjects } from './pdf-objects.ts';
import { checkTagged } from './testing/check-tagged.ts';

const writer = createWriter();
const write = (document: ResumeDocument, template: TemplateId = defaultTemplate) =>
  writer.write(document, { format: 'pdf', template, paper: 'a4', title: 'My resume' });

const typesOf = (pdf: Uint8Array): string[] => {
  const objects = new PdfObjects(pdf);
  const types: string[] = [];
  const visit = (id: number): void => {
    const body = objects.get(id);
    types.push(/\/S \/(\w+)/.exec(body)?.[1] ?? '');
    const kids = /\/K \[(.*)\]/s.exec(body)?.[1]?.replace(/<<.*?>>/gs, '') ?? '';
    for (const [, kid] of kids.matchAll(/(\d+) 0 R/g)) visit(Number(kid));
  };
  const root = objects.get(objects.referenceIn(objects.get(objects.rootId), 'StructTreeRoot'));
  for (const id of objects.referencesIn(root, 'K')) visit(id);
  return types;
};

describe('a PDF tells its structure', () => {
  test.each(
    templates.flatMap(({ id }, row) => samples.slice(row % 3, (row % 3) + 2).map((sample) => ({ id, sample }))),
  )('$id, $sample.language: every checkable rule holds', async ({ id, sample }) => {
    expect(checkTagged(await write(buildDocument(sample, 'two pages'), id))).toEqual([]);
  });

  test('name, sections and entries are headings, bullets are list items, addresses are links', async () => {
    const document = buildDocument(english, 'two pages');
    const count = (wanted: string, types: readonly string[]) => types.filter((type) => type === wanted).length;
    const types = typesOf(await write(document));
    const entries = document.sections.flatMap((section) => section.entries);
    expect(count('H1', types)).toBe(1);
    expect(count('H2', types)).toBe(document.sections.filter(({ heading }) => heading).length);
    expect(count('H3', types)).toBe(entries.filter(({ head }) => head.length > 0).length);
    const bullets = entries.flatMap(({ body }) => body).filter(({ kind }) => kind === 'bullet');
    expect(count('LI', types)).toBe(bullets.length);
    expect(count('LBody', types)).toBe(bullets.length);
    expect(count('Link', types)).toBeGreaterThanOrEqual(3);
  });

  test('bullets below bullets are lists within items; without a name sections are the first level', async () => {
    const line = (text: string, depth: number) => ({ id: asLineId(text), text, kind: 'bullet' as const, depth });
    const body = [line('Ran the shop', 0), line('Ordered stock', 1), line('Paid bills', 1), line('Hired staff', 0)];
    const document: ResumeDocument = {
      language: 'en',
      head: { lines: [], contact: { links: [] } },
      sections: [
        {
          id: 's',
          kind: 'experience',
          heading: { id: asLineId('h'), text: 'Work', kind: 'text', depth: 0 },
          groups: [],
          entries: [{ id: 'e', head: [], fields: {}, body }],
        },
      ],
    };
    const item = ['LI', 'Lbl', 'LBody'];
    const expected = ['Document', 'Sect', 'H1', 'L', ...item, 'L', ...item, ...item, ...item];
    const pdf = await write(document);
    expect(typesOf(pdf)).toEqual(expected);
    expect(checkTagged(pdf)).toEqual([]);
  });

  test('an address too long for a line is one link with several areas', async () => {
    const address = `https://portfolio.example/${'a-very-long-way-'.repeat(12)}end`;
    const line = { id: asLineId('l'), text: address, kind: 'text' as const, depth: 0 };
    const pdf = await write({
      language: 'en',
      head: { lines: [line], contact: { links: [address] } },
      sections: [],
    });
    expect(typesOf(pdf).filter((type) => type === 'Link')).toHaveLength(1);
    expect(checkTagged(pdf)).toEqual([]);
  });
});

describe('the checker notices', () => {
  test.each([
    ['no language', '/Lang (en)', '/Lung (en)'],
    ['title not shown', '/DisplayDocTitle true', '/DisplayDocTitle null'],
    ['not marked as tagged', '/Marked true', '/Marked null'],
    ['a list without numbering', '/ListNumbering', '/ListNumberinh'],
    ['H3 after level 1', '/S /H2', '/S /H3'],
    ['P in LI', '/S /Lbl', '/S /P  '],
    ['tabs do not follow the structure', '/Tabs /S', '/Tabs /R'],
    ['a link without description', '/Contents (', '/Contenst ('],
    ['a font without Unicode', '/ToUnicode', '/ToUnicorn'],
  ])('%s', async (finding, right, wrong) => {
    const source = Buffer.from(await write(buildDocument(english, 'short'))).toString('latin1');
    const broken = Buffer.from(source.replaceAll(right, wrong), 'latin1');
    expect(broken.length).toBe(source.length);
    expect(checkTagged(new Uint8Array(broken))).toContain(finding);
  });
});
