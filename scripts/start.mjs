// @ts-check
// Builds what is stale, then runs the server in this same process, so that signals reach it. For the same reason
// `npm start` calls it with `exec`: npm signals only the shell in between, which would leave the server running.
import { buildStale } from './build.mjs';

await buildStale();
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const bundle = '../apps/server/dist/main.js';
await import(bundle);
