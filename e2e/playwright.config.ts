import { defineConfig } from '@playwright/test';
import { patience } from '../testing/patience.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: patience.testMs,
  expect: { timeout: patience.stepMs },
  reporter: [['list']],
  globalSetup: './start-server.ts',
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT ?? 3199}`,
    actionTimeout: patience.stepMs,
    navigationTimeout: patience.stepMs,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing slides in or out: it would be waited for, and drawn without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording of every journey costs a third of the time; TRACE=on makes one when a journey needs to be looked at.
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // As root (in containers) Chromium needs --no-sandbox; the rest keeps it from calling home.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
      ],
    },
  },
});
