/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Frame } from './play-demo.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Encoded {
  readonly video: Uint8Array;
  readonly poster: Uint8Array;
  readonly durationMs: number;
}

/** Plays the pictures on a canvas and has the browser record it, in real time. */
export async function encodeFrames(
  page: Page,
  frames: readonly Frame[],
  size: Size,
  /** The size of the pictures' viewport, in which the pointer's coordinates are given. */
  viewport: Size,
): Promise<Encoded> {
  const scale = size.width / viewport.width;
  const scenes = frames.map(({ png, pointer, ...rest }) => ({
    ...rest,
    pointer: pointer && { x: pointer.x * scale, y: pointer.y * scale },
    url: `data:image/png;base64,${png.toString('base64')}`,
  }));
  // The transpiler wraps function names in a helper of its own, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  const { video, poster, durationMs } = await page.evaluate(record, { scenes, size });
  return { video: Buffer.from(video, 'base64'), poster: Buffer.from(poster, 'base64'), durationMs };
}

interface Scene extends Omit<Frame, 'png'> {
  readonly url: string;
}

// Runs in the page, so it must be self-contained.
async function record({ scenes, size }: { scenes: readonly Scene[]; size: Size }) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const base64 = async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };
  const pictures = await Promise.all(
    scenes.map(async ({ url }) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image;
    }),
  );
  const draw = (index: number, pointer: Scene['pointer']) => {
    const picture = pictures[index];
    if (picture) context.drawImage(picture, 0, 0, size.width, size.height);
    if (!pointer) return;
    context.beginPath();
    context.arc(pointer.x, pointer.y, 13, 0, Math.PI * 2);
    context.fillStyle = 'rgb(15 107 92 / 0.28)';
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = 'rgb(15 107 92 / 0.9)';
    context.stroke();
  };

  draw(0, null);
  const recorder = new MediaRecorder(canvas.captureStream(10), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 320_000,
  });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start(1000);
  const startedAt = performance.now();
  let from: Scene['pointer'] = null;
  for (const [index, { holdMs, pointer }] of scenes.entries()) {
    const start = performance.now();
    // The pointer glides to its next position, then rests.
    for (let elapsed = 0; elapsed < holdMs; elapsed = performance.now() - start) {
      const share = Math.min(1, elapsed / 350);
      const eased = share * (2 - share);
      const at: Scene['pointer'] =
        pointer && from
          ? { x: from.x + (pointer.x - from.x) * eased, y: from.y + (pointer.y - from.y) * eased }
          : pointer;
      draw(index, at);
      await wait(80);
    }
    from = pointer;
  }
  recorder.stop();
  await stopped;
  const durationMs = performance.now() - startedAt;
  const posterIndex = Math.max(
    0,
    scenes.findIndex(({ isPoster }) => isPoster),
  );
  draw(posterIndex, null);
  const poster = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.7));
  if (!poster) throw new Error('The poster could not be encoded.');
  return { video: await base64(new Blob(chunks)), poster: await base64(poster), durationMs };
}
