// @ts-check
// One process from here on: what is stale is built first, then the server runs right here, so that signals reach it.
// For the same reason `npm start` calls it with `exec`: npm tells only the shell between, which would leave the server behind.
import { buildStale } from './build.mjs';

await buildStale();
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const bundle = '../apps/server/dist/main.js';
await import(bundle);
