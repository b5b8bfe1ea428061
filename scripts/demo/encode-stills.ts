/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Still } from './animated-webp.ts';
import type { Frame } from './play-demo.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Each picture as WebP, with the pointer where it rests. */
export async function encodeStills(page: Page, frames: readonly Frame[], size: Size, viewport: Size): Promise<Still[]> {
  const scale = size.width / viewport.width;
  const stills: Still[] = [];
  for (const { png, pointer, holdMs } of frames) {
    const url = `data:image/png;base64,${png.toString('base64')}`;
    const at = pointer && { x: pointer.x * scale, y: pointer.y * scale };
    stills.push({ webp: Buffer.from(await page.evaluate(encode, { url, at, size }), 'base64'), holdMs });
  }
  return stills;
}

// Runs in the page, so it must be self-contained.
async function encode({ url, at, size }: { url: string; at: Frame['pointer']; size: Size }): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  const image = new Image();
  image.src = url;
  await image.decode();
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  if (at) {
    context.beginPath();
    context.arc(at.x, at.y, 13, 0, Math.PI * 2);
    context.fillStyle = 'rgb(15 107 92 / 0.28)';
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = 'rgb(15 107 92 / 0.9)';
    context.stroke();
  }
  return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? '';
}
