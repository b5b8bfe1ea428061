import { spawn } from 'node:child_process';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
}

export type Step = readonly [name: string, command: string, args: readonly string[], options?: RunOptions];

/** Runs a command with the project's own binaries on the path; it shares our output. */
export function run(command: string, args: readonly string[], { env = {} }: RunOptions = {}): Promise<number> {
  const child = start(command, args, 'inherit', env);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/**
 * Runs stages one after the other, and the steps within a stage in parallel. Prints a line for each step and the whole
 * output of a failed one, and stops after its stage.
 */
export async function runStages(stages: readonly (readonly Step[])[]): Promise<void> {
  const begun = performance.now();
  for (const steps of stages) {
    const codes = await Promise.all(steps.map(runStep));
    const failure = codes.find((code) => code !== 0);
    if (failure !== undefined) process.exit(failure);
  }
  process.stdout.write(`── all: ${secondsSince(begun)} s\n`);
}

async function runStep([name, command, args, options]: Step): Promise<number> {
  const startedAt = performance.now();
  const { code, output } = await collect(command, args, options);
  if (code !== 0) process.stdout.write(`${output}\n`);
  process.stdout.write(`── ${name}: ${outcomeOf(code, output)}, ${secondsSince(startedAt)} s\n`);
  return code;
}

/** Includes the test counts, if there were any. */
function outcomeOf(code: number, output: string): string {
  const counts = output.match(/\d+ passed/g)?.at(-1) ?? 'passed';
  return code === 0 ? counts : 'FAILED';
}

/** Runs independent steps two at a time, prints the output of each when it ends, and fails if any of them did. */
export async function runTogether(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const failed: string[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, command, args, options] = step;
      const startedAt = performance.now();
      const { code, output } = await collect(command, args, options);
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

/** Runs a command like `run`, but returns its output instead of printing it. */
export function collect(
  command: string,
  args: readonly string[],
  { env = {} }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const child = start(command, args, 'pipe', env);
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
