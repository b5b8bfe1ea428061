/** So long a question waits for the one before it; then it goes beside it, so that one slow answer does not hold up everybody. */
const patienceMs = 5;
const maxUnderWay = 2;

interface Question<Value> {
  readonly keys: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, Value>>;
  ask(): void;
}

/**
 * Turns many questions for one thing into one question for many. What is asked in the same turn of the event loop, or while
 * an earlier question is under way, goes to the database together: alone it costs what it always did, under load a hundredth.
 * An answer is never older than its question.
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
