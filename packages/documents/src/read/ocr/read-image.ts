import { createCanvas, loadImage } from '@napi-rs/canvas';
import { layOutPages } from '../layout/page-text.ts';
import { OcrNeeded, type RawReading, ReadFailure, type ReadOptions } from '../read-result.ts';
import { readOrientation } from './exif.ts';
import { PictureReader } from './read-pictures.ts';

const maxPixels = 60_000_000;
/** Long side for recognition: the letters of a page need about 20 pixels. */
const bestSide = 2_400;

/** A photograph or a scan of a page. */
export async function readImage(bytes: Uint8Array, options: ReadOptions): Promise<RawReading> {
  const size = readImageSize(bytes);
  if (!size) throw new ReadFailure('corrupt');
  if (size.width * size.height > maxPixels) throw new ReadFailure('too_complex');
  if (options.ocr === 'later') throw new OcrNeeded();
  options.onProgress?.({ page: 1, pages: 1, stage: 'ocr' });
  const picture = await prepare(bytes);
  const page = await new PictureReader(options.languages).read(picture);
  return { text: layOutPages([page]).text, pages: 1, ocr: true };
}

async function prepare(bytes: Uint8Array) {
  const image = await loadImage(Buffer.from(bytes)).catch((error: unknown) => {
    throw new ReadFailure('corrupt', { cause: error });
  });
  const turns = readOrientation(bytes);
  const isSideways = turns % 2 === 1;
  const factor = bestSide / Math.max(image.width, image.height);
  const scale = factor > 1 ? Math.min(factor, 3) : factor;
  const width = Math.round((isSideways ? image.height : image.width) * scale);
  const height = Math.round((isSideways ? image.width : image.height) * scale);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(
    image,
    (-image.width * scale) / 2,
    (-image.height * scale) / 2,
    image.width * scale,
    image.height * scale,
  );
  // Scaled as if the page were a sheet of paper, so that sizes are in points.
  return { bytes: canvas.toBuffer('image/png'), width, height, scale: height / 842 };
}

/** From the header alone: a picture of a billion pixels must not be decoded to find that out. */
function readImageSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89)
    return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
