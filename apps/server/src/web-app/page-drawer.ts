import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@fitted/contract/languages';
import { parseHtml } from './parse-html.ts';

/** A page to render: its address and how it can call the API. */
export interface DrawRequest {
  readonly path: string;
  readonly search: string;
  readonly language: Language;
  readonly basename: string;
  readonly origin: string;
  readonly load: (address: string) => Promise<Response>;
}

export interface DrawnPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** `built`: rendered by the build. `live`: rendered on request. `app`: rendered in the browser. */
export type PageKind = 'built' | 'live' | 'app' | 'missing';

export interface LanguageAddress {
  readonly language: Language | undefined;
  readonly basename: string;
  readonly path: string;
}

/** The interface between the two apps: the web app's server build exports this shape. */
export interface WebBundle {
  createDrawer(
    client: { readonly template: string; readonly manifest: unknown },
    parse: typeof parseHtml,
  ): {
    kindOf(path: string): PageKind;
    draw(request: DrawRequest): Promise<DrawnPage>;
  };
  splitLanguage(pathname: string): LanguageAddress;
  addressIn(language: Language, path: string): string;
  readonly languages: readonly Language[];
  readonly listedPaths: readonly string[];
}

export interface PageDrawer extends Omit<WebBundle, 'createDrawer'>, ReturnType<WebBundle['createDrawer']> {
  /** A page rendered by the build, if there is one. */
  findBuilt(name: string): string | undefined;
}

/** Undefined if only the browser build exists. */
export async function loadDrawer(folder: string): Promise<PageDrawer | undefined> {
  const entry = join(folder, 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  const bundle: WebBundle = await import(pathToFileURL(entry).href);
  const template = readFileSync(join(folder, 'template.html'), 'utf8');
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const { createDrawer, ...rest } = bundle;
  return {
    ...rest,
    ...createDrawer({ template, manifest }, parseHtml),
    findBuilt: (name) => {
      const file = join(folder, 'pages', `${name}.html`);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
  };
}
