import type { Pattern } from './pattern.ts';

// Plain JavaScript, alike on every platform; otherwise it looks for a Java machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const timeoutMs = 2500;

/** A text that the pattern takes too long for, or undefined where none was found in time. */
export function recheck({ source, flags }: Pattern): string | undefined {
  const result = checkSync(source, flags.replace(/[dv]/g, ''), {
    timeout: timeoutMs,
    incubationLimit: 10_000,
    attackTimeout: 500,
  });
  if (result.status !== 'vulnerable') return undefined;
  return `${result.complexity.summary}: ${result.attack.pattern.slice(0, 200)}`;
}
