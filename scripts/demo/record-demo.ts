// Records the demo video of the upload tab and the pictures of README.md from the running product: `npm start`, then
// `npx tsx scripts/demo/record-demo.ts`. The result is committed. Needs nothing but Chromium, which also encodes the video.
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { animate } from './animated-webp.ts';
import { encodeFrames } from './encode-frames.ts';
import { encodeStills } from './encode-stills.ts';
import { playDemo } from './play-demo.ts';
import { withDuration } from './webm-duration.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = 'apps/web/public/demo';
const pictures = 'docs/pictures';
/** The tool's widest layout, shown a little smaller. */
const viewport = { width: 1280, height: 800 };
const size = { width: 1120, height: 700 };

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  const frames = await playDemo(page, address);
  const studio = await browser.newPage({ viewport: size });
  const { video, poster, durationMs } = await encodeFrames(studio, frames, size, viewport);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/fitted.webm`, withDuration(video, durationMs));
  await writeFile(`${folder}/poster.webp`, poster);
  const stills = await encodeStills(studio, frames, size, viewport);
  const moving = animate(stills, size);
  await writeFile(`${pictures}/demo.webp`, moving);
  await writeFile(`${pictures}/result.webp`, stills[frames.findIndex(({ isPoster }) => isPoster)]?.webp ?? poster);
  const kib = (bytes: Uint8Array) => Math.round(bytes.length / 1024);
  process.stdout.write(
    `${frames.length} scenes, ${kib(video)} KiB of video, ${kib(poster)} KiB of poster, ${kib(moving)} KiB of moving picture\n`,
  );
} finally {
  await browser.close();
}
