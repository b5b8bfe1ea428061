/** A note beside the sheet: where its line is, and how much room it takes. */
interface NoteBox {
  readonly lineTop: number;
  readonly height: number;
}

/** Notes that touch, as one: where its first would stand if all were as near to their lines as they can be. */
interface Stack {
  readonly count: number;
  readonly height: number;
  readonly weight: number;
  readonly top: number;
}

/** Outweighs all others, so that the stack stands where this one's line is. */
const inHandWeight = 1e6;

/**
 * The tops of notes, which should be at their lines but must not overlap. Those that would are one stack, which stands
 * where its notes are nearest to their lines on average, some above and some below; the one in hand is exactly at its line.
 */
export function placeNotes(notes: readonly NoteBox[], gap: number, inHand = -1): number[] {
  const stacks: Stack[] = [];
  for (const [index, { lineTop, height }] of notes.entries()) {
    let stack: Stack = { count: 1, height: height + gap, weight: index === inHand ? inHandWeight : 1, top: lineTop };
    for (let above = stacks.at(-1); above && above.top + above.height > stack.top; above = stacks.at(-1)) {
      stacks.pop();
      const weight = above.weight + stack.weight;
      const top = (above.weight * above.top + stack.weight * (stack.top - above.height)) / weight;
      stack = { count: above.count + stack.count, height: above.height + stack.height, weight, top: Math.max(0, top) };
    }
    stacks.push(stack);
  }
  const tops: number[] = [];
  for (const { count, top } of stacks) {
    let free = Math.round(top);
    for (const { height } of notes.slice(tops.length, tops.length + count)) {
      tops.push(free);
      free += height + gap;
    }
  }
  return tops;
}
