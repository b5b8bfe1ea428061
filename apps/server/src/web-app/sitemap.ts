import type { PageDrawer } from './page-drawer.ts';

type Site = Pick<PageDrawer, 'languages' | 'listedPaths' | 'addressIn'>;

/** An item that has its own page. */
export interface ListedItem {
  readonly path: string;
  readonly changedAt?: string;
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Every page in every language, each linked to the others (sitemaps.org, with Google's extension for languages). */
export function writeSitemap(site: Site, items: readonly ListedItem[], origin: string): string {
  const pages = site.listedPaths.flatMap((path) => {
    const alternates = site.languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + site.addressIn(language, path))}"/>`,
    );
    return site.languages.map(
      (language) => `<url><loc>${escapeXml(origin + site.addressIn(language, path))}</loc>${alternates.join('')}</url>`,
    );
  });
  const things = items.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    ...things,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * API responses are data, not pages. Everything else may be crawled; pages that must not be indexed say so themselves.
 */
export const writeRobots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
