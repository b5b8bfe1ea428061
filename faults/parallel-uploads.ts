import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { maxUploadBytes, maxUploadMegabytes } from '@fitted/contract/limits/uploads';
import type { Fault } from './fault.ts';
import { ask } from './rig/client.ts';
import { residentMb, watchMemory } from './rig/memory.ts';
import { pause, withFolder, withProducts } from './rig/product.ts';

/** The largest file that is taken, less the frame around it. */
const fileBytes = maxUploadBytes - 4096;

export const parallelUploads: Fault = {
  name: 'parallel-uploads',
  promise: `uploads of ${maxUploadMegabytes} MB at the same time: no 5xx, less than 200 MB more memory, no temporary file`,
  times: { usual: 100, record: 100 },
  run: (times) =>
    withFolder((folder) =>
      withProducts([{ folder }], async ([product]) => {
        if (!product) throw new Error('no server');
        const { body, headers } = buildUpload();
        const upload = () => ask(product.url, { method: 'POST', path: '/api/parse-resume', body, headers });
        // A few uploads first: readers are loaded on first use, and loaded readers are part of "idle".
        await Promise.all([upload(), upload(), upload()]);
        await pause(2000);
        const idleMb = residentMb(product.pid);
        const watch = watchMemory(product.pid);
        let files = 0;
        const looking = setInterval(() => {
          files = Math.max(files, countFiles(join(folder, 'tmp')));
        }, 50);
        const startedAt = performance.now();
        const statuses = await Promise.all(
          Array.from({ length: times }, () =>
            upload().then(
              ({ status }) => status,
              () => 0,
            ),
          ),
        );
        const tookMs = performance.now() - startedAt;
        clearInterval(looking);
        const peakMb = watch.stop();
        await pause(5000);
        const counts: Record<string, number> = {};
        for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
        const isRefused = statuses.some((status) => status === 0 || status >= 500);
        return {
          isKept: !isRefused && peakMb - idleMb < 200 && files === 0 && !product.hasEnded(),
          figures: {
            uploads: times,
            statuses: JSON.stringify(counts),
            tookMs: Math.round(tookMs),
            idleMb: Math.round(idleMb),
            peakMb: Math.round(peakMb),
            growthMb: Math.round(peakMb - idleMb),
            fiveSecondsLaterMb: Math.round(residentMb(product.pid)),
            temporaryFiles: files,
          },
        };
      }),
    ),
};

const countFiles = (folder: string) => readdirSync(folder, { recursive: true }).length;

/** A one-page resume with an invisible payload the size of a picture, in a multipart body. */
export function buildUpload() {
  const boundary = 'fitted-rig-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), buildPdf(), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
  };
  return { body, headers };
}

function buildPdf(): Buffer {
  const lines = ['Robin Sample', 'robin@example.com', 'Experience', 'Baker, Sample Bread, 2019 - 2024', 'Baked bread'];
  const text = `BT /F1 12 Tf 50 780 Td ${lines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ')} ET`;
  const load = Buffer.alloc(fileBytes - 2000, 'x');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, n) => {
    offsets.push(size());
    parts.push(Buffer.from(`${n + 1} 0 obj\n${object}\nendobj\n`));
  });
  offsets.push(size());
  parts.push(Buffer.from(`6 0 obj\n<</Length ${load.length}>>\nstream\n`), load, Buffer.from('\nendstream\nendobj\n'));
  const xref = size();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(`xref\n0 7\n0000000000 65535 f \n${rows}trailer\n<</Size 7/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}
