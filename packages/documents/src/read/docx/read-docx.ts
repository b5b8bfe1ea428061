import { readWebPage } from '../html/read-mht.ts';
import { type DocumentLine, LineCollector, lookUpLines, writeLines } from '../package-file/document-lines.ts';
import { keepOnce } from '../package-file/running-lines.ts';
import { listElements, readXml } from '../package-file/xml.ts';
import { openZip, type ZipFile } from '../package-file/zip.ts';
import { type RawReading, ReadFailure, type Warning } from '../read-result.ts';
import { Numbering, readStyles } from './numbering.ts';
import { PartReader } from './part-reader.ts';

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
}

export function readDocx(file: Uint8Array): RawReading {
  const zip = openZip(file);
  const main = findMainPart(zip);
  const relations = readRelations(zip, main);
  const styles = readStyles(readRelated(zip, main, relations, 'styles'));
  const numbering = new Numbering(readRelated(zip, main, relations, 'numbering'));
  const warnings = new Set<Warning>();

  const readPart = (name: string): DocumentLine[] => {
    const bytes = zip.read(name);
    if (!bytes) return [];
    const collector = new LineCollector();
    const links = new Map(
      readRelations(zip, name).map((relation) => [relation.id, relation.isExternal ? relation.target : '']),
    );
    const part = new PartReader({ collector, styles, numbering, links, isPlainGround: isPlainGround(bytes) });
    readXml(bytes, part);
    if (part.hasHidden) warnings.add('hidden_text_dropped');
    if (collector.isCut) warnings.add('text_cut');
    return collector.finish();
  };
  const readAll = (type: string): DocumentLine[] =>
    relations
      .filter((relation) => relation.type === type)
      .flatMap((relation) => readPart(resolve(main, relation.target)));

  const body = readPart(main);
  if (body.length === 0 && zip.find(main) === undefined) throw new ReadFailure('corrupt');
  const headers = keepOnce(readAll('header'), body);
  const footers = keepOnce(readAll('footer'), [...body, ...headers]);
  const notes = [...readAll('footnotes'), ...readAll('endnotes')].filter((line) => line.text.trim() !== '');
  const pages = readWebPages(zip, main, relations);
  for (const warning of pages.flatMap((page) => page.warnings ?? [])) warnings.add(warning);
  const parts = [headers, body, ...pages, notes, footers];
  const text = parts
    .map((part) => ('text' in part ? part.text : writeLines(part)))
    .filter((part) => part.trim() !== '')
    .join('\n');
  const looks = [headers, body, notes, footers].flatMap(lookUpLines);
  return { text, looks, pages: readPageCount(zip), warnings: [...warnings] };
}

function findMainPart(zip: ZipFile): string {
  const root = readRelations(zip, '').find((relation) => relation.type === 'officeDocument');
  const name = root ? resolve('', root.target) : 'word/document.xml';
  if (zip.find(name) === undefined)
    throw new ReadFailure(
      zip.names.some((part) => part.toLowerCase().startsWith('word/')) ? 'corrupt' : 'invalid_file_type',
    );
  return name;
}

function readRelations(zip: ZipFile, part: string): Relation[] {
  const slash = part.lastIndexOf('/') + 1;
  const name = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  return listElements(zip.read(name), 'Relationship').map((attributes) => ({
    id: attributes.Id ?? '',
    type: (attributes.Type ?? '').split('/').at(-1) ?? '',
    target: attributes.Target ?? '',
    isExternal: attributes.TargetMode === 'External',
  }));
}

function readRelated(zip: ZipFile, main: string, relations: readonly Relation[], type: string): Uint8Array | undefined {
  const relation = relations.find((candidate) => candidate.type === type && !candidate.isExternal);
  return relation && zip.read(resolve(main, relation.target));
}

function resolve(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

/** Web applications export Word files whose only content is an embedded web page, which Word imports on opening. */
function readWebPages(zip: ZipFile, main: string, relations: readonly Relation[]): RawReading[] {
  return relations
    .filter(({ type, target, isExternal }) => type === 'aFChunk' && !isExternal && /\.(x?html?|mht)$/i.test(target))
    .map((relation) => zip.read(resolve(main, relation.target)))
    .filter((bytes) => bytes !== undefined)
    .map(readWebPage);
}

/** Shapes and pictures may put any colour behind the text. */
function isPlainGround(part: Uint8Array): boolean {
  const xml = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  return !['<wp:anchor', '<w:pict', '<w:background'].some((mark) => xml.includes(mark));
}

function readPageCount(zip: ZipFile): number {
  const bytes = zip.read('docProps/app.xml');
  const pages = bytes && /<Pages>(\d{1,4})<\/Pages>/.exec(Buffer.from(bytes).toString('utf8'))?.[1];
  return Math.max(1, Number(pages ?? 1));
}
