/** SQLSTATE and socket codes that mean "the server is unavailable", not "the query is wrong". */
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

/** disk_full, and the operating system's codes for the same. */
const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export const isDiskFull = (error: unknown): boolean => causes(error).some(({ code }) => fullDisk.has(code ?? ''));

export const isUniqueViolation = (error: unknown): boolean => causes(error).some((cause) => cause.code === '23505');

/** An invalid character (22021), half a surrogate pair in JSON (22P02, 22P05), an impossible date (22007, 22008). */
const unstorable = new Set(['22021', '22P02', '22P05', '22007', '22008']);

/** A value that no column can hold. Most schemas reject it earlier, with the field's name. */
export const isUnstorable = (error: unknown): boolean => causes(error).some(({ code }) => unstorable.has(code ?? ''));

/** drizzle wraps the driver's error, sometimes twice. */
function causes(error: unknown): NodeJS.ErrnoException[] {
  const found: NodeJS.ErrnoException[] = [];
  for (let current = error; current instanceof Error && found.length < 5; current = current.cause) found.push(current);
  return found;
}

const isFromDriver = (error: NodeJS.ErrnoException) =>
  error.code?.length === 5 || error.syscall === 'connect' || error.syscall === 'write' || error.syscall === 'read';
