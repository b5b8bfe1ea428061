import { unsetAddresses } from '@fitted/contract/addresses';
import { languageCookie, sessionHintCookie } from '@fitted/contract/cookies';
import { defaultLanguage, Language } from '@fitted/contract/languages';
import { nextCursorHeader } from '@fitted/contract/list-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../http/cookies.ts';
import type { LanguageAddress, PageDrawer } from './page-drawer.ts';
import { createPage, type Page, sendPage } from './send-page.ts';

/** Contact addresses for visitors. */
export interface Addresses {
  readonly support: string;
  readonly privacy: string;
}

export interface PageDeps {
  readonly drawer: PageDrawer;
  readonly origin: string;
  readonly addresses: Addresses;
  /** Added to every page's head, from the configuration. */
  readonly headExtras: string;
}

/** Placeholder in the build for the site's address, which the build does not know. */
const originMark = 'https://origin.invalid';

/**
 * Pages are rendered one at a time. If too many are waiting, or it takes too long, the browser renders the page
 * instead.
 */
const maxWaiting = 20;
const maxDrawMs = 3000;

/** The query parameters that affect a page rendered by the build. */
const knownParameters = ['tab', 'topic'];

export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function createPageAnswer(
  app: FastifyInstance,
  { drawer, origin, addresses, headExtras }: PageDeps,
): AnswerPage {
  const kept = new Map<string, Page>();
  let waiting = 0;

  const complete = (html: string) =>
    html
      .replaceAll(originMark, origin)
      .replaceAll(unsetAddresses.support, addresses.support)
      .replaceAll(unsetAddresses.privacy, addresses.privacy)
      .replace('</head>', () => `${headExtras}</head>`);

  const built = (name: string, status = 200): Page => {
    const known = kept.get(name);
    if (known) return known;
    const page = createPage(complete(drawer.findBuilt(name) ?? ''), status, true);
    kept.set(name, page);
    return page;
  };

  const draw = async (address: LanguageAddress, language: Language, search: string, request: FastifyRequest) => {
    if (waiting >= maxWaiting) return undefined;
    waiting += 1;
    try {
      const drawing = drawer.draw({
        path: address.path,
        search,
        language,
        basename: address.basename,
        origin,
        load: (called) => ask(app, called, request.ip),
      });
      return await inTime(drawing);
    } catch (error) {
      request.log.warn({ err: error }, 'a page could not be drawn');
      return undefined;
    } finally {
      waiting -= 1;
    }
  };

  return async (request, reply) => {
    const url = new URL(request.url, origin);
    const address = drawer.splitLanguage(url.pathname.replace(/(?<=.)\/$/, ''));
    const chosen = Language.safeParse(readCookie(request, languageCookie));
    const language = address.language ?? (chosen.success ? chosen.data : defaultLanguage);
    const kind = drawer.kindOf(address.path);
    const shell = () => built(`${language}/shell`);

    // Signed-in people see different content than visitors, so their page is rendered entirely in the browser.
    const isMember = readCookie(request, sessionHintCookie) === '1';
    if (kind === 'app' || (isMember && kind !== 'missing')) return sendPage(shell(), request, reply);

    const isPlainChoice = address.language === undefined && language !== defaultLanguage;
    const variant = address.language ?? 'plain';
    const search = kind === 'live' ? url.search : known(url.searchParams);
    if (!isPlainChoice && kind !== 'live' && search === '') {
      const page = kind === 'missing' ? built(`${variant}/404`, 404) : built(`${variant}${nameOf(address.path)}`);
      return sendPage(page, request, reply);
    }
    const drawn = await draw(address, language, search, request);
    return sendPage(drawn ? createPage(complete(drawn.html), drawn.status) : shell(), request, reply);
  };
}

const nameOf = (path: string) => (path === '/' ? '/index' : path);

function known(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(([name, value]) => knownParameters.includes(name) && /^[\w-]{1,40}$/.test(value));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** The page calls the API as a browser would, but without a network. */
export async function ask(app: FastifyInstance, address: string, remoteAddress: string): Promise<Response> {
  const { body, statusCode, headers } = await app.inject({ url: address, remoteAddress });
  const kept = ['content-type', nextCursorHeader].flatMap((name): [string, string][] =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  return new Response(body, { status: statusCode, headers: kept });
}

async function inTime<T>(drawing: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('drawing the page took too long')), maxDrawMs);
  });
  return Promise.race([drawing, late]).finally(() => clearTimeout(timer));
}
