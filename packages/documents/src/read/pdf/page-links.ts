import type { OpenPdf } from './open-pdf.ts';

/** A link on the page, in page space. */
export interface PageLink {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly target: string;
}

const uriAction = 3;
const maxLinks = 500;
const maxTarget = 600;

export function readPageLinks(pdf: OpenPdf, page: number): PageLink[] {
  const { call } = pdf.pdfium;
  const scratch = call.malloc(32 + maxTarget);
  const links: PageLink[] = [];
  pdf.pdfium.view().setUint32(scratch, 0, true);
  while (links.length < maxLinks && call.FPDFLink_Enumerate(page, scratch, scratch + 4)) {
    const link = pdf.pdfium.view().getUint32(scratch + 4, true);
    const action = call.FPDFLink_GetAction(link);
    if (action === 0 || call.FPDFAction_GetType(action) !== uriAction) continue;
    const length = call.FPDFAction_GetURIPath(pdf.document, action, scratch + 32, maxTarget);
    if (length <= 1 || length > maxTarget || !call.FPDFLink_GetAnnotRect(link, scratch + 8)) continue;
    const bytes = pdf.pdfium.bytes().subarray(scratch + 32, scratch + 32 + length - 1);
    const view = pdf.pdfium.view();
    links.push({
      left: view.getFloat32(scratch + 8, true),
      top: view.getFloat32(scratch + 12, true),
      right: view.getFloat32(scratch + 16, true),
      bottom: view.getFloat32(scratch + 20, true),
      target: Buffer.from(bytes).toString('utf8'),
    });
  }
  call.free(scratch);
  return links;
}
