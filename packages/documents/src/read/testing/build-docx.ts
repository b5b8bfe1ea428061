import { strToU8, zipSync } from 'fflate';

export interface DocxParts {
  readonly body: string;
  readonly header?: string;
  readonly firstHeader?: string;
  readonly footer?: string;
  readonly footnotes?: string;
  readonly numbering?: string;
  readonly styles?: string;
  /** An .mht file for Word to import. */
  readonly webPage?: string;
  /** Relationship id to address. */
  readonly links?: Readonly<Record<string, string>>;
  readonly pages?: number;
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A paragraph with the given text, or with given runs. */
export const p = (content: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : r(content)}</w:p>`;
export const r = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const table = (...rows: string[][]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const part = (name: string, content: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${name} ${namespaces}>${content}</w:${name}>`);

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

function contentTypes(names: readonly string[]): string {
  const overrides = names.map(
    (name) => `<Override PartName="/${name}" ContentType="${wordType}.${name.replace(/^word\/|\d*\.xml$/g, '')}+xml"/>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ' +
    `ContentType="${wordType}.document.main+xml"/>${overrides.join('')}</Types>`
  );
}

/** The package files of a Word document with exactly the given parts. */
export function docxFiles(parts: DocxParts): Record<string, Uint8Array> {
  const relations: string[] = [];
  const files: Record<string, Uint8Array> = {};
  const relate = (type: string, name: string, bytes: Uint8Array) => {
    relations.push(`<Relationship Id="part${relations.length}" Type="${relation}/${type}" Target="${name}"/>`);
    files[`word/${name}`] = bytes;
  };
  if (parts.header) relate('header', 'header1.xml', part('hdr', parts.header));
  if (parts.firstHeader) relate('header', 'header2.xml', part('hdr', parts.firstHeader));
  if (parts.footer) relate('footer', 'footer1.xml', part('ftr', parts.footer));
  if (parts.footnotes) relate('footnotes', 'footnotes.xml', part('footnotes', parts.footnotes));
  if (parts.numbering) relate('numbering', 'numbering.xml', part('numbering', parts.numbering));
  if (parts.styles) relate('styles', 'styles.xml', part('styles', parts.styles));
  if (parts.webPage) relate('aFChunk', 'chunk.mht', strToU8(parts.webPage));
  for (const [id, target] of Object.entries(parts.links ?? {})) {
    relations.push(`<Relationship Id="${id}" Type="${relation}/hyperlink" Target="${target}" TargetMode="External"/>`);
  }
  const list = (items: string) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items}</Relationships>`,
    );
  return {
    '[Content_Types].xml': strToU8(contentTypes(Object.keys(files))),
    '_rels/.rels': list(`<Relationship Id="main" Type="${relation}/officeDocument" Target="word/document.xml"/>`),
    'word/document.xml': part('document', `<w:body>${parts.body}</w:body>`),
    'word/_rels/document.xml.rels': list(relations.join('')),
    'docProps/app.xml': strToU8(`<Properties><Pages>${parts.pages ?? 1}</Pages></Properties>`),
    ...files,
  };
}

export const buildDocx = (parts: DocxParts): Uint8Array => zipSync(docxFiles(parts));
