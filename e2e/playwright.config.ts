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
    // No animations: tests would wait for them, and they would be drawn without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every journey costs a third of the time; TRACE=on records a trace when a journey needs a closer look.
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // As root (in containers) Chromium needs --no-sandbox; the other flags keep it from calling home.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        // A page of a journey goes on in the process of the one before it, which has our scripts compiled.
        '--process-per-site',
      ],
    },
  },
});
