import type { Pattern } from './pattern.ts';

// Plain JavaScript, which works the same on every platform; otherwise it looks for a Java runtime.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const timeoutMs = 2500;

/** A text on which the pattern takes too long, or undefined if none was found in time. */
export function recheck({ source, flags }: Pattern): string | undefined {
  const result = checkSync(source, flags.replace(/[dv]/g, ''), {
    timeout: timeoutMs,
    incubationLimit: 10_000,
    attackTimeout: 500,
  });
  if (result.status !== 'vulnerable') return undefined;
  return `${result.complexity.summary}: ${result.attack.pattern.slice(0, 200)}`;
}
