import { defineConfig } from 'vitest/config';
import { patient } from './testing/patience.ts';

// Tests of one worker share the modules they import: they keep no state between them, and loading the server for each file took
// longer than testing it. Only tests of pages, which share a document, are kept apart.
const isolate = false;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,learn}/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          globalSetup: ['testing/bundle-programs.ts'],
          setupFiles: ['testing/quiet.ts'],
          ...patient,
          isolate,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/src/**/*.api.test.ts'],
          globalSetup: ['testing/bundle-programs.ts', 'apps/server/src/testing/global-setup.ts'],
          setupFiles: ['testing/quiet.ts'],
          ...patient,
          isolate,
        },
      },
      'apps/web/vitest.config.ts',
      'apps/web/vitest.rules.config.ts',
    ],
    // By default one core is left to whoever watches; here the runs wait for their databases as often as they compute.
    maxWorkers: 2,
  },
});
