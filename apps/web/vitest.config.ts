import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patient } from '../../testing/patience.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    // In this order: React takes over what settle.ts puts in place.
    setupFiles: ['src/testing/settle.ts', 'src/testing/complaints.ts', 'src/testing/page.ts'],
    sequence: { setupFiles: 'list' },
    ...patient,
  },
});
