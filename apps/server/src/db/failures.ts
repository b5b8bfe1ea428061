/** SQLSTATE classes and socket codes that say "the server is away or shutting down", not "the query is wrong". */
const unavailable = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
]);

const lostConnection = /Connection terminated|timeout exceeded when trying to connect|connection timeout/i;

export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (unavailable.has(cause.code ?? '') && isFromDriver(cause)) return true;
    if (lostConnection.test(cause.message)) return true;
  }
  return false;
}

export const isUniqueViolation = (error: unknown): boolean => causes(error).some((cause) => cause.code === '23505');

/** Text that no column can hold, such as one with a NUL in it; most schemas refuse it earlier, with the field's name. */
export const isUnstorableText = (error: unknown): boolean => causes(error).some((cause) => cause.code === '22021');

/** drizzle wraps the driver's error, sometimes twice. */
function causes(error: unknown): NodeJS.ErrnoException[] {
  const found: NodeJS.ErrnoException[] = [];
  for (let current = error; current instanceof Error && found.length < 5; current = current.cause) found.push(current);
  return found;
}

const isFromDriver = (error: NodeJS.ErrnoException) =>
  error.code?.length === 5 || error.syscall === 'connect' || error.syscall === 'write' || error.syscall === 'read';
