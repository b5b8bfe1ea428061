import { htmlToText } from '../../../web-reading/html-to-text.ts';
import { richText } from '../../../web-reading/rich-text.ts';
import { shorten } from '../../news/public.ts';

/** PostgreSQL rejects NUL, control characters are invisible, and direction marks can disguise text. */
const unprintable = /(?!\n)\p{Cc}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** One line of plain text from any input: tags, entities, line breaks. Null if nothing is left. */
export function cleanLine(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null;
  const text = /[<&]/.test(value) ? htmlToText(value.slice(0, maxLength * 20)) : value;
  return shorten(text.replace(/\s+/g, ' ').replace(unprintable, '').trim(), maxLength) || null;
}

/** Plain text that keeps its paragraphs. */
export function cleanParagraphs(value: unknown, maxLength: number): string | null {
  const text = richText(typeof value === 'string' ? value.slice(0, maxLength * 20) : value);
  const printable = (text ?? '').replace(unprintable, '').trim();
  return printable.length > maxLength ? shortenParagraphs(printable, maxLength) : printable || null;
}

const shortenParagraphs = (text: string, maxLength: number) => {
  const cut = text.slice(0, maxLength);
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1);
  return `${cut.slice(0, end > maxLength / 2 ? end : maxLength).trimEnd()}…`;
};
