import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../../testing/patience.ts';
import { program } from '../../../../testing/program.ts';
import { ReadFailure, readFailureCodes } from '../read/read-result.ts';
import { buildDocx, p } from '../read/testing/build-docx.ts';
import { hostileFiles } from '../read/testing/build-hostile.ts';
import { buildPdf, write } from '../read/testing/build-pdf.ts';
import { createReaderPool, type ReaderPool } from './reader-pool.ts';

const good = buildPdf([{ content: write(60, 700, 'Ada Brook, engineer') }]);
/** A separate folder, because other programs write to the system's. */
const temporaryFolder = mkdtempSync(join(tmpdir(), 'fitted-readers-'));
let pool: ReaderPool;

beforeAll(() => {
  pool = createReaderPool({
    childPath: program('reader-child'),
    size: 2,
    timeoutMs: patience.stepMs,
    // A decompression bomb runs until it is stopped; an honest file needs a fifth of this.
    processorMs: 1_500,
    temporaryFolder,
  });
});
afterAll(async () => {
  await pool.close();
  rmSync(temporaryFolder, { recursive: true, force: true });
});

test('reads as the reader in this process does, with progress, password and failures', async () => {
  const seen: unknown[] = [];
  const locked = buildPdf([{ content: write(60, 700, 'Ada Brook') }], { lock: { user: 'secret', owner: 'o' } });
  const result = await pool.read(locked, { password: 'secret', onProgress: (progress) => seen.push(progress) });
  const looks = [expect.objectContaining({ text: 'Ada Brook' })];
  expect(result).toEqual({ text: 'Ada Brook', pages: 1, ocr: false, warnings: [], looks });
  expect(seen).toEqual([{ page: 1, pages: 1, stage: 'text' }]);
  await expect(pool.read(locked)).rejects.toBeInstanceOf(ReadFailure);
  await expect(pool.read(locked)).rejects.toMatchObject({ code: 'password_protected' });
});

test('a caller that aborts does not affect the others', async () => {
  const controller = new AbortController();
  const gone = pool.read(good, { signal: controller.signal });
  const staying = pool.read(good);
  controller.abort();
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
  expect((await staying).text).toBe('Ada Brook, engineer');
});

test('a full queue is reported', async () => {
  const small = createReaderPool({
    childPath: program('reader-child'),
    size: 1,
    maxWaiting: 1,
    timeoutMs: patience.stepMs,
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => small.read(good)));
  await small.close();
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled').length).toBeGreaterThan(0);
  expect(outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason.code)).toContain(
    'overloaded',
  );
});

describe('hostile files', () => {
  let connections = 0;
  const listener = createServer(() => {
    connections += 1;
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => listener.close());

  test.each(Object.keys(hostileFiles))('%s', async (name) => {
    const file = hostileFiles[name]?.() ?? new Uint8Array();
    const outcome = await pool.read(file).catch((error: unknown) => error);
    if (outcome instanceof ReadFailure) expect(readFailureCodes).toContain(outcome.code);
    else expect(outcome).toMatchObject({ text: expect.any(String), pages: expect.any(Number) });
    // Whatever the file did to its child, the next one is served.
    expect((await pool.read(good)).text).toBe('Ada Brook, engineer');
  });

  test('an address in a file is never visited', async () => {
    const address = listener.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const target = `http://127.0.0.1:${port}/`;
    const pdf = buildPdf([{ content: write(60, 700, 'Link'), links: [{ rect: [50, 690, 100, 720], target }] }]);
    const docx = buildDocx({
      body: p('<w:hyperlink r:id="l"><w:r><w:t>Link</w:t></w:r></w:hyperlink>'),
      links: { l: target },
    });
    expect((await pool.read(pdf)).text).toContain(`127.0.0.1:${port}`);
    expect((await pool.read(docx)).text).toContain(`127.0.0.1:${port}`);
    expect(connections).toBe(0);
  });

  test('nothing is left on disk', () => {
    expect(readdirSync(temporaryFolder)).toEqual([]);
  });
});
