import { htmlToText } from './html-to-text.ts';
import { bareValue } from './json-ld.ts';

/** A name or title from structured data as one line of plain text. */
export function oneLine(value: unknown): string | undefined {
  const text = bareValue(value);
  return typeof text === 'string' ? htmlToText(text).replace(/\s+/g, ' ').trim() || undefined : undefined;
}

const escapedTag = /&(amp;)?lt;\/?(p|ul|ol|li|br|div|h\d|strong|b|em|span)\b/i;

/** Descriptions are HTML, HTML that was escaped once or twice, or plain text with line breaks. */
export function richText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => richText(item) ?? []).join('\n') || undefined;
  const given = bareValue(value);
  if (typeof given !== 'string') return undefined;
  let html = given;
  for (let times = 0; times < 2 && escapedTag.test(html); times += 1) html = htmlToText(html);
  return (/<[a-z][^<>]*>/i.test(html) ? htmlToText(html) : htmlToText(html.replace(/\r?\n/g, '<br>'))) || undefined;
}
