import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

// The earliest date a zip can hold. Any fixed date would do: the same resume must give the same bytes.
const fixedDate = '1980-01-01T00:00:00Z';
const zipDate = new Date(1980, 0, 1);

/** The `docx` package writes the current time and random link ids into its files. This replaces both. */
export const makeReproducible = (file: Uint8Array): Uint8Array => {
  const parts = unzipSync(file);
  const linkIds = new Map<string, string>();
  const stable: Zippable = {};
  for (const name of Object.keys(parts).sort(contentTypesFirst)) {
    const content = parts[name] ?? new Uint8Array(0);
    const isXml = /\.(?:xml|rels)$/.test(name);
    stable[name] = isXml ? strToU8(stabilise(strFromU8(content), linkIds)) : content;
  }
  return zipSync(stable, { level: 6, mtime: zipDate });
};

// Readers that cannot seek expect it first.
const contentTypesFirst = (a: string, b: string): number =>
  Number(b === '[Content_Types].xml') - Number(a === '[Content_Types].xml') || (a < b ? -1 : 1);

const stabilise = (xml: string, linkIds: Map<string, string>): string =>
  xml
    .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${fixedDate}`)
    .replace(/((?:r:id|Id)=")(rId(?=[A-Z\d]*[a-z_-])[\w-]+)"/g, (_, before: string, id: string) => {
      const stableId = linkIds.get(id) ?? `rIdLink${linkIds.size + 1}`;
      linkIds.set(id, stableId);
      return `${before}${stableId}"`;
    });
