// Draws the first page of the sample resume in every template, for the gallery. Languages that are not written in Latin
// letters have a folder of their own: type looks different there. The pictures are committed: run
// `npx tsx scripts/pictures/template-pictures.ts` after a template has changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { templateIds } from '../../packages/contract/src/looks.ts';
import { buildDocument } from '../../packages/documents/src/write/fixtures/build-document.ts';
import { chinese } from '../../packages/documents/src/write/fixtures/chinese.ts';
import { english } from '../../packages/documents/src/write/fixtures/english.ts';
import { japanese } from '../../packages/documents/src/write/fixtures/japanese.ts';
import { renderPreview } from '../../packages/documents/src/write/render-preview.ts';
import { createWriter } from '../../packages/documents/src/write/write-document.ts';

const root = 'apps/web/public/templates';
const samples = [
  { folder: root, sample: english },
  { folder: `${root}/ja`, sample: japanese },
  { folder: `${root}/zh`, sample: chinese },
];
const writer = createWriter();

for (const { folder, sample } of samples) {
  await mkdir(folder, { recursive: true });
  const document = buildDocument(sample, 'short');
  for (const template of templateIds) {
    const pdf = await writer.write(document, { format: 'pdf', template, paper: 'a4' });
    const picture = await renderPreview(pdf, { widthPx: 480, type: 'webp' });
    await writeFile(`${folder}/${template}.webp`, picture);
    process.stdout.write(`${folder}/${template}: ${Math.round(picture.length / 1024)} KiB\n`);
  }
}
