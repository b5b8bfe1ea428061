import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content security policy allows fonts and pictures from our own origin only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs and we rarely change: one file compresses better than five and stays cached.
          groups: [{ name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\// }],
        },
      },
    },
  },
});
