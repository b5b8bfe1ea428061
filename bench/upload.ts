import { maxUploadBytes } from '@fitted/contract/limits/uploads';
import { residentBytes } from '@fitted/documents/isolation/resident-memory';
import { readDocument } from '@fitted/documents/read/read-document';
import { hostileFiles } from '@fitted/documents/read/testing/build-hostile';
import { ask } from '../faults/rig/client.ts';
import { cpuMs, residentMb, watchMemory } from '../faults/rig/memory.ts';
import { type Product, pause, withFolder, withProducts } from '../faults/rig/product.ts';
import { buildStale } from '../scripts/build.mjs';
import { quantile } from './on-postgres.ts';
import { type Case, docxCases, pdfCases } from './read-cases.ts';

/** What people wait for: uploads to the built server on this machine; and what the worst files leave behind there. */
export const bench = {
  name: 'upload',
  async run() {
    if (!process.env.FITTED_DIST) await buildStale();
    // Built beforehand: a process busy building can neither time others nor keep a connection alive.
    const hostile = Object.entries(hostileFiles).map(([name, build]) => ({ name, file: build() }));
    return withFolder((folder) =>
      withProducts([{ folder }], async ([product]) => {
        if (!product) throw new Error('no server');
        const rows = [];
        for (const item of [pdfCases()[1], docxCases()[1]]) if (item) rows.push(await measure(product, item));
        return { rows: [...rows, await sendHostile(product, hostile)] };
      }),
    );
  },
};

const warmUps = 20;
const rounds = 40;

async function measure(product: Product, { name, file }: Case) {
  const throughHttp = await repeat(
    () => upload(product, name, file),
    () => cpuMs(product.pid),
  );
  const inProcess = await repeat(() => readDocument(file), ownCpuMs);
  return {
    case: `${name}, POST /api/parse-resume`,
    ours: throughHttp,
    rivals: { 'the reader in this process': inProcess },
  };
}

const ownCpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function repeat(act: () => Promise<unknown>, cpu: () => number) {
  for (let round = 0; round < warmUps; round += 1) await act();
  const times: number[] = [];
  const cpuBefore = cpu();
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await act();
    times.push(performance.now() - startedAt);
  }
  return { cpuMs: (cpu() - cpuBefore) / rounds, wallMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95) };
}

async function upload({ url }: Product, name: string, file: Uint8Array): Promise<number> {
  const boundary = 'boundary-of-the-bench';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="resume.${name.startsWith('DOCX') ? 'docx' : 'pdf'}"\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { status, text } = await ask(url, { method: 'POST', path: '/api/parse-resume', body, headers });
  if (status >= 500) throw new Error(`${name} was answered with ${status}: ${text.slice(0, 200)}`);
  return status;
}

/** Sends every hostile file once while others are served; then measures the memory of the server and its children. */
async function sendHostile(product: Product, files: readonly Pick<Case, 'name' | 'file'>[]) {
  const [good] = docxCases();
  const settle = async () => {
    for (let round = 0; good && round < 10; round += 1) await upload(product, good.name, good.file);
    await pause(3000);
    return { serverMb: (residentBytes(product.pid) ?? 0) / 2 ** 20, familyMb: residentMb(product.pid) };
  };
  // First a file of the maximum size: the buffers kept for it are not the trace of a hostile file.
  await upload(product, 'plain', new Uint8Array(maxUploadBytes - 4096).fill(0x20));
  const before = await settle();
  const watch = watchMemory(product.pid, 250);
  const cpuBefore = cpuMs(product.pid);
  const others = watchOthers(product);
  const times: number[] = [];
  for (const { name, file } of files) {
    const startedAt = performance.now();
    await upload(product, name, file);
    times.push(performance.now() - startedAt);
  }
  const slowestOtherMs = await others.stop();
  const peakMb = watch.stop();
  const usedMs = cpuMs(product.pid) - cpuBefore;
  const after = await settle();
  return {
    case: `${times.length} hostile files, one after the other`,
    ours: {
      cpuMs: usedMs / times.length,
      wallMs: quantile(times, 0.5),
      slowestMs: Math.max(...times),
      slowestOtherMs,
      serverMbBefore: before.serverMb,
      serverMbAfter: after.serverMb,
      familyMbBefore: before.familyMb,
      familyMbAfter: after.familyMb,
      familyMbPeak: peakMb,
    },
    rivals: {},
  };
}

/** Makes a small request again and again as another visitor, and reports the slowest answer. */
function watchOthers({ url }: Product) {
  let isOver = false;
  let slowest = 0;
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await ask(url, { path: '/api/ready' });
      slowest = Math.max(slowest, performance.now() - startedAt);
      await pause(50);
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await asking;
      return slowest;
    },
  };
}
