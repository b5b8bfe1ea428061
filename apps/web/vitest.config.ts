import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // A test reads the colours; other styles mean nothing to jsdom.
    css: { include: [/tokens\.css/] },
    testTimeout: 30_000,
  },
});
