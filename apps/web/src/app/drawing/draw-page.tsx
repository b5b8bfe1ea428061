import type { Language } from '@fitted/contract/languages';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { loadTexts, startTexts, takeUsedFeatures } from '../../i18n/texts.ts';
import { translate } from '../../i18n/translate.ts';
import { setTransport } from '../../lib/api/client.ts';
import { type PageRecord, PageRecordContext } from '../../lib/api/page-record.ts';
import { seedId, takeSeed } from '../../lib/api/page-seed.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { brand } from '../../lib/metadata/brand.ts';
import { App } from '../app.tsx';
import { escapeJson, writeHead } from '../head/write-head.ts';
import { findPublicPage, isOneOfMany, livePages, unlistedPages } from '../public-pages.ts';
import { type ClientManifest, clientFiles } from './client-modules.ts';
import { fillTemplate, postponeCode } from './page-template.ts';

export interface DrawRequest {
  /** Without a leading language. */
  readonly path: string;
  readonly search: string;
  readonly language: Language;
  /** `/de` if the address names the language, so that links keep it. */
  readonly basename: string;
  readonly origin: string;
  /** Answers an API call. */
  readonly load: (address: string) => Promise<Response>;
}

export interface DrawnPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** Output of the client build. */
export interface BuiltClient {
  readonly template: string;
  readonly manifest: ClientManifest;
}

/** A page loads its data, then what is related to it; needing more rounds is a mistake. */
const maxRounds = 3;

/**
 * Renders one page. Texts, query client and session are global, as in a browser, so pages must be rendered one at a
 * time: see `createDrawer`.
 */
export async function drawPage(request: DrawRequest, client: BuiltClient): Promise<DrawnPage> {
  const { path, language, origin } = request;
  setTransport((address) => request.load(address));
  queryClient.clear();
  takeUsedFeatures();
  await startTexts(language);

  let record: PageRecord = { origin };
  let markup = await render(request, record);
  for (let round = 0; round < maxRounds && (await answerQueries()); round += 1) {
    record = { origin };
    markup = await render(request, record);
  }
  const features = takeUsedFeatures();
  // React puts hoisted links first if it does not render the head itself.
  const [hoisted = ''] = /^(?:<link[^>]*>)*/.exec(markup) ?? [];
  const isMissing = record.isMissing ?? false;
  const head = writeHead({
    path,
    language,
    origin,
    title: record.title ?? brand,
    description: isMissing ? undefined : await describe(path, language, record),
    picture: pictureOf(language, record),
    structuredData: record.structuredData,
    isMissing,
  });
  const seed = takeSeed(queryClient);
  const template = postponeCode(client.template, filesFor(path, language, features, client));
  const html = fillTemplate(template, {
    language,
    head: hoisted + head,
    body: markup.slice(hoisted.length),
    tail: seed.length > 0 ? `<script type="application/json" id="${seedId}">${escapeJson(seed)}</script>` : '',
  });
  return { status: isMissing ? 404 : 200, html };
}

/** An empty page, for what is rendered in the browser only: private pages, and all pages for signed-in people. */
export function drawShell(language: Language, client: BuiltClient): string {
  const head = writeHead({
    path: '',
    language,
    origin: '',
    title: brand,
    picture: '',
    isMissing: true,
  });
  return fillTemplate(client.template, { language, head, body: '' });
}

async function render({ path, search, basename }: DrawRequest, record: PageRecord): Promise<string> {
  const failures: unknown[] = [];
  const location = `${basename}${path}${search}`;
  const { prelude } = await prerender(
    <StrictMode>
      <PageRecordContext value={record}>
        <App
          route={(pages) => (
            <StaticRouter basename={basename} location={location}>
              {pages}
            </StaticRouter>
          )}
        />
      </PageRecordContext>
    </StrictMode>,
    // Everything in place: chunks that arrive later would need a script to move them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return markup;
}

/** Runs the queries that the render left pending. False if there are none. */
async function answerQueries(): Promise<boolean> {
  const open = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && isEnabled(options));
  await Promise.all(open.map((query) => query.fetch()));
  return open.length > 0;
}

const isEnabled = (options: object): boolean => !('enabled' in options) || options.enabled !== false;

async function describe(path: string, language: Language, { structuredData }: PageRecord): Promise<string | undefined> {
  const page = findPublicPage(path);
  if (!page || unlistedPages.has(page.id)) return undefined;
  if (isOneOfMany(page)) {
    const given = structuredData && 'description' in structuredData ? String(structuredData.description) : '';
    return shorten(given.replace(/\s+/g, ' ').trim(), maxDescription);
  }
  const texts = await loadTexts(language, 'meta');
  const t = (key: string) => translate(texts, language, key);
  return t(`${page.id}.description`);
}

const maxDescription = 160;

function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > max / 2 ? cut.lastIndexOf(' ') : undefined)}…`;
}

function pictureOf(language: Language, { structuredData }: PageRecord): string {
  const given = structuredData && 'image' in structuredData && Array.isArray(structuredData.image);
  if (given) return String((structuredData.image as unknown[])[0]);
  return `/share/${language}.jpg`;
}

function filesFor(
  path: string,
  language: Language,
  features: readonly string[],
  { manifest, template }: BuiltClient,
): string[] {
  const page = findPublicPage(path);
  const modules = [
    ...(page ? [`src/app/pages/${page.module}.tsx`] : []),
    ...(page && livePages.includes(page) ? ['src/app/with-queries.tsx'] : []),
    `src/i18n/${language}/files.ts`,
    ...features
      .filter((feature) => !page?.lateWords?.includes(feature))
      .map((feature) => `src/i18n/${language}/${feature}.json`),
  ];
  return clientFiles(manifest, modules, template);
}
