import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuseUnknownCall } from '../http/errors/error-handler.ts';
import { listItems } from './listed-items.ts';
import { loadDrawer, type PageDrawer } from './page-drawer.ts';
import { createPage, sendPage } from './send-page.ts';
import { type Addresses, type AnswerPage, ask, createPageAnswer } from './serve-pages.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

export interface WebApp {
  readonly folder: string;
  readonly page: string;
  /** CSP sources of the page's inline scripts. */
  readonly scriptHashes: readonly string[];
}

export interface WebSettings {
  readonly appUrl: string;
  readonly addresses: Addresses;
  readonly siteVerification?: string | undefined;
  readonly adNetworkScriptUrl?: string | undefined;
}

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g;

/** The built web app. Inline scripts are allowed by hash, not by a nonce per response, so the page can be cached. */
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

/**
 * Headers that govern pages do nothing for scripts, styles and fonts, but can outweigh a small file. Names of assets
 * change with their content, so nobody needs to revalidate them, either.
 */
const onlyForPages = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'etag',
  'last-modified',
  'accept-ranges',
  'strict-transport-security',
  'x-request-id',
] as const;

export async function serveWebApp(app: FastifyInstance, web: WebApp, settings: WebSettings): Promise<void> {
  const { origin } = new URL(settings.appUrl);
  const drawer = await loadDrawer(`${web.folder}-server`);
  // Without a server build, as in tests, the page is empty and the browser renders it.
  const empty = createPage(web.page, 200, true);
  const answer: AnswerPage = drawer
    ? createPageAnswer(app, { drawer, origin, addresses: settings.addresses, headExtras: writeExtras(settings) })
    : (request, reply) => sendPage(empty, request, reply);

  if (drawer) serveSearchEngines(app, drawer, origin);
  await app.register(fastifyStatic, {
    root: web.folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // Pages have no extension; their template is not a page.
    allowedPath: (path) => /\.\w+$/.test(path) && path !== '/index.html',
    setHeaders: (reply, path) => {
      // Names under /assets contain a hash of the content, so a new build has new names.
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed) for (const name of onlyForPages) reply.removeHeader(name);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$|\?)/.test(request.url);
    return isPage ? answer(request, reply) : refuseUnknownCall(request, reply);
  });
}

/** Added to every page's head, from the configuration: for its own script, the search console and the ad network. */
function writeExtras({ addresses, siteVerification, adNetworkScriptUrl }: WebSettings): string {
  const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return [
    `<meta name="fitted:support" content=${quoted(addresses.support)}>`,
    `<meta name="fitted:privacy" content=${quoted(addresses.privacy)}>`,
    siteVerification ? `<meta name="google-site-verification" content=${quoted(siteVerification)}>` : '',
    adNetworkScriptUrl ? `<script async crossorigin="anonymous" src=${quoted(adNetworkScriptUrl)}></script>` : '',
  ].join('');
}

/** Cached, because frequent requests should not cost work each time. */
const sitemapSeconds = 3600;

function serveSearchEngines(app: FastifyInstance, drawer: PageDrawer, origin: string): void {
  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(writeRobots(origin)),
  );
  const write = async (address: string) =>
    writeSitemap(drawer, await listItems((called) => ask(app, called, address)), origin);
  // Listing everything takes seconds on a large site.
  let kept: { readonly text: Promise<string>; readonly until: number } | undefined;
  app.get('/sitemap.xml', async (request, reply) => {
    if (!kept || kept.until <= performance.now())
      kept = { text: write(request.ip), until: performance.now() + sitemapSeconds * 1000 };
    const { text } = kept;
    text.catch(() => {
      kept = undefined;
    });
    return reply
      .header('cache-control', `public, max-age=${sitemapSeconds}`)
      .type('application/xml; charset=utf-8')
      .send(await text);
  });
}
