/** How long a batch waits for the running one before it is sent alongside, so that one slow query does not hold up everyone. */
const patienceMs = 5;
const maxUnderWay = 2;

interface Question<Value> {
  readonly keys: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, Value>>;
  ask(): void;
}

/**
 * Combines many single-key lookups into one query. Calls made in the same turn of the event loop, or while an earlier query is
 * running, are sent together: a lone call costs the same as before, under load a call costs a hundredth.
 * A result is never older than its call.
 */
export function batch<Value>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting: Question<Value> | undefined;
  let underWay = 0;

  const askWaiting = (most: number) => {
    if (!waiting || underWay >= most) return;
    const question = waiting;
    waiting = undefined;
    underWay += 1;
    question.ask();
  };

  const begin = (): Question<Value> => {
    const keys = new Set<string>();
    let ask: () => void = () => undefined;
    const answer = new Promise<ReadonlyMap<string, Value>>((done, fail) => {
      ask = () =>
        void askAll([...keys])
          .then(done, fail)
          .finally(() => {
            underWay -= 1;
            askWaiting(1);
          });
    });
    const question = { keys, answer, ask };
    setImmediate(() => {
      askWaiting(1);
      if (waiting === question) setTimeout(() => waiting === question && askWaiting(maxUnderWay), patienceMs);
    });
    return question;
  };

  return (key) => {
    waiting ??= begin();
    waiting.keys.add(key);
    return waiting.answer.then((found) => found.get(key));
  };
}
