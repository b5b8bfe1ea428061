import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuseUnknownCall } from '../http/error-handler.ts';

export interface WebApp {
  readonly folder: string;
  readonly page: string;
  /** CSP sources of the page's inline scripts. */
  readonly scriptHashes: readonly string[];
}

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g;

/** The built web app. Inline scripts are allowed by their hash, which is the same for everybody, so the page can be cached. */
export function readWebApp(folder: string): WebApp {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scriptHashes = [...page.matchAll(inlineScript)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return { folder, page, scriptHashes };
}

export async function serveWebApp(app: FastifyInstance, web: WebApp): Promise<void> {
  await app.register(fastifyStatic, {
    root: web.folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under /assets carry a hash of the content, so a new build has new names.
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)(\/|$|\?)/.test(request.url);
    if (!isPage) return refuseUnknownCall(request, reply);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(web.page);
  });
}
