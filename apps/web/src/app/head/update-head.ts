import type { Language } from '@fitted/contract/languages';
import { loadTexts } from '../../i18n/texts.ts';
import { translate } from '../../i18n/translate.ts';
import { findPublicPage, isOneOfMany } from '../public-pages.ts';
import { pageLinks } from './page-links.ts';

/** Updates the head for another page in the same document, to what the server would have written. */
export async function updateHead(path: string, language: Language): Promise<void> {
  const { canonical, alternates } = pageLinks(path, language);
  const page = findPublicPage(path);
  const texts = await loadTexts(language, 'meta');
  const t = (key: string) => translate(texts, language, key);
  const isDescribed = page !== undefined && canonical !== undefined && !isOneOfMany(page);

  const { origin } = window.location;
  const links = canonical ? [createElement('link', { rel: 'canonical', href: origin + canonical })] : [];
  for (const { hreflang, path: other } of alternates)
    links.push(createElement('link', { rel: 'alternate', hreflang, href: origin + other }));
  const metas = [
    ...(isDescribed ? [createElement('meta', { name: 'description', content: t(`${page.id}.description`) })] : []),
    ...(canonical ? [] : [createElement('meta', { name: 'robots', content: 'noindex' })]),
  ];

  const old = 'link[rel=canonical], link[hreflang], meta[name=description], meta[name=robots], meta[property^="og:"]';
  for (const element of document.head.querySelectorAll(old)) element.remove();
  document.head.append(...links, ...metas);
}

function createElement(tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
