import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { bundleBudget, type PageBudget } from './bundle-budget.ts';
import { builtPages, livePages, type PublicPage } from './src/app/public-pages.ts';
import { withoutIconKeys } from './without-icon-keys.ts';
import { withoutJsonSchema } from './without-json-schema.ts';
import { withoutServerParts } from './without-server-parts.ts';

/** The server beside which `vite` runs in development; `API_PORT=4000 npx vite apps/web` talks to another one. */
const apiPort = loadEnv('development', '.', 'API_').API_PORT ?? '3000';

/** The package names only its build with warnings for developers; the one without them lies beside it. */
const withoutWarnings = {
  'react-router': fileURLToPath(import.meta.resolve('react-router')).replace(
    /[/\\]development[/\\].*$/u,
    '/production/index.mjs',
  ),
};

const client = (): UserConfig => ({
  resolve: { alias: withoutWarnings },
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchema(),
    withoutServerParts(),
    withoutIconKeys(),
    preloadFonts(['inter-latin-wght-normal', 'source-serif-4-latin-wght-normal']),
    bundleBudget(
      [
        ...builtPages.map((page) => budgetFor(page)),
        ...livePages.map((page) => budgetFor(page, ['src/app/with-queries.tsx'])),
      ],
      allPagesKib,
    ),
  ],
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // Tells the server which files a page needs.
    manifest: true,
    // The content security policy allows fonts and pictures from our own origin only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    // Every browser of the last years fetches ahead by itself; others fetch when asked.
    modulePreload: { polyfill: false },
    sourcemap: true,
    // One style sheet stands in every page; chunks that asked for it would fetch and lay out everything a second time.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and we rarely change: one file compresses better than five and stays cached.
            { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\//, priority: 2 },
            // Whatever reads data needs nearly all of it.
            { name: 'queries', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 2 },
            // Small pieces of the first page that others share: a file for each would weigh more than they do.
            {
              name: 'small',
              test: /src\/(?:lib\/(?:at-work|organization-data)|ui\/marked-text)\.tsx?$|icons\/(?:arrow-up|circle-question-mark|lock-keyhole)\.m?js$/,
              priority: 2,
            },
            // The frame around every page, in one file rather than one for each icon.
            { name: 'frame', test: /(?<!\/index\.html|\/main\.tsx)$/, tags: ['$initial'], priority: 1 },
            // The first page lists the files of all others: each of the tool's icons alone would be a name in it.
            {
              name: 'tool-icons',
              test: icons(
                'download',
                'file-*',
                'lightbulb',
                'list-checks',
                'lock',
                'message-circle',
                'message-circle-question-mark',
                'pause',
                'pencil',
                'pencil-line',
                'sparkles',
                'square',
                'trash',
                'wand-sparkles',
              ),
              minShareCount: 2,
              priority: 0,
            },
            // For the same reason, what pages of accounts and administration share,
            {
              name: 'page-icons',
              test: icons(
                'briefcase',
                'briefcase-business',
                'chart-line',
                'eye',
                'mail-check',
                'notebook-pen',
                'plus',
                'user-round',
                'users',
              ),
              minShareCount: 2,
              priority: 0,
            },
            // and what those of events and news do.
            {
              name: 'list-icons',
              test: icons('arrow-left', 'arrow-up-right', 'calendar-days', 'calendar-plus', 'cloud-off', 'search-x'),
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});

/** The files of icons by their names; `file-*` is every one that begins so. */
const icons = (...names: readonly string[]): RegExp =>
  new RegExp(`icons/(?:${names.map((name) => name.replace('*', '[a-z-]+')).join('|')})\\.m?js$`);

/** The same app for the server, which draws pages with it. Whole, so that it needs nothing beside it. */
const drawer = (): UserConfig => ({
  plugins: [react()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: 'dist-server',
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? drawer() : client()));

const budgetsKib: Readonly<Record<string, number>> = { home: 102.5 };
const usualKib = 122;
/** In six languages, 24 KiB of which word a line while its answer is typed. Tables that only the server needs once made it a quarter more. */
const allPagesKib = 1243;

function budgetFor({ id, module }: PublicPage, more: readonly string[] = []): PageBudget {
  return { modules: [`src/app/pages/${module}.tsx`, ...more], maxKib: budgetsKib[id] ?? usualKib };
}

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
