// Draws the first page of the sample resume in every template, for the gallery, in every language: a folder for each
// but English. The pictures are committed: run `npx tsx scripts/pictures/template-pictures.ts` after a template has
// changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { defaultLanguage, languages } from '../../packages/contract/src/language-list.ts';
import { templateIds } from '../../packages/contract/src/looks.ts';
import { buildDocument } from '../../packages/documents/src/write/fixtures/build-document.ts';
import { sampleByLanguage } from '../../packages/documents/src/write/fixtures/samples.ts';
import { renderPreview } from '../../packages/documents/src/write/render-preview.ts';
import { createWriter } from '../../packages/documents/src/write/write-document.ts';

const root = 'apps/web/public/templates';
const writer = createWriter();

for (const language of languages) {
  const folder = language === defaultLanguage ? root : `${root}/${language}`;
  await mkdir(folder, { recursive: true });
  const document = buildDocument(sampleByLanguage[language], 'short');
  for (const template of templateIds) {
    const pdf = await writer.write(document, { format: 'pdf', template, paper: 'a4' });
    const picture = await renderPreview(pdf, { widthPx: 480, type: 'webp' });
    await writeFile(`${folder}/${template}.webp`, picture);
    process.stdout.write(`${folder}/${template}: ${Math.round(picture.length / 1024)} KiB\n`);
  }
}
