/** A note beside the sheet: where its line is, and how much room it takes. */
interface NoteBox {
  readonly lineTop: number;
  readonly height: number;
}

/**
 * The tops of notes, which should be at their lines but must not overlap. Each goes as near to its line as those above
 * it allow; the one in hand is exactly at its line, and the others make room.
 */
export function placeNotes(notes: readonly NoteBox[], gap: number, inHand = -1): number[] {
  const tops: number[] = [];
  let free = 0;
  for (const [index, { lineTop, height }] of notes.entries()) {
    const top = index === inHand ? lineTop : Math.max(lineTop, free);
    tops.push(top);
    free = top + height + gap;
  }
  // Those above the one in hand move up, as far as there is room above them.
  let ceiling = Number.POSITIVE_INFINITY;
  for (let index = notes.length - 1; index >= 0; index -= 1) {
    const { height } = notes[index] as NoteBox;
    tops[index] = Math.min(tops[index] as number, ceiling - height - gap);
    ceiling = tops[index] as number;
  }
  let floor = 0;
  return tops.map((wanted, index) => {
    const top = Math.max(wanted, floor);
    floor = top + (notes[index] as NoteBox).height + gap;
    return top;
  });
}

/** So far above its line the first note may stand: its link shows where it belongs, and the margin begins without a gap. */
const rise = 240;

interface FirstSight {
  /** The end of what is visible, measured from the top of the notes. */
  readonly fold: number;
  /** The height of the window. */
  readonly screen: number;
}

/** Where the first note begins. Near the fold it is raised into view: people do not scroll for what they do not know of. */
export function firstTop({ lineTop, height }: NoteBox, { fold, screen }: FirstSight): number {
  const raised = Math.max(0, lineTop - rise);
  const room = fold - height;
  return lineTop < screen && room > 0 ? Math.min(room, raised) : raised;
}
