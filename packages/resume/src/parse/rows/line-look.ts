/** A part of a line in one type. */
export interface LookRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly face: string;
}

/** How a line looks, as reported by the reader of its file. */
export interface LineLook {
  /** The text of the line, used to find it again. */
  readonly text: string;
  /** Font size in points. */
  readonly size: number;
  /** Name of the font; equal names mean the same font. */
  readonly face: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** 0xRRGGBB. */
  readonly colour: number;
  /** Where it starts on the page, in points from the left. */
  readonly left: number;
  /** Where its column starts. */
  readonly column: number;
  /** More than one if the type changes within the line. */
  readonly runs: readonly LookRun[];
}

/** Only letters and digits, which cleaning up a line does not change. */
export function lineKey(text: string, length = 80): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, length);
}

/** Finds the look of each text, in order. Lines that have changed since have none. */
export function matchLooks(texts: readonly string[], looks: readonly LineLook[]): (LineLook | undefined)[] {
  const waiting = new Map<string, LineLook[]>();
  for (const look of looks) {
    const key = lineKey(look.text);
    const queue = waiting.get(key);
    if (queue) queue.push(look);
    else waiting.set(key, [look]);
  }
  return texts.map((text) => waiting.get(lineKey(text))?.shift());
}

/** Lines with the same style look the same to a reader. */
export function styleOf(look: LineLook): string {
  const size = Math.round(look.size * 2) / 2;
  return `${size} ${look.face} ${look.isBold} ${look.isItalic} ${look.colour}`;
}
