/**
 * The cost of something in milliseconds of CPU time. Other load on the machine makes it take longer but not cost more,
 * so only costs can be compared within a test.
 */
function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether something costs less than so many times something else, each at the cheapest of several looks, taken in turn: warm-up,
 * garbage collection and the other threads of a process only ever add to a cost.
 */
export function costsLessThan(times: number, one: () => unknown, other: () => unknown): boolean {
  const looks = Array.from({ length: 6 }, () => [cpuTimeOf(one), cpuTimeOf(other)] as const);
  return Math.min(...looks.map(([cost]) => cost)) < Math.min(...looks.map(([, cost]) => cost)) * times;
}
