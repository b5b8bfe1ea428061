/** What is spent at least before it is read off: some systems count processor time in ticks of ten milliseconds. */
const readableMs = 30;

/**
 * The cost of something in milliseconds of CPU time. Other load on the machine makes it take longer but not cost more,
 * so only costs can be compared within a test.
 */
function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  for (let times = 1; ; times += 1) {
    run();
    const { user, system } = process.cpuUsage(before);
    const spentMs = (user + system) / 1000;
    if (spentMs >= readableMs) return spentMs / times;
  }
}

const mostLooks = 12;

/**
 * Whether something costs less than so many times something else, each at the cheapest of several looks, taken in turn: warm-up,
 * garbage collection and the other threads of a process only ever add to a cost.
 */
export function costsLessThan(times: number, one: () => unknown, other: () => unknown): boolean {
  let [least, leastOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let look = 1; look <= mostLooks; look += 1) {
    least = Math.min(least, cpuTimeOf(one));
    leastOther = Math.min(leastOther, cpuTimeOf(other));
    // The first look compares warm-ups.
    if (look > 1 && least < leastOther * times) return true;
  }
  return false;
}
