import { defineConfig } from 'vitest/config';
import { patient } from '../../testing/patience.ts';

/** Rules without a page need no browser, which takes a second a file to make. */
export default defineConfig({
  test: {
    name: 'web-rules',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/complaints.ts'],
    // A test reads the colours; other styles mean nothing to it.
    css: { include: [/tokens\.css/] },
    ...patient,
    // As in the other projects without pages, see the configuration at the root.
    isolate: false,
  },
});
