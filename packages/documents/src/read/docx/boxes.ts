import type { DocumentLine } from '../package-file/document-lines.ts';
import type { Attributes } from '../package-file/xml.ts';

/** A text box and its anchor position, which is zero if Word aligns the box automatically. */
export interface Box {
  readonly lines: readonly DocumentLine[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The position of the drawing that is being read, as far as Word gives it in numbers. */
export class Anchor {
  private place = { x: 0, y: 0, width: 0 };
  private axis: 'x' | 'y' | undefined;

  open(name: string, attributes: Attributes): void {
    if (name === 'wp:anchor') this.place = { x: 0, y: 0, width: 0 };
    else if (name === 'wp:positionH') this.axis = 'x';
    else if (name === 'wp:positionV') this.axis = 'y';
    else if (name === 'wp:extent') this.place.width = Number(attributes.cx) || 0;
  }

  close(name: string): void {
    if (name === 'wp:positionH' || name === 'wp:positionV') this.axis = undefined;
    else if (name === 'wp:anchor') this.place = { x: 0, y: 0, width: 0 };
  }

  text(text: string): void {
    if (this.axis) this.place[this.axis] = Number(text) || 0;
  }

  hold(lines: readonly DocumentLine[]): Box {
    return { lines, ...this.place };
  }
}

/** The file lists the boxes of one anchor as they were drawn; people read them column by column, top to bottom. */
export function orderBoxes(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length < 2 || boxes.every((box) => box.x === 0 && box.y === 0)) return boxes;
  const columns: { from: number; to: number; boxes: Box[] }[] = [];
  for (const box of [...boxes].sort((a, b) => a.x - b.x)) {
    const column = columns.find((candidate) => box.x < candidate.to - box.width * 0.3);
    if (column) {
      column.boxes.push(box);
      column.to = Math.max(column.to, box.x + box.width);
    } else columns.push({ from: box.x, to: box.x + box.width, boxes: [box] });
  }
  return columns.flatMap((column) => column.boxes.sort((a, b) => a.y - b.y));
}
