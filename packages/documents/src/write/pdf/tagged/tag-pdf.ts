import { deflateSync, inflateSync } from 'node:zlib';
import { markPage } from './mark-page.ts';
import { PdfObjects } from './pdf-objects.ts';
import { type Kid, type StructureElement, StructureTree } from './structure-tree.ts';

/** Makes a file that screen readers can follow: headings, lists, links and paragraphs as structure, the title shown. */
export function tagPdf(file: Uint8Array): Uint8Array {
  const pdf = new PdfObjects(file);
  const catalog = pdf.get(pdf.rootId);
  const pages = pdf.referencesIn(pdf.get(pdf.referenceIn(catalog, 'Pages')), 'Kids');
  const tree = new StructureTree();
  const owners = pages.map((id, page) => tagPage(pdf, id, page, tree));
  const annotations = owners.flatMap(({ links }) => links);
  const ids = new Map<StructureElement, number>();
  const root = pdf.add('');
  writeElement(pdf, tree.root, root, { ids, pages });
  const refer = (element: StructureElement) => `${ids.get(element)} 0 R`;
  const parents = [
    ...owners.map(({ pieces }, page) => `${page} [${pieces.map(refer).join(' ')}]`),
    ...annotations.map(({ id, owner }, index) => {
      pdf.extend(id, `  /StructParent ${pages.length + index}`);
      return `${pages.length + index} ${refer(owner)}`;
    }),
  ];
  const next = pages.length + annotations.length;
  pdf.set(
    root,
    `<<\n/Type /StructTreeRoot\n/K [${refer(tree.root)}]\n/ParentTree <</Nums [${parents.join('\n')}]>>\n/ParentTreeNextKey ${next}\n>>`,
  );
  pdf.set(pdf.rootId, catalog.replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true'));
  pdf.extend(pdf.rootId, `  /MarkInfo <</Marked true>>\n  /StructTreeRoot ${root} 0 R`);
  return pdf.save();
}

interface TaggedPage {
  readonly pieces: readonly StructureElement[];
  readonly links: readonly { id: number; owner: StructureElement }[];
}

function tagPage(pdf: PdfObjects, id: number, page: number, tree: StructureTree): TaggedPage {
  const dictionary = pdf.get(id);
  const contents = pdf.referenceIn(dictionary, 'Contents');
  const { content, owners, links } = markPage(readStream(pdf, contents), page, tree);
  writeStream(pdf, contents, content);
  pdf.extend(id, `  /StructParents ${page}\n  /Tabs /S`);
  const annotations = pdf.referencesIn(dictionary, 'Annots').map((annotation, index) => {
    const owner = links[index] ?? tree.root;
    owner.kids.push({ annotation });
    // A screen reader announces an area by its description; the address is in the file as a string already.
    const address = /\/URI (\((?:[^\\()]|\\.)*\))/s.exec(pdf.get(annotation))?.[1];
    if (address) pdf.extend(annotation, `  /Contents ${address}`);
    return { id: annotation, owner };
  });
  return { pieces: owners, links: annotations };
}

function readStream(pdf: PdfObjects, id: number): string {
  const body = pdf.getBytes(id);
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(body.subarray(start, body.lastIndexOf('\nendstream'))).toString('latin1');
}

function writeStream(pdf: PdfObjects, id: number, content: string): void {
  // The usual level 6 would take twice as long, a quarter of all tagging, to save half a kilobyte a page.
  const data = deflateSync(Buffer.from(content, 'latin1'), { level: 4 });
  const head = Buffer.from(`<<\n  /Length ${data.length}\n  /Filter /FlateDecode\n>>\nstream\n`);
  pdf.set(id, Buffer.concat([head, data, Buffer.from('\nendstream')]));
}

interface Context {
  readonly ids: Map<StructureElement, number>;
  /** The pages' object numbers. */
  readonly pages: readonly number[];
}

function writeElement(pdf: PdfObjects, element: StructureElement, parent: number, context: Context): number {
  const id = pdf.add('');
  context.ids.set(element, id);
  const first = element.kids.find((kid) => 'piece' in kid);
  const page = first && 'piece' in first ? first.page : undefined;
  const writeKid = (kid: Kid): string => {
    if ('type' in kid) return `${writeElement(pdf, kid, id, context)} 0 R`;
    if ('annotation' in kid) return `<</Type /OBJR /Obj ${kid.annotation} 0 R>>`;
    if (kid.page === page) return String(kid.piece);
    return `<</Type /MCR /Pg ${context.pages[kid.page]} 0 R /MCID ${kid.piece}>>`;
  };
  const kids = element.kids.map(writeKid).join(' ');
  const onPage = page === undefined ? '' : `/Pg ${context.pages[page]} 0 R `;
  const isList = element.type === 'L' ? '/A <</O /List /ListNumbering /Disc>> ' : '';
  pdf.set(id, `<</S /${element.type} /P ${parent} 0 R ${onPage}${isList}/K [${kids}]>>`);
  return id;
}
