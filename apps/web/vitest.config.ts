import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patient } from '../../testing/patience.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    isolate: false,
    // In this order: the page is new before anything is loaded, and React takes over what settle.ts puts in place.
    setupFiles: [
      'src/testing/fresh-page.ts',
      'src/testing/settle.ts',
      'src/testing/complaints.ts',
      'src/testing/page.ts',
    ],
    sequence: { setupFiles: 'list' },
    ...patient,
  },
});
