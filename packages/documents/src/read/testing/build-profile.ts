import { buildPdf, type PdfPage, write } from './build-pdf.ts';

type Kind = 'name' | 'home' | 'section' | 'body' | 'title' | 'detail' | 'pale';

/** A row of the main column: what it is, its text, and how far it is below the row above if not as usual. */
export type MainRow = readonly [kind: Kind, text: string, pitch?: number];

/** A row of the left column; `link` is the target of its text, `note` a paler remark behind it. */
export interface AsideRow {
  readonly text: string;
  readonly size?: number;
  readonly pitch?: number;
  readonly link?: string;
  readonly note?: string;
}

const types: Record<Kind, { readonly size: number; readonly colour: number; readonly pitch: number }> = {
  name: { size: 26, colour: 0x191919, pitch: 21 },
  home: { size: 12, colour: 0xb1b1b1, pitch: 15.4 },
  section: { size: 15.75, colour: 0x191919, pitch: 38 },
  body: { size: 12, colour: 0x191919, pitch: 38 },
  title: { size: 11.5, colour: 0x191919, pitch: 16.1 },
  detail: { size: 10.5, colour: 0x191919, pitch: 14.5 },
  pale: { size: 10.5, colour: 0xb1b1b1, pitch: 14.7 },
};

const asideHeading = 13;

/** Pages as a professional network writes them for "save as PDF": a left column, and a main one set by type size alone. */
export function buildProfile(
  pages: readonly (readonly MainRow[])[],
  aside: readonly AsideRow[],
  scale = 1,
): Uint8Array {
  return buildPdf(
    pages.map((rows, index): PdfPage => {
      const left = index === 0 ? writeAside(aside, scale) : { content: '', links: [] };
      const number = write(384 * scale, 14 * scale, `Page ${index + 1} of ${pages.length}`, { size: 9 * scale });
      return {
        width: 612 * scale,
        height: 792 * scale,
        content: `0.17 0.25 0.3 rg 0 0 ${202 * scale} ${792 * scale} re f\n${writeMain(rows, scale)}${left.content}${number}`,
        links: left.links,
      };
    }),
  );
}

function writeMain(rows: readonly MainRow[], scale: number): string {
  let y = 760;
  return rows
    .map(([kind, text, pitch], at) => {
      const { size, colour, ...usual } = types[kind];
      y -= at === 0 ? 33 : (pitch ?? usual.pitch);
      return write(224 * scale, y * scale, text, { size: size * scale, colour });
    })
    .join('');
}

function writeAside(rows: readonly AsideRow[], scale: number): Required<Pick<PdfPage, 'content' | 'links'>> {
  const links: { rect: readonly [number, number, number, number]; target: string }[] = [];
  let y = 760;
  let content = '';
  for (const { text, size = 10.5, pitch, link, note } of rows) {
    y -= pitch ?? (size === asideHeading ? 35 : 17.6);
    const colour = size === asideHeading ? 0xe1e9ee : 0xffffff;
    const width = text.length * size * 0.5;
    content += write(22 * scale, y * scale, text, { size: size * scale, colour });
    if (note) content += write((22 + width + 8) * scale, y * scale, note, { size: size * scale, colour: 0xa9b1b6 });
    if (link) links.push({ rect: [22 * scale, (y - 2) * scale, (22 + width) * scale, (y + 9) * scale], target: link });
  }
  return { content, links };
}
