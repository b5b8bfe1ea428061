/** Groups of files that import each other, directly or by way of others (Tarjan's strongly connected components). */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    isOpen.add(file);
    let low = index;
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (isOpen.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) {
      const group = open.splice(open.indexOf(file));
      for (const member of group) isOpen.delete(member);
      if (group.length > 1 || imports.get(file)?.includes(file)) cycles.push(group);
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
