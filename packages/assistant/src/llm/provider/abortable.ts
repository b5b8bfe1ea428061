/** Ends when the signal aborts, even if the source ignores it. */
export async function* abortable<Item>(source: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item, void> {
  signal.throwIfAborted();
  const iterator = source[Symbol.asyncIterator]();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  // The promise may reject while nothing awaits it.
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Not awaited: if the source hangs, closing it would hang too.
    Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
