/** Ends with the signal even when the source does not heed it. */
export async function* abortable<Item>(source: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item, void> {
  signal.throwIfAborted();
  const iterator = source[Symbol.asyncIterator]();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  // Nobody may be waiting when it happens.
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Not awaited: a source that hangs would hang its leaving as well.
    Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
