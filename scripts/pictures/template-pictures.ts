// Draws the first page of the sample resume in every template, for the gallery and the download tab. The pictures are
// committed: run `npx tsx scripts/pictures/template-pictures.ts` after a template has changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { templateIds } from '../../packages/contract/src/looks.ts';
import { buildDocument } from '../../packages/documents/src/write/fixtures/build-document.ts';
import { english } from '../../packages/documents/src/write/fixtures/english.ts';
import { renderPreview } from '../../packages/documents/src/write/render-preview.ts';
import { createWriter } from '../../packages/documents/src/write/write-document.ts';

const folder = 'apps/web/public/templates';
const writer = createWriter();
const document = buildDocument(english, 'short');

await mkdir(folder, { recursive: true });
for (const template of templateIds) {
  const pdf = await writer.write(document, { format: 'pdf', template, paper: 'a4' });
  const picture = await renderPreview(pdf, { widthPx: 480, type: 'webp' });
  await writeFile(`${folder}/${template}.webp`, picture);
  process.stdout.write(`${template}: ${Math.round(picture.length / 1024)} KiB\n`);
}
