import type { PageBox } from '../layout/page-words.ts';
import type { OpenPdf } from './open-pdf.ts';

const path = 2;
const maxObjects = 4000;
/** A panel is nearly as high as the page, and between these shares of its width. */
const minHeight = 0.85;
const minWidth = 0.15;
const maxWidth = 0.45;
/** How far from the edge of the page it may be, as a share of the page's width. */
const maxInset = 0.03;

/**
 * The inner edge of a panel painted along one side of the page, in points from the left. It parts two columns, whatever
 * the text on them looks like: tables beside it, rows level with its own.
 */
export function findSidePanel(pdf: OpenPdf, page: number, box: PageBox): number | undefined {
  const { call } = pdf.pdfium;
  const count = Math.min(call.FPDFPage_CountObjects(page), maxObjects);
  const [pageWidth, pageHeight] = [box.right - box.left, box.top - box.bottom];
  const scratch = call.malloc(16);
  const edges = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    if (object === 0 || call.FPDFPageObj_GetType(object) !== path) continue;
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const view = pdf.pdfium.view();
    const at = (offset: number) => view.getFloat32(scratch + offset, true);
    // What is painted beyond the page is not seen.
    const [left, right] = [Math.max(at(0), box.left), Math.min(at(8), box.right)];
    const [bottom, top] = [Math.max(at(4), box.bottom), Math.min(at(12), box.top)];
    const width = (right - left) / pageWidth;
    if (top - bottom < minHeight * pageHeight || width < minWidth || width > maxWidth) continue;
    if (left - box.left < maxInset * pageWidth) edges.add(Math.round(right));
    else if (box.right - right < maxInset * pageWidth) edges.add(Math.round(left));
  }
  call.free(scratch);
  const [edge, ...others] = edges;
  return others.length === 0 ? edge : undefined;
}
