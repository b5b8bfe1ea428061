import { DOMParser, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import { strFromU8, strToU8, type Zippable, zipSync } from 'fflate';
import { listElements, readXml } from '../../read/package-file/xml.ts';
import { openZip, type ZipFile } from '../../read/package-file/zip.ts';
import { ReadFailure } from '../../read/read-result.ts';

export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const officeRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordContent = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

// The earliest time that a zip can hold: the same changes to the same file give the same bytes.
const zipDate = new Date(1980, 0, 1);

/** A Word file whose XML parts can be changed in place; every other part is copied byte for byte. */
export class WordPackage {
  private readonly zip: ZipFile;
  private readonly changed = new Map<string, Document>();
  readonly mainName: string;

  constructor(file: Uint8Array) {
    this.zip = openZip(file);
    const root = listElements(this.zip.read('_rels/.rels'), 'Relationship').find(({ Type }) =>
      Type?.endsWith('/officeDocument'),
    );
    const mainName = this.zip.find((root?.Target ?? 'word/document.xml').replace(/^\//, ''));
    if (mainName === undefined) throw new ReadFailure('corrupt');
    this.mainName = mainName;
  }

  /** Headers, the body, footers: in reading order. */
  storyNames(): string[] {
    const relations = listElements(this.zip.read(relationsOf(this.mainName)), 'Relationship');
    const related = (kind: string) =>
      relations
        .filter(({ Type, TargetMode }) => Type?.endsWith(`/${kind}`) && TargetMode !== 'External')
        .map(({ Target }) => inFolderOf(this.mainName, Target ?? ''));
    const names = [...related('header'), this.mainName, ...related('footer')];
    return [...new Set(names.flatMap((name) => this.zip.find(name) ?? []))];
  }

  /** The part as a tree; changes to it are written by `save`. */
  open(wanted: string): Document {
    const name = this.zip.find(wanted) ?? wanted;
    const known = this.changed.get(name);
    if (known) return known;
    const bytes = this.zip.read(name);
    if (!bytes) throw new ReadFailure('corrupt');
    // The event reader refuses document types, entity tricks and endless nesting before a tree is built.
    readXml(bytes, { open() {}, close() {} });
    const document = parseXml(strFromU8(bytes));
    this.changed.set(name, document);
    return document;
  }

  /** The comments part, created and registered if the file has none. */
  openComments(): Document {
    const relations = listElements(this.zip.read(relationsOf(this.mainName)), 'Relationship');
    const known = relations.find(({ Type }) => Type?.endsWith('/comments'));
    if (known) return this.open(inFolderOf(this.mainName, known.Target ?? ''));
    const name = inFolderOf(this.mainName, 'fitted-comments.xml');
    this.register(name, 'comments');
    return this.make(name, `<w:comments xmlns:w="${wordNamespace}"/>`);
  }

  private make(name: string, root: string): Document {
    const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${root}`;
    const document = parseXml(xml);
    this.changed.set(name, document);
    return document;
  }

  private register(name: string, kind: 'comments'): void {
    const place = relationsOf(this.mainName);
    // A text without pictures, links and styles has no relationships.
    const relations = this.zip.find(place)
      ? this.open(place)
      : this.make(place, `<Relationships xmlns="${relationsNamespace}"/>`);
    const relation = relations.createElementNS(relationsNamespace, 'Relationship');
    relation.setAttribute('Id', 'rIdFittedComments');
    relation.setAttribute('Type', `${officeRelation}/${kind}`);
    relation.setAttribute('Target', `/${name}`);
    relations.documentElement?.appendChild(relation);

    const types = this.open('[Content_Types].xml');
    const type = types.createElementNS(contentTypesNamespace, 'Override');
    type.setAttribute('PartName', `/${name}`);
    type.setAttribute('ContentType', `${wordContent}.${kind}+xml`);
    types.documentElement?.appendChild(type);
  }

  save(): Uint8Array {
    const parts: Zippable = {};
    for (const name of this.zip.names) {
      const document = this.changed.get(name);
      const bytes = document ? writeXml(document) : this.zip.read(name);
      if (bytes) parts[name] = [bytes, { level: /\.(?:png|jpe?g|gif|emf|wmf)$/i.test(name) ? 0 : 6 }];
    }
    for (const [name, document] of this.changed) parts[name] ??= writeXml(document);
    return zipSync(parts, { level: 6, mtime: zipDate });
  }
}

/** The parser would treat U+2028 as a line end, as XML 1.1 does; Word writes XML 1.0, where it is text. */
function parseXml(xml: string): Document {
  const normalizeLineEndings = (source: string) => source.replace(/\r\n?/g, '\n');
  return new DOMParser({ normalizeLineEndings }).parseFromString(xml, 'text/xml');
}

/** A carriage return in the tree came from a character reference; written literally, it would become a line feed. */
function writeXml(document: Document): Uint8Array {
  return strToU8(new XMLSerializer().serializeToString(document).replaceAll('\r', '&#13;'));
}

function relationsOf(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

function inFolderOf(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  return `${part.slice(0, part.lastIndexOf('/') + 1)}${target}`;
}

export const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === 1;

export function childElements(parent: Element): Element[] {
  const found: Element[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling) if (isElement(child)) found.push(child);
  return found;
}

export const findChild = (parent: Element, name: string): Element | undefined =>
  childElements(parent).find((child) => child.nodeName === name);

/** The nearest ancestor with one of the names, no further up than the paragraph's own story. */
export function findAbove(from: Element, names: ReadonlySet<string>): Element | undefined {
  for (let at = from.parentNode; isElement(at); at = at.parentNode) if (names.has(at.nodeName)) return at;
  return undefined;
}

export const createWord = (near: Element, name: string): Element => {
  const document = near.ownerDocument;
  if (!document) throw new ReadFailure('corrupt');
  return document.createElementNS(wordNamespace, name);
};
