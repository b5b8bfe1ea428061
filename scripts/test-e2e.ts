import { findChromium } from './chromium.ts';
import { run } from './run.ts';

const chromium = await findChromium();
process.exit(
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM: chromium },
  }),
);
