/** A seeded order for every pass, so that the same examples give the same weights. */
export function createShuffle(): (order: number[]) => void {
  let seed = 7;
  return (order) => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      const other = (seed >>> 8) % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
  };
}
