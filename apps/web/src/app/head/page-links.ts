import type { Language } from '@fitted/contract/languages';
import { addressIn } from '../../lib/format/language-address.ts';
import { defaultLanguage, languages } from '../../lib/format/languages.ts';
import { findPublicPage, isOneOfMany, unlistedPages } from '../public-pages.ts';

export interface PageLinks {
  /** Undefined for pages that search engines should not index. */
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly hreflang: string; readonly path: string }[];
}

/** A page's canonical address, and the same page in the other languages. */
export function pageLinks(path: string, language: Language): PageLinks {
  const page = findPublicPage(path);
  if (!page || unlistedPages.has(page.id)) return { canonical: undefined, alternates: [] };
  if (isOneOfMany(page)) return { canonical: path, alternates: [] };
  return {
    canonical: addressIn(language, page.path),
    alternates: [
      ...languages.map((other) => ({ hreflang: other, path: addressIn(other, page.path) })),
      { hreflang: 'x-default', path: addressIn(defaultLanguage, page.path) },
    ],
  };
}
