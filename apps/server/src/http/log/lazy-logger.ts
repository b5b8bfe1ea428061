import type { FastifyBaseLogger } from 'fastify';

type Child = FastifyBaseLogger['child'];
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

const write = (logger: FastifyBaseLogger, level: Level, line: unknown[]) =>
  (logger[level] as (...parts: unknown[]) => void).apply(logger, line);

/** Every request gets a logger with its id, but most log nothing, so the real logger is created for the first line. */
export class LazyLogger implements FastifyBaseLogger {
  private made: FastifyBaseLogger | undefined;

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Parameters<Child>[0],
    private readonly options: Parameters<Child>[1],
  ) {}

  get level(): string {
    return this.parent.level;
  }

  fatal(...line: unknown[]): void {
    write(this.real(), 'fatal', line);
  }

  error(...line: unknown[]): void {
    write(this.real(), 'error', line);
  }

  warn(...line: unknown[]): void {
    write(this.real(), 'warn', line);
  }

  info(...line: unknown[]): void {
    write(this.real(), 'info', line);
  }

  debug(...line: unknown[]): void {
    write(this.real(), 'debug', line);
  }

  trace(...line: unknown[]): void {
    write(this.real(), 'trace', line);
  }

  silent(): void {
    // A silent logger logs nothing.
  }

  child(...args: Parameters<Child>): FastifyBaseLogger {
    return this.real().child(...args);
  }

  private real(): FastifyBaseLogger {
    this.made ??= this.parent.child(this.bindings, this.options);
    return this.made;
  }
}
