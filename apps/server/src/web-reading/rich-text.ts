import { htmlToText } from './html-to-text.ts';

/** A name or title of structured data as one line of plain text. */
export const oneLine = (value: unknown): string | undefined =>
  typeof value === 'string' ? htmlToText(value).replace(/\s+/g, ' ').trim() || undefined : undefined;

/** Descriptions come as HTML, as escaped HTML, or as plain text with line breaks. */
export function richText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => richText(item) ?? []).join('\n') || undefined;
  if (typeof value !== 'string') return undefined;
  const html = /&lt;\/?(p|ul|li|br|div|h\d)\b/i.test(value) ? htmlToText(value) : value;
  return (/<[a-z][^>]*>/i.test(html) ? htmlToText(html) : htmlToText(html.replace(/\r?\n/g, '<br>'))) || undefined;
}
