import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages } from '@fitted/contract/languages';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { afterAll, describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import type { ReadProgress } from '../read-result.ts';
import { buildPdf, write } from '../testing/build-pdf.ts';
import { expectedModels, guessLatin } from './choose-languages.ts';
import { closeTesseract, modelFolder } from './tesseract.ts';

const require = createRequire(import.meta.url);
GlobalFonts.registerFromPath(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'), 'Fixture');

const lines = [
  'Ada Brook',
  'Senior engineer with nine years of experience',
  'Education',
  'Mathematics at the University of Leeds',
];

/** A page of text as a scanner sees it. */
function scan(text: readonly string[], width = 1240, height = 700) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  context.font = '34px Fixture';
  text.forEach((line, index) => {
    context.fillText(line, 90, 120 + index * 90);
  });
  return canvas;
}

function greyOf(canvas: ReturnType<typeof scan>) {
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const grey = new Uint8Array(width * height);
  for (let index = 0; index < grey.length; index += 1) grey[index] = data[index * 4] ?? 0;
  return { width, height, grey };
}

const scanned = (layer = '', text: readonly string[] = lines) =>
  buildPdf(
    [{ content: `q 595 0 0 336 0 300 cm /Im Do Q\n${layer}`, image: greyOf(scan(text)), width: 595, height: 842 }],
    { compress: true },
  );
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

afterAll(closeTesseract);

describe('scans', () => {
  test('a scanned page is recognised, with progress, and says so', async () => {
    const seen: ReadProgress[] = [];
    const result = await readDocument(scanned(), { onProgress: (progress) => seen.push(progress) });
    expect(wordsOf(result.text)).toEqual(wordsOf(lines.join(' ')));
    expect(result).toMatchObject({ ocr: true, pages: 1, warnings: ['ocr_used'] });
    expect(seen).toContainEqual({ page: 1, pages: 1, stage: 'ocr' });
  });

  test('an invisible layer of rubbish does not hide the page', async () => {
    const rubbish = Array.from({ length: 6 }, (_, index) =>
      write(60, 560 - index * 40, 'x~|{ ]}^ |l1 ~~ ;;_ q#z |}{ wv', { mode: 3, size: 16 }),
    ).join('');
    const result = await readDocument(scanned(rubbish));
    expect(wordsOf(result.text)).toEqual(wordsOf(lines.join(' ')));
    expect(result.ocr).toBe(true);
  });

  test('German is recognised as German', async () => {
    const german = [
      'Jürgen Groß, Geschäftsführer',
      'Verantwortlich für die Qualität und die Prüfung',
      'Ausbildung an der Universität Köln',
    ];
    const { text } = await readDocument(scanned('', german));
    expect(wordsOf(text)).toEqual(wordsOf(german.join(' ')));
  });
});

test('who has a queue of its own for scans is told to use it', async () => {
  await expect(readDocument(scanned(), { ocr: 'later' })).rejects.toMatchObject({ name: 'OcrNeeded' });
});

test('a good text layer over a scan needs no OCR', async () => {
  const layer = lines.map((line, index) => write(43, 578 - index * 43, line, { mode: 3, size: 16 })).join('');
  const result = await readDocument(scanned(layer), { ocr: 'later' });
  expect(wordsOf(result.text)).toEqual(wordsOf(lines.join(' ')));
});

test.each([
  ['und die Prüfung der Anlagen mit Kenntnissen für', 'deu'],
  ['et la gestion des projets avec les équipes du', 'fra'],
  ['y los proyectos de la empresa para el cliente con', 'spa'],
  ['the management of projects and the team for', 'eng'],
])('%s', (text, language) => {
  expect(guessLatin(text)).toBe(language);
});

test('the model of every language is installed', () => {
  expect(expectedModels(languages).filter((model) => !existsSync(modelFolder(model)))).toEqual([]);
});
