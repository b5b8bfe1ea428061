import type { Language } from '@fitted/contract/languages';
import { localeOf } from '../../lib/format/languages.ts';
import { brand } from '../../lib/metadata/brand.ts';
import { drawnDataId } from '../../lib/metadata/use-structured-data.ts';
import { pageLinks } from './page-links.ts';

export interface HeadFacts {
  readonly path: string;
  readonly language: Language;
  readonly origin: string;
  readonly title: string;
  /** Missing if there is nothing to index: private pages, unknown addresses. */
  readonly description?: string | undefined;
  /** The picture for social media previews. */
  readonly picture: string;
  readonly structuredData?: object | undefined;
  readonly isMissing: boolean;
}

/** The page-specific part of the head. */
export function writeHead(facts: HeadFacts): string {
  const { path, language, origin, title, description, structuredData } = facts;
  const { canonical, alternates } = facts.isMissing
    ? { canonical: undefined, alternates: [] }
    : pageLinks(path, language);
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [meta('name', 'description', description)] : []),
    ...(canonical ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(origin + canonical)}">`] : []),
    ...alternates.map(
      (other) => `<link rel="alternate" hreflang="${other.hreflang}" href="${escapeHtml(origin + other.path)}">`,
    ),
    ...(canonical ? socialTags(facts, origin + canonical) : []),
    ...(structuredData
      ? [`<script type="application/ld+json" id="${drawnDataId}">${escapeJson(structuredData)}</script>`]
      : []),
  ];
  return lines.join('\n    ');
}

function socialTags({ language, origin, title, description = '', picture }: HeadFacts, url: string): string[] {
  return [
    meta('property', 'og:site_name', brand),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', localeOf(language).replace('-', '_')),
    meta('property', 'og:image', picture.startsWith('/') ? origin + picture : picture),
    ...(picture.startsWith('/')
      ? [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Inside a script element only `<` is dangerous, and JSON can escape it. */
export const escapeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
