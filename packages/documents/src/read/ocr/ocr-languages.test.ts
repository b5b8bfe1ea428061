import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { afterAll, describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { closeTesseract } from './tesseract.ts';

const require = createRequire(import.meta.url);
const fonts = {
  'Scan Inter': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'Scan SC': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'Scan JP': '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
};
for (const [name, path] of Object.entries(fonts)) GlobalFonts.registerFromPath(require.resolve(path), name);

/** A page with nothing but a picture of its text, as a scanner makes it. */
function scan(lines: readonly string[], font: string): Uint8Array {
  const [width, height] = [1240, 130 + lines.length * 84];
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  context.font = `36px "${font}"`;
  lines.forEach((line, index) => {
    context.fillText(line, 90, 110 + index * 84);
  });
  const { data } = context.getImageData(0, 0, width, height);
  const grey = Uint8Array.from({ length: width * height }, (_, index) => data[index * 4] ?? 0);
  const shown = (595 * height) / width;
  const content = `q 595 0 0 ${shown.toFixed(1)} 0 ${(842 - shown).toFixed(1)} cm /Im Do Q`;
  return buildPdf([{ content, image: { width, height, grey }, width: 595, height: 842 }], { compress: true });
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersOf = (text: string): string[] => text.match(/[\p{L}\p{N}]/gu) ?? [];

/** The share of the truth that was read, in the same order. */
function shareRead(truth: readonly string[], read: readonly string[]): number {
  let above: number[] = Array(read.length + 1).fill(0);
  for (const item of truth) {
    const row = [0];
    read.forEach((other, index) => {
      row.push(item === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0));
    });
    above = row;
  }
  return (above.at(-1) ?? 0) / truth.length;
}

afterAll(closeTesseract);

describe('scans in other languages, none of them named', () => {
  test.each([
    {
      language: 'French',
      lines: [
        'Hélène Lefèvre, ingénieure logiciel',
        'Responsable de la qualité et de la maîtrise des coûts',
        'Élève de l’École supérieure à Besançon',
      ],
    },
    {
      language: 'Spanish',
      lines: [
        'Íñigo Muñoz, diseñador de páginas',
        'Dirección de la campaña y gestión de los equipos',
        'Nueve años en la Universidad de Málaga',
      ],
    },
  ])('$language: accents and all', async ({ lines }) => {
    const { text, ocr } = await readDocument(scan(lines, 'Scan Inter'));
    expect(ocr).toBe(true);
    expect(shareRead(wordsOf(lines.join('\n')), wordsOf(text))).toBeGreaterThanOrEqual(0.95);
  });

  test.each([
    {
      language: 'Chinese',
      font: 'Scan SC',
      lines: ['软件工程师，负责支付系统的开发与维护', '带领六人团队完成数据库迁移', '毕业于北京大学'],
    },
    {
      language: 'Japanese',
      font: 'Scan JP',
      lines: ['決済システムの開発と運用を担当しました', '六人のチームでデータベースを移行', '東京の大学で情報工学'],
    },
  ])('$language', async ({ lines, font }) => {
    const { text, ocr } = await readDocument(scan(lines, font));
    expect(ocr).toBe(true);
    expect(shareRead(lettersOf(lines.join('')), lettersOf(text))).toBeGreaterThanOrEqual(0.9);
    // No spaces between the letters, which would break a later search.
    expect(text).not.toMatch(/\p{L} \p{L}/u);
  });
});
