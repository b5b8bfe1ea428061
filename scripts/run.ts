import { spawn } from 'node:child_process';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command with the project's own binaries on the path; its output is ours. */
export function run(command: string, args: readonly string[], { env = {} }: RunOptions = {}): Promise<number> {
  const path = `node_modules/.bin:${process.env.PATH}`;
  const child = spawn(command, [...args], { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Runs steps one after the other and stops at the first that fails. */
export async function runSteps(
  steps: readonly (readonly [name: string, command: string, args: readonly string[], options?: RunOptions])[],
): Promise<void> {
  for (const [name, command, args, options] of steps) {
    const startedAt = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    const code = await run(command, args, options);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (code !== 0) {
      process.stdout.write(`── ${name} failed after ${seconds} s\n`);
      process.exit(code);
    }
    process.stdout.write(`── ${name}: ${seconds} s\n`);
  }
}
