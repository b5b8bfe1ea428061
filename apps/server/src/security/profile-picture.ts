import { AppError } from '../errors/app-error.ts';
import { findPictureSize } from './picture-size.ts';

const side = 256;
/** Our page sends 256 pixels; anything much larger may be a decompression bomb. */
const maxSide = 2048;
const maxLength = 100_000;
const qualities = [85, 70, 50];

/**
 * Redraws the picture as a square JPEG, so that only pixels are kept: no script hidden in the file, no location
 * where a photograph was taken.
 */
export async function redrawPicture(dataUrl: string): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const size = findPictureSize(bytes);
  const isSane = size && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= maxSide;
  if (!isSane) throw new AppError('picture_unreadable');

  // Loaded on demand: native code that most server runs never need.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const picture = await loadImage(bytes).catch((cause: unknown) => {
    throw new AppError('picture_unreadable', {}, { cause });
  });
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  const crop = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - crop) / 2, (picture.height - crop) / 2];
  context.drawImage(picture, left, top, crop, crop, 0, 0, side, side);

  for (const quality of qualities) {
    const url = `data:image/jpeg;base64,${(await canvas.encode('jpeg', quality)).toString('base64')}`;
    if (url.length < maxLength) return url;
  }
  throw new AppError('picture_unreadable');
}
