import type { ChildMessage } from './process-pool.ts';

interface JobContext {
  progress(progress: unknown): void;
}

/** The child's side of a process pool: one job at a time, its value or the code of its failure back. */
export function serveJobs(handle: (payload: unknown, context: JobContext) => Promise<unknown>): void {
  const send = (message: ChildMessage) => process.send?.(message);
  process.on('message', (message: { payload: unknown }) => {
    handle(message.payload, { progress: (progress) => send({ kind: 'progress', progress }) }).then(
      (value) => send({ kind: 'done', value }),
      (error: unknown) => send({ kind: 'failed', code: codeOf(error) }),
    );
  });
  // Without its parent a child has nothing to live for.
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'ready' });
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'internal';
}
