import { jsonResumeToText } from '@fitted/resume/parse/json-resume/json-resume';
import { readDoc } from './doc/read-doc.ts';
import { openLocked } from './docx/open-locked.ts';
import { readDocx } from './docx/read-docx.ts';
import { readHtml } from './html/read-html.ts';
import { looksLikeMht, readWebPage } from './html/read-mht.ts';
import { readOdt } from './odt/read-odt.ts';
import { readPdf } from './pdf/read-pdf.ts';
import {
  OcrNeeded,
  type RawReading,
  ReadFailure,
  type ReadOptions,
  type ReadResult,
  type Warning,
} from './read-result.ts';
import { readRtf } from './rtf/read-rtf.ts';
import { sniff } from './sniff.ts';
import { decodeText } from './text/decode-text.ts';
import { isMarkdown, readMarkdown } from './text/read-markdown.ts';
import { hasWords, tidyText } from './text/tidy-text.ts';

export { ReadFailure, type ReadOptions, type ReadResult } from './read-result.ts';

/**
 * Reads any file that people keep a resume in as text. It trusts nothing about the file but its bytes; still, a hostile
 * one can use up all time and memory, so servers call it through the reader pool.
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadResult> {
  options.signal?.throwIfAborted();
  const raw = await readByKind(bytes, options).catch((error: unknown) => {
    throw asReadFailure(error);
  });
  options.signal?.throwIfAborted();
  const { text, isCut } = tidyText(raw.text, raw.maxBlankLines);
  if (!hasWords(text)) throw new ReadFailure('no_text');
  const warnings = new Set<Warning>(raw.warnings);
  if (isCut) warnings.add('text_cut');
  if (raw.ocr) warnings.add('ocr_used');
  return { text, pages: raw.pages, ocr: raw.ocr ?? false, warnings: [...warnings], looks: raw.looks ?? [] };
}

async function readByKind(bytes: Uint8Array, options: ReadOptions): Promise<RawReading> {
  switch (sniff(bytes)) {
    case 'pdf':
      return readPdf(bytes, options);
    case 'docx':
      return readDocx(bytes);
    case 'odt':
      return readOdt(bytes);
    case 'doc':
      return readDoc(bytes);
    case 'rtf':
      return readRtf(bytes);
    case 'text':
      return readTextForm(bytes, options.fileName ?? '');
    case 'locked':
      return readByKind(await openLocked(bytes, options.password), options);
    case 'empty':
      throw new ReadFailure('no_text');
    default:
      throw new ReadFailure('invalid_file_type');
  }
}

/** HTML, JSON Resume, Markdown and plain text are all text; its beginning tells which. */
function readTextForm(bytes: Uint8Array, fileName: string): RawReading {
  const { text, isGuess } = decodeText(bytes);
  const opening = text.slice(0, 4096);
  if (
    /^\s*(<!--[\s\S]*?-->\s*)*(<\?xml[^>]*>\s*)?<(!doctype html|html|head|body|meta|div|p|h1|table|ul)\b/i.test(opening)
  )
    return readHtml(bytes);
  if (looksLikeMht(opening)) return readWebPage(bytes);
  const fromJson = jsonResumeToText(text);
  if (fromJson !== undefined) return { text: fromJson, pages: 1, maxBlankLines: 2 };
  if (/\.(md|markdown)$/i.test(fileName) || isMarkdown(text)) return readMarkdown(text);
  return { text, pages: 1, warnings: isGuess ? ['encoding_guessed'] : [] };
}

/** Whatever a parser chokes on is the file's fault; running out of memory or stack means that it is too complex. */
function asReadFailure(error: unknown): unknown {
  if (error instanceof ReadFailure || error instanceof OcrNeeded) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  const isTooMuch =
    error instanceof RangeError || (error instanceof Error && error.constructor.name === 'RuntimeError');
  return new ReadFailure(isTooMuch ? 'too_complex' : 'corrupt', { cause: error });
}
