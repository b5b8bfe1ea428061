/**
 * The cost of something in milliseconds of CPU time. Other load on the machine makes it take longer but not cost more,
 * so only costs can be compared within a test.
 */
export function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
