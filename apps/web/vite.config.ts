import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { bundleBudget } from './bundle-budget.ts';

/** The server beside which `vite` runs in development; `API_PORT=4000 npx vite apps/web` talks to another one. */
const apiPort = loadEnv('development', '.', 'API_').API_PORT ?? '3000';

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? drawer : client));

const client: UserConfig = {
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(['inter-latin-wght-normal', 'source-serif-4-latin-wght-normal']),
    bundleBudget({ page: 'src/app/pages/home-page.tsx', maxKib: 110 }),
  ],
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // Tells the server which files a page needs.
    manifest: true,
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
};

/** The same app for the server, which draws pages with it. Whole, so that it needs nothing beside it. */
const drawer: UserConfig = {
  plugins: [react()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: 'dist-server',
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
  },
};

/** Fetches the faces of the first screen beside the style sheet instead of after it. */
function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => names.some((name) => file.startsWith(`assets/${name}-`)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend',
          })),
    },
  };
}
