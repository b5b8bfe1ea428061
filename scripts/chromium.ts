import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/** The headless shell first: the same engine without windows, which are a fifth of what a journey costs. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A browser for the journeys: one on the path, Playwright's own, or the system's package, whichever is found or can be
 * installed first.
 */
export async function findChromium(): Promise<string> {
  const found = onPath() ?? downloaded();
  if (found) return found;
  process.stdout.write('No Chromium found; installing one.\n');
  if ((await run('playwright', ['install', '--with-deps', 'chromium'])) === 0) {
    const own = downloaded();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-q']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    for (const browser of ['chromium-headless-shell', 'chromium'])
      if ((await run('apt-get', ['install', '-y', '-q', browser, 'fonts-noto-cjk'], { env })) === 0) break;
  }
  const installed = onPath();
  if (!installed) throw new Error('The journeys need Chromium: install it, or run `npx playwright install chromium`.');
  return installed;
}

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const downloaded = (): string | undefined => {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};
