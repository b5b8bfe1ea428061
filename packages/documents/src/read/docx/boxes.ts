import type { DocumentLine } from '../package-file/document-lines.ts';

/** A text box as it is anchored; its place is zero where Word aligns it by itself. */
export interface Box {
  readonly lines: readonly DocumentLine[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Boxes of one anchor stand in the file as they were drawn; readers take them column by column, downwards. */
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
