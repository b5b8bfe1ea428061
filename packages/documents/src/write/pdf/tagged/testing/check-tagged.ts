import { inflateSync } from 'node:zlib';
import { PdfObjects } from '../pdf-objects.ts';

const standardTypes = new Set(['Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link', 'Span']);
const allowedKids: Readonly<Record<string, ReadonlySet<string>>> = {
  L: new Set(['LI']),
  LI: new Set(['Lbl', 'LBody']),
};

interface Element {
  readonly id: number;
  readonly type: string;
  readonly body: string;
  readonly kids: readonly number[];
}

/** The rules of PDF/UA-1 that software can check on files like ours; returns the violations. */
export function checkTagged(file: Uint8Array): string[] {
  const pdf = new PdfObjects(file);
  const catalog = pdf.get(pdf.rootId);
  const findings = checkCatalog(pdf, catalog);
  if (!catalog.includes('/StructTreeRoot')) return [...findings, 'no structure'];
  const root = pdf.referenceIn(catalog, 'StructTreeRoot');
  const elements = listElements(pdf, root);
  findings.push(...checkElements(elements, root));
  const pages = pdf.referencesIn(pdf.get(pdf.referenceIn(catalog, 'Pages')), 'Kids');
  const parents = readParents(pdf.get(root));
  for (const page of pages) findings.push(...checkPage(pdf, page, { parents, elements }));
  findings.push(...checkFonts(pdf));
  return findings;
}

function checkCatalog(pdf: PdfObjects, catalog: string): string[] {
  const metadata = pdf.get(pdf.referenceIn(catalog, 'Metadata'));
  const rules: readonly (readonly [boolean, string])[] = [
    [/\/MarkInfo <<\/Marked true>>/.test(catalog), 'not marked as tagged'],
    [/\/Lang \([^)\s]+\)/.test(catalog), 'no language'],
    [catalog.includes('/DisplayDocTitle true'), 'title not shown'],
    [/<dc:title>.*<rdf:li[^>]*>[^<]+<\/rdf:li>/s.test(metadata), 'no title'],
  ];
  return rules.flatMap(([holds, finding]) => (holds ? [] : [finding]));
}

function listElements(pdf: PdfObjects, root: number): Map<number, Element> {
  const found = new Map<number, Element>();
  const visit = (id: number): void => {
    const body = pdf.get(id);
    const content = /\/K \[(.*)\]/s.exec(body)?.[1]?.replace(/<<.*?>>/gs, '') ?? '';
    const kids = [...content.matchAll(/(\d+) 0 R/g)].map(([, kid]) => Number(kid));
    found.set(id, { id, type: /\/S \/(\w+)/.exec(body)?.[1] ?? '', body, kids });
    for (const kid of kids) visit(kid);
  };
  for (const id of pdf.referencesIn(pdf.get(root), 'K')) visit(id);
  return found;
}

function checkElements(elements: ReadonlyMap<number, Element>, root: number): string[] {
  const findings: string[] = [];
  let level = 0;
  for (const element of elements.values()) {
    const { type, kids, body } = element;
    if (!standardTypes.has(type)) findings.push(`type ${type} is not a standard one`);
    const types = kids.map((kid) => elements.get(kid)?.type ?? '');
    const allowed = allowedKids[type];
    for (const kid of types) if (allowed && !allowed.has(kid)) findings.push(`${kid} in ${type}`);
    for (const kid of types) if (/^(?:LI|LBody|Lbl)$/.test(kid) && !allowed) findings.push(`${kid} in ${type}`);
    if (type === 'L' && !body.includes('/ListNumbering')) findings.push('a list without numbering');
    for (const kid of kids)
      if (!elements.get(kid)?.body.includes(`/P ${element.id} 0 R`)) findings.push('a wrong parent');
    if (type !== 'L' && /\/K \[\s*\]/.test(body) && type !== 'Document') findings.push(`an empty ${type}`);
    if (!/^H\d$/.test(type)) continue;
    if (Number(type[1]) > level + 1) findings.push(`${type} after level ${level}`);
    level = Number(type[1]);
  }
  const [top] = elements.values();
  if (top && !top.body.includes(`/P ${root} 0 R`)) findings.push('a wrong parent');
  return findings;
}

/** Which elements a page's pieces and an area belong to, by their key. */
function readParents(root: string): Map<number, readonly number[]> {
  const numbers = /\/Nums \[(.*)\]>>/s.exec(root)?.[1] ?? '';
  return new Map(
    numbers.split('\n').map((line) => {
      const key = Number(/^\d+/.exec(line)?.[0]);
      return [key, [...line.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))];
    }),
  );
}

interface Known {
  readonly parents: ReadonlyMap<number, readonly number[]>;
  readonly elements: ReadonlyMap<number, Element>;
}

function checkPage(pdf: PdfObjects, id: number, { parents, elements }: Known): string[] {
  const findings: string[] = [];
  const page = pdf.get(id);
  if (!page.includes('/Tabs /S')) findings.push('tabs do not follow the structure');
  const owners = parents.get(Number(/\/StructParents (\d+)/.exec(page)?.[1])) ?? [];
  const stream = pdf.getBytes(pdf.referenceIn(page, 'Contents'));
  const content = inflateSync(stream.subarray(stream.indexOf('stream\n') + 7)).toString('latin1');
  const met = new Set<number>();
  let depth = 0;
  for (const line of content.split('\n')) {
    const opened = /^\/(\w+) (?:<<\/MCID (\d+)>> BDC|BMC)$/.exec(line);
    if (opened) {
      depth += 1;
      if (depth > 1) findings.push('a piece within a piece');
      if (opened[2] === undefined) continue;
      const owner = elements.get(owners[Number(opened[2])] ?? 0);
      if (met.has(Number(opened[2]))) findings.push('a piece met twice');
      met.add(Number(opened[2]));
      if (owner?.type !== opened[1]) findings.push(`a piece of ${opened[1]} that belongs to ${owner?.type}`);
    } else if (line === 'EMC') depth -= 1;
    else if (depth === 0 && /(?:^| )(?:TJ|Tj|Do|S|f|B)$/.test(line)) findings.push('something drawn is not tagged');
  }
  if (met.size !== owners.length) findings.push('pieces and owners differ in number');
  if (depth !== 0) findings.push('a piece is not closed');
  for (const area of pdf.referencesIn(page, 'Annots')) {
    const body = pdf.get(area);
    const [owner = 0] = parents.get(Number(/\/StructParent (\d+)/.exec(body)?.[1])) ?? [];
    const element = elements.get(owner);
    if (!body.includes('/Contents (')) findings.push('a link without description');
    if (element?.type !== 'Link' || !element.body.includes(`/Obj ${area} 0 R`)) findings.push('a link not in Link');
  }
  return findings;
}

function checkFonts(pdf: PdfObjects): string[] {
  return pdf.ids().flatMap((id) => {
    const body = pdf.get(id);
    if (body.includes('/Subtype /Type0') && !body.includes('/ToUnicode')) return ['a font without Unicode'];
    return body.includes('/Type /FontDescriptor') && !/\/FontFile[23]? /.test(body) ? ['a font not embedded'] : [];
  });
}
