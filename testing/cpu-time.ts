/**
 * What something costs in milliseconds of processor time. Whatever else a machine does makes a thing take longer, but not cost
 * more; only costs can be compared within a test.
 */
export function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
