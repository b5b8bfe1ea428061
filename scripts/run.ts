import { spawn } from 'node:child_process';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
}

export type Step = readonly [name: string, command: string, args: readonly string[], options?: RunOptions];

/** Runs a command with the project's own binaries on the path; its output is ours. */
export function run(command: string, args: readonly string[], { env = {} }: RunOptions = {}): Promise<number> {
  const child = start(command, args, 'inherit', env);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Runs steps one after the other and stops at the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const [name, command, args, options] of steps) {
    const startedAt = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    const code = await run(command, args, options);
    if (code !== 0) {
      process.stdout.write(`── ${name} failed after ${secondsSince(startedAt)} s\n`);
      process.exit(code);
    }
    process.stdout.write(`── ${name}: ${secondsSince(startedAt)} s\n`);
  }
}

/** Runs independent steps two at a time, prints each one's output when it has ended, and fails when any of them did. */
export async function runTogether(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const failed: string[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, command, args] = step;
      const startedAt = performance.now();
      const { code, output } = await collect(command, args);
      if (code !== 0) failed.push(name);
      process.stdout.write(
        `${code === 0 ? '' : output}── ${name}: ${secondsSince(startedAt)} s${code === 0 ? '' : ', FAILED'}\n`,
      );
    }
  };
  await Promise.all([lane(), lane()]);
  if (failed.length === 0) return;
  process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exit(1);
}

function collect(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = start(command, args, 'pipe');
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

function start(command: string, args: readonly string[], stdio: 'inherit' | 'pipe', env: RunOptions['env'] = {}) {
  const path = `node_modules/.bin:${process.env.PATH}`;
  return spawn(command, [...args], { stdio, env: { ...process.env, PATH: path, ...env } });
}

const secondsSince = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(1);
