import type { ChildMessage, ParentMessage } from './job-messages.ts';

export interface JobContext {
  progress(progress: unknown): void;
  /** Asks the caller of the job; rejects if there is no answer. */
  ask(question: unknown): Promise<unknown>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The child's side of a process pool: handles one job at a time and returns its value or the code of its failure. */
export function serveJobs(handle: (payload: unknown, context: JobContext) => Promise<unknown>): void {
  const send = (message: ChildMessage) => process.send?.(message);
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  const context: JobContext = {
    progress: (progress) => send({ kind: 'progress', progress }),
    ask: (question) =>
      new Promise((resolve, reject) => {
        questions += 1;
        waiting.set(questions, { resolve, reject });
        send({ kind: 'question', id: questions, question });
      }),
  };
  process.on('message', (message: ParentMessage) => {
    if (message.kind !== 'job') {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'answer') asked?.resolve(message.value);
      else asked?.reject(new Error('there is no answer'));
      return;
    }
    handle(message.payload, context).then(
      (value) => send({ kind: 'done', value }),
      (error: unknown) => send({ kind: 'failed', code: codeOf(error) }),
    );
  });
  // Exit with the parent.
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'ready' });
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'internal';
}
