import { isPageNumber } from '../page-numbers.ts';
import { type RawReading, ReadFailure } from '../read-result.ts';
import { RtfReader } from './rtf-reader.ts';

export function readRtf(bytes: Uint8Array): RawReading {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^\s*\{\\rtf/.test(source)) throw new ReadFailure('corrupt');
  const reader = new RtfReader();
  reader.read(source);
  const { header, body, notes, footer } = reader.parts;
  const text = [once(header.finish()), body.finish().trim(), writeNotes(notes.finish()), once(footer.finish())];
  return {
    text: text.filter((part) => part !== '').join('\n\n'),
    pages: 1,
    warnings: reader.hasHidden ? ['hidden_text_dropped'] : [],
  };
}

/** Headers are repeated for left, right and first pages. */
const once = (part: string): string =>
  [...new Set(part.split('\n').map((line) => line.trim()))].filter((line) => !isPageNumber(line)).join('\n');

const writeNotes = (notes: string): string =>
  notes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
