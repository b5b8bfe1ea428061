/** A stretch of a line in one type. */
export interface LookRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly face: string;
}

/** What the eye sees of a line beside its words, as the reader of its file found it. */
export interface LineLook {
  /** The line itself, by which it is found again in the text. */
  readonly text: string;
  /** Of its letters, in points. */
  readonly size: number;
  /** The family of its letters; equal names, equal type. */
  readonly face: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** 0xRRGGBB. */
  readonly colour: number;
  /** Where it begins on the page, in points from the left. */
  readonly left: number;
  /** Where its column begins. */
  readonly column: number;
  /** More than one where the type changes within the line. */
  readonly runs: readonly LookRun[];
}

/** Only letters and figures: what tidying a line leaves alone. */
export function lineKey(text: string, length = 80): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, length);
}

/** Finds for each text its look, in order; lines that were changed since have none. */
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

/** Lines with one style look the same to a reader. */
export function styleOf(look: LineLook): string {
  const size = Math.round(look.size * 2) / 2;
  return `${size} ${look.face} ${look.isBold} ${look.isItalic} ${look.colour}`;
}
