import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ChildMessage, ParentMessage } from './job-messages.ts';
import { JobFailure, PoolFailure, type PoolFailureCode } from './pool-failure.ts';
import type { ProcessPoolOptions, RunOptions } from './pool-options.ts';
import { processorMs } from './processor-time.ts';
import { residentBytes } from './resident-memory.ts';

interface Task {
  readonly payload: unknown;
  readonly options: RunOptions;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  child?: Child;
  hasCrashed?: boolean;
}

interface Child {
  readonly process: ChildProcess;
  isReady: boolean;
  task: Task | undefined;
  jobs: number;
  deadline: NodeJS.Timeout | undefined;
  /** CPU time it had used when its current job started. */
  usedMs: number;
  /** Why it is being killed, once it is. */
  doom: PoolFailureCode | undefined;
}

const watchMs = 100;

/** When run from source, children need tsx to load TypeScript; bundles do not. */
const sourceLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs untrusted work in child processes that are killed when they exceed time or memory, or when the caller aborts. */
export class ProcessPool {
  private readonly children = new Set<Child>();
  private readonly waiting: Task[] = [];
  private watch: NodeJS.Timeout | undefined;
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: ProcessPoolOptions) {
    if (options.idleMs === undefined) this.refill();
  }

  get stats(): { running: number; waiting: number; children: number } {
    return { running: this.running, waiting: this.waiting.length, children: this.children.size };
  }

  run(payload: unknown, options: RunOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new PoolFailure('closed'));
      if (options.signal?.aborted) return reject(options.signal.reason);
      if (this.waiting.length + this.running >= this.options.size + this.options.maxWaiting) {
        return reject(new PoolFailure('overloaded'));
      }
      const onAbort = () => this.cancel(task);
      const settle = (act: () => void) => {
        options.signal?.removeEventListener('abort', onAbort);
        act();
      };
      const task: Task = {
        payload,
        options,
        resolve: (value) => settle(() => resolve(value)),
        reject: (error) => settle(() => reject(error)),
      };
      options.signal?.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(task);
      // The timer also keeps the process alive while a job is pending; idle children do not.
      this.watch ??= setInterval(() => this.watchChildren(), watchMs);
      this.advance();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.watch);
    clearTimeout(this.idle);
    for (const task of this.waiting.splice(0)) task.reject(new PoolFailure('closed'));
    const exits = [...this.children]
      .filter(({ process }) => process.pid !== undefined)
      .map((child) => new Promise((resolve) => child.process.once('exit', resolve)));
    for (const child of this.children) {
      child.process.ref();
      this.kill(child, 'closed');
    }
    await Promise.all(exits);
  }

  private get running(): number {
    let count = 0;
    for (const child of this.children) if (child.task && !child.doom) count += 1;
    return count;
  }

  private advance(): void {
    this.refill();
    while (this.waiting.length > 0 && this.running < this.options.size) {
      const child = [...this.children].find((candidate) => candidate.isReady && !candidate.task && !candidate.doom);
      if (!child) return;
      const task = this.waiting.shift();
      if (task) this.start(child, task);
    }
  }

  private refill(): void {
    if (this.isClosed) return;
    clearTimeout(this.idle);
    const isLazy = this.options.idleMs !== undefined;
    const wanted = isLazy
      ? Math.min(this.options.size, this.waiting.length + this.running)
      : this.options.size + (this.options.spare ?? 1);
    let alive = 0;
    for (const child of this.children) if (!child.doom) alive += 1;
    for (; alive < wanted; alive += 1) this.spawn();
    if (isLazy && this.waiting.length + this.running === 0) {
      this.idle = setTimeout(() => this.dismiss(), this.options.idleMs);
      this.idle.unref();
    }
  }

  private dismiss(): void {
    for (const child of this.children) if (!child.task) this.kill(child, 'closed');
  }

  private spawn(): void {
    const { entry, heapMb, temporaryFolder } = this.options;
    const loader = entry.endsWith('.ts') ? ['--import', sourceLoader()] : [];
    const child: Child = {
      process: fork(entry, [], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [`--max-old-space-size=${heapMb}`, '--no-warnings', ...loader],
        // Do not pass on the parent's environment: it holds the server's secrets.
        env: temporaryFolder ? { TMPDIR: temporaryFolder } : {},
      }),
      isReady: false,
      task: undefined,
      jobs: 0,
      deadline: undefined,
      usedMs: 0,
      doom: undefined,
    };
    this.children.add(child);
    child.process.on('message', (message: ChildMessage) => this.hear(child, message));
    // Without a pid the process never started (out of memory, processes or file handles), and no exit event will follow.
    child.process.on('error', () => (child.process.pid === undefined ? this.bury(child) : this.kill(child, 'crashed')));
    child.process.on('exit', (code, signal) => this.bury(child, signal ?? `exit code ${code}`));
    // Idle children must not keep the process alive.
    child.process.unref();
    child.process.channel?.unref();
  }

  private start(child: Child, task: Task): void {
    child.task = task;
    task.child = child;
    child.jobs += 1;
    child.usedMs = this.options.processorMs === undefined ? 0 : (processorMs(child.process.pid) ?? 0);
    child.deadline = setTimeout(() => this.kill(child, 'timeout'), this.options.timeoutMs);
    this.tell(child, { kind: 'job', payload: task.payload });
  }

  private tell(child: Child, message: ParentMessage): void {
    child.process.send(message, (error) => {
      if (error) this.kill(child, 'crashed');
    });
  }

  private answer(child: Child, task: Task, id: number, question: unknown): void {
    const asked = task.options.onQuestion?.(question) ?? Promise.reject(new Error('nobody answers'));
    const reply = (message: ParentMessage) => {
      if (child.task === task && !child.doom) this.tell(child, message);
    };
    asked.then(
      (value) => reply({ kind: 'answer', id, value }),
      () => reply({ kind: 'refusal', id }),
    );
  }

  private hear(child: Child, message: ChildMessage): void {
    if (child.doom) return;
    if (message.kind === 'ready') {
      child.isReady = true;
      this.advance();
      return;
    }
    const { task } = child;
    if (!task) return;
    if (message.kind === 'progress') {
      task.options.onProgress?.(message.progress);
      return;
    }
    if (message.kind === 'question') {
      this.answer(child, task, message.id, message.question);
      return;
    }
    this.release(child);
    if (message.kind === 'done') task.resolve(message.value);
    else task.reject(new JobFailure(message.code));
    if (this.isWorn(child)) this.kill(child, 'closed');
    this.advance();
  }

  private release(child: Child): void {
    clearTimeout(child.deadline);
    child.task = undefined;
    this.rest();
  }

  private rest(): void {
    if (this.running + this.waiting.length > 0) return;
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private isWorn(child: Child): boolean {
    const { jobsPerChild = 500, recycleMb = Number.POSITIVE_INFINITY } = this.options;
    return child.jobs >= jobsPerChild || (residentBytes(child.process.pid) ?? 0) > recycleMb * 1024 * 1024;
  }

  private watchChildren(): void {
    const { processorMs: usualMs = Number.POSITIVE_INFINITY, warmUpMs = 0 } = this.options;
    for (const child of this.children) {
      if (!child.task || child.doom) continue;
      const mostMs = child.jobs === 1 ? usualMs + warmUpMs : usualMs;
      if (Number.isFinite(mostMs) && (processorMs(child.process.pid) ?? 0) - child.usedMs > mostMs) {
        this.kill(child, 'timeout');
        continue;
      }
      const resident = residentBytes(child.process.pid);
      if (resident !== undefined && resident > this.options.residentMb * 1024 * 1024) this.kill(child, 'memory');
    }
  }

  private cancel(task: Task): void {
    const at = this.waiting.indexOf(task);
    if (at !== -1) this.waiting.splice(at, 1);
    else if (task.child?.task === task) this.kill(task.child, 'closed');
    this.rest();
    task.reject(task.options.signal?.reason);
  }

  private kill(child: Child, why: PoolFailureCode): void {
    if (child.doom) return;
    child.doom = why;
    child.process.kill('SIGKILL');
    if (!this.isClosed) this.refill();
  }

  /** A segmentation fault seldom comes twice; a text that crashes every child is refused the second time. */
  private isWorthAnother(child: Child, task: Task, how = ''): boolean {
    const { triesAgain = false } = this.options;
    return triesAgain && !child.doom && !task.hasCrashed && !this.isClosed && /^SIG(?:SEGV|BUS|ILL|ABRT)$/.test(how);
  }

  private bury(child: Child, how?: string): void {
    this.children.delete(child);
    const { task } = child;
    this.release(child);
    if (task && this.isWorthAnother(child, task, how)) {
      task.hasCrashed = true;
      this.waiting.unshift(task);
      this.watch ??= setInterval(() => this.watchChildren(), watchMs);
    } else task?.reject(child.doom ? new PoolFailure(child.doom) : new PoolFailure('crashed', how));
    // A child that died before it was ready would die again: do not fork in a loop.
    if (!child.isReady && !child.doom) {
      for (const waiting of this.waiting.splice(0)) waiting.reject(new PoolFailure('unstarted'));
      this.rest();
      return;
    }
    if (!this.isClosed) this.advance();
  }
}
