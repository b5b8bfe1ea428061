import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { Json } from './json-ld.ts';

const maxDepth = 5;

/** Items marked up in the page itself, in the shape that JSON-LD would have. */
export const readMicrodata = ($: CheerioAPI, type: RegExp): Json[] =>
  $('[itemscope][itemtype]')
    .toArray()
    .filter((scope) => type.test($(scope).attr('itemtype') ?? ''))
    .map((scope) => readScope($, $(scope), 0));

function readScope($: CheerioAPI, scope: Cheerio<Element>, depth: number): Json {
  const item: Json = { '@type': scope.attr('itemtype')?.split('/').at(-1) };
  scope.find('[itemprop]').each((_, element) => {
    const prop = $(element);
    // Properties of a nested item belong to that item.
    const owner = prop.parent().closest('[itemscope]');
    if (!owner.is(scope)) return;
    const name = prop.attr('itemprop') ?? '';
    const value = prop.is('[itemscope]') && depth < maxDepth ? readScope($, prop, depth + 1) : plainValue(prop);
    item[name] ??= value;
  });
  return item;
}

const plainValue = (prop: Cheerio<Element>): string | undefined =>
  prop.attr('content') ??
  prop.attr('datetime') ??
  (prop.is('a, link, area') ? prop.attr('href') : undefined) ??
  (prop.is('img, audio, video, source') ? prop.attr('src') : undefined) ??
  prop.text().replace(/\s+/g, ' ').trim();
