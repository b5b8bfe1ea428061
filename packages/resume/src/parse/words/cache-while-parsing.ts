const tables: Map<string, unknown>[] = [];
let isReading = false;

/** Caches a function for the duration of one parse, because its stages ask about the same texts repeatedly. */
export function cachedWhileParsing<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  tables.push(known);
  return (text) => {
    if (!isReading) return read(text);
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Result;
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

/** Runs `work` with the caches on, then clears them: nothing of a person's text is kept. */
export function withCaches<Result>(work: () => Result): Result {
  if (isReading) return work();
  isReading = true;
  try {
    return work();
  } finally {
    isReading = false;
    for (const table of tables) table.clear();
  }
}
