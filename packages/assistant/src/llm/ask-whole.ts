import { type Ask, ask, type Means } from './ask.ts';

interface AskWhole<Result> extends Omit<Ask<never, Result>, 'read'> {
  readonly read: (text: string) => Result;
}

/** Asks a question whose answer is only usable once complete. */
export async function askWhole<Result>(
  means: Means,
  { read, ...question }: AskWhole<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const steps = ask(means, { ...question, read: (answer) => readWhole(answer, read) }, signal);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

// biome-ignore lint/correctness/useYield: it must have the type of readers that yield pieces as they arrive.
async function* readWhole<Result>(
  answer: AsyncIterable<string>,
  read: (text: string) => Result,
): AsyncGenerator<never, Result> {
  let text = '';
  for await (const piece of answer) text += piece;
  return read(text);
}
