import * as cheerio from 'cheerio';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'abbr', 'b', 'cite', 'em', 'i', 'mark', 'q', 's', 'small', 'strong', 'sub', 'sup', 'u'],
    ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    abbr: ['title'],
    img: ['src', 'alt', 'loading', 'referrerpolicy'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // The content of elements that a browser does not show as text must not become text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'svg', 'math'],
  transformTags: {
    // The only h1 is the page's own title.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, loading: 'lazy', referrerpolicy: 'no-referrer' },
    }),
  },
  // Our pages cannot show images over plain http, and a relative address would refer to our site.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^https:/i.test(attribs.src ?? ''),
  nestingLimit: 50,
};

/** Article HTML comes from other sites: what remains can be read and looked at, but is inert. */
export const sanitizeArticle = (html: string): string => sanitizeHtml(withoutDrawings(html), options);

/**
 * The sanitizer drops everything after an unclosed svg or math element. A browser's parser ends it at the next
 * paragraph, so parsing first keeps what a reader would see.
 */
function withoutDrawings(html: string): string {
  if (!/<(?:svg|math)\b/i.test(html)) return html;
  const $ = cheerio.load(html, null, false);
  $('svg, math').remove();
  return $.html();
}
