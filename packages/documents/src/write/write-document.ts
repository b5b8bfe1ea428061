import type { Paper, TemplateId } from '@fitted/contract/looks';
import type { ResumeDocument } from '@fitted/resume/document';
import { formatResume } from '@fitted/resume/format/format-resume';
import { toJsonResume } from './json-resume.ts';
import type { PdfCompiler, PdfRequest } from './pdf/typst-compiler.ts';
import { composeSheet } from './sheet/compose-sheet.ts';
import { getTemplate } from './templates/templates.ts';

export const writtenFormats = ['pdf', 'docx', 'txt', 'json'] as const;
export type WrittenFormat = (typeof writtenFormats)[number];

export interface WriteOptions {
  readonly format: WrittenFormat;
  readonly template: TemplateId;
  readonly paper: Paper;
  /** Title in the file's properties; defaults to the person's name. */
  readonly title?: string;
}

export interface Writer {
  /** The same document and options give the same bytes. */
  write(document: ResumeDocument, options: WriteOptions): Promise<Uint8Array>;
}

/**
 * Create one writer per process: the PDF compiler and its fonts are loaded for the first PDF and kept. Heavy packages are
 * loaded with the first file that needs them, so that a process that writes none starts without them.
 */
export const createWriter = (): Writer => {
  let starting: Promise<PdfCompiler> | undefined;
  const startPdfCompiler = async () => (await import('./pdf/typst-compiler.ts')).createPdfCompiler();
  const compiler = (): Promise<PdfCompiler> => {
    starting ??= startPdfCompiler();
    return starting;
  };
  // Word breaks pages itself, on the reader's machine. Its theme is as wide and as high as the PDF's, so whatever saves a page
  // there saves one in Word, give or take a line.
  const measureTightness = async (request: PdfRequest): Promise<number> =>
    (await compiler()).compilePdf(request).tightness;
  return {
    write: async (document, { format, template, paper, title }) => {
      if (format === 'txt') return encode(formatResume(document));
      if (format === 'json') return encode(`${JSON.stringify(toJsonResume(document), null, 2)}\n`);
      const sheet = composeSheet(document, title);
      const look = getTemplate(template);
      if (format === 'docx') {
        const { writeDocx } = await import('./docx/write-docx.ts');
        const tightness = await measureTightness({ sheet, template: look, paper });
        return writeDocx({ sheet, theme: look.word, paper, tightness });
      }
      return (await compiler()).compilePdf({ sheet, template: look, paper }).pdf;
    },
  };
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
