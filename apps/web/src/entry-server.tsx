// The web app as the server uses it: a file that the build makes, loaded when the server starts.
import type { Language } from '@fitted/contract/languages';
import { type BuiltClient, type DrawnPage, type DrawRequest, drawPage, drawShell } from './app/drawing/draw-page.tsx';
import { builtPages, findPublicPage, isOneOfMany, livePages, unlistedPages } from './app/public-pages.ts';
import { findRoute } from './app/routes.tsx';
import { addressIn, splitLanguage } from './lib/format/language-address.ts';
import { languages } from './lib/format/languages.ts';
import { lendParser, type ParseHtml } from './lib/metadata/html-tree.ts';
import { startSession } from './lib/session/session.ts';

/** `built`: drawn by the build. `live`: drawn when asked for. `app`: drawn in the browser. */
export type PageKind = 'built' | 'live' | 'app' | 'missing';

export interface PageDrawer {
  kindOf(path: string): PageKind;
  draw(request: DrawRequest): Promise<DrawnPage>;
  drawShell(language: Language): string;
}

export function createDrawer(client: BuiltClient, parseHtml: ParseHtml): PageDrawer {
  lendParser(parseHtml);
  startSession();
  let last: Promise<unknown> = Promise.resolve();
  return {
    kindOf,
    draw: (request) => {
      const drawn = last.then(() => drawPage(request, client));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    drawShell: (language) => drawShell(language, client),
  };
}

function kindOf(path: string): PageKind {
  if (!findRoute(path)) return 'missing';
  const page = findPublicPage(path);
  if (!page) return 'app';
  return livePages.includes(page) ? 'live' : 'built';
}

/** The pages that the build draws. */
export const builtPaths: readonly string[] = builtPages.map(({ path }) => path);

/** The pages that search engines should know, each in every language. */
export const listedPaths: readonly string[] = [...builtPages, ...livePages]
  .filter((page) => !unlistedPages.has(page.id) && !isOneOfMany(page))
  .map(({ path }) => path);

export { addressIn, languages, splitLanguage };
