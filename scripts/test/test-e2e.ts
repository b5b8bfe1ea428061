import { findChromium } from '../chromium.ts';
import { sparePort } from '../postgres.ts';
import { run } from '../run.ts';

const chromium = await findChromium();
process.exit(
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    // Ports of their own, so that two runs on one machine do not interfere.
    env: {
      CHROMIUM: chromium,
      E2E_PORT: String(await sparePort()),
      E2E_JOB_SITE_PORT: String(await sparePort()),
    },
  }),
);
