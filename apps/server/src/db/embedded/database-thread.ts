import { Worker } from 'node:worker_threads';

export interface DatabaseWorkerData {
  /** Null keeps everything in memory. */
  readonly dataDir: string | null;
  readonly socketPath: string;
  /** A dump of a migrated, empty database from which a new one is created. */
  readonly template: string | null;
  readonly maxConnections: number;
}

export function startWorker(workerData: DatabaseWorkerData): Promise<Worker> {
  const worker = new Worker(new URL('./database-worker.mjs', import.meta.url), { workerData });
  return new Promise((done, fail) => {
    worker.once('error', fail);
    const onExit = (code: number) => fail(new Error(`it ended with ${code}`));
    worker.once('exit', onExit);
    worker.once('message', () => {
      worker.off('error', fail);
      worker.off('exit', onExit);
      worker.unref();
      done(worker);
    });
  });
}

export function ask<Answer = unknown>(worker: Worker, message: 'close' | 'dump'): Promise<Answer> {
  return new Promise((done, fail) => {
    worker.ref();
    worker.once('error', fail);
    worker.once('message', (answer: Answer) => {
      worker.unref();
      done(answer);
    });
    worker.postMessage(message);
  });
}

const restartAfterMs = 1000;

export interface SupervisedWorker {
  current(): Worker;
  /** Ends supervision and returns the running thread, if there is one. */
  release(): Worker | undefined;
}

/**
 * Restarts a thread that dies (PostgreSQL panics when it cannot write its WAL to a full disk) until it stays up. Meanwhile its
 * clients are refused, and requests are answered with 503. Without a listener its error would end the whole process.
 */
export function superviseWorker(
  first: Worker,
  restart: (() => Promise<Worker>) | undefined,
  onNotice: (sentence: string) => void = () => undefined,
): SupervisedWorker {
  let current = first;
  let isAlive = true;
  let isReleased = false;
  const watch = (worker: Worker) => {
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      isAlive = false;
      if (isReleased || !restart) return;
      onNotice('The database stopped by itself and is started again.');
      setTimeout(startAgain, restartAfterMs, restart).unref();
    });
  };
  const startAgain = (start: () => Promise<Worker>) => {
    if (isReleased) return;
    start().then(
      (worker) => {
        current = worker;
        isAlive = true;
        watch(worker);
        onNotice('The database answers again.');
      },
      () => setTimeout(startAgain, restartAfterMs, start).unref(),
    );
  };
  watch(first);
  return {
    current: () => current,
    release: () => {
      isReleased = true;
      return isAlive ? current : undefined;
    },
  };
}
