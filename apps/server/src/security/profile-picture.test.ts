import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { findPictureSize } from './picture-size.ts';
import { redrawPicture } from './profile-picture.ts';

async function draw(type: 'png' | 'jpeg' | 'webp', width: number, height: number): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#0f6b5c';
  context.fillRect(0, 0, width, height);
  return type === 'png' ? canvas.encode('png') : canvas.encode(type, 80);
}
const asUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;

test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a small square JPEG', async (type) => {
  const bytes = await draw(type, 300, 200);
  expect(findPictureSize(bytes)).toEqual({ width: 300, height: 200 });
  const url = await redrawPicture(asUrl(type, bytes));
  expect(url).toMatch(/^data:image\/jpeg;base64,/);
  expect(url.length).toBeLessThan(100_000);
  const picture = await loadImage(Buffer.from(url.split(',')[1] ?? '', 'base64'));
  expect([picture.width, picture.height]).toEqual([256, 256]);
});

test('what hides behind the pixels does not come through', async () => {
  const bytes = Buffer.concat([await draw('png', 40, 40), Buffer.from('<script>alert(1)</script>')]);
  const url = await redrawPicture(asUrl('png', bytes));
  expect(Buffer.from(url.split(',')[1] ?? '', 'base64').includes('script')).toBe(false);
});

test.each([
  ['text', Buffer.from('nothing to see here, only some text')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
  ['a cut-off file', Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_case, bytes) => {
  await expect(redrawPicture(asUrl('png', bytes))).rejects.toThrow(AppError);
});

test('a picture that declares to be huge is refused before it is decoded', async () => {
  const bytes = await draw('png', 20, 20);
  bytes.writeUInt32BE(60_000, 16);
  await expect(redrawPicture(asUrl('png', bytes))).rejects.toThrow(AppError);
});
