import type { Paper } from '@fitted/contract/looks';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Sheet } from '../sheet/sheet.ts';
import type { Template } from '../templates/template.ts';
import { baseTypst } from './base-typst.ts';
import { buildLastResortFonts, findDocumentFonts } from './fonts.ts';
import { type SetPages, spareLastPage } from './spare-last-page.ts';
import { tagPdf } from './tagged/tag-pdf.ts';

const paperSizes: Readonly<Record<Paper, { name: string; widthMm: number }>> = {
  a4: { name: 'a4', widthMm: 210 },
  letter: { name: 'us-letter', widthMm: 215.9 },
};

type SetTemplate = Pick<Template, 'typst' | 'textInsetMm'>;

export interface PdfRequest {
  readonly sheet: Sheet;
  readonly template: SetTemplate;
  readonly paper: Paper;
}

export interface PdfCompiler {
  compilePdf(request: PdfRequest): SetPages;
}

/** Loading the fonts takes a tenth of a second, a page only milliseconds: create one compiler and keep it. */
export const createPdfCompiler = (): PdfCompiler => {
  const fonts = findDocumentFonts();
  const compiler = NodeCompiler.create({
    // Keep this order: the compiler aborts the process if in-memory fonts come after files.
    fontArgs: [{ fontBlobs: buildLastResortFonts() }, { fontPaths: fonts.files }],
  });
  const compile = ({ sheet, template, paper }: PdfRequest, tightness: number): Uint8Array => {
    const source = {
      mainFileContent: `${baseTypst}${template.typst}\n#resume(theme, draw-head, draw-section)\n`,
      inputs: {
        sheet: JSON.stringify(sheet),
        paper: paperSizes[paper].name,
        spare: JSON.stringify(fonts.spareFamilies),
        column: String(paperSizes[paper].widthMm - template.textInsetMm),
        tightness: String(tightness),
      },
    };
    try {
      // Compile straight to PDF. A compiled document handed to JavaScript is freed only by the garbage collector, which does not
      // know how large it is: a thousand exports retained 300 MB that way.
      return new Uint8Array(compiler.pdf(source));
    } catch (cause) {
      throw new Error(`Typst could not set the page: ${diagnose(compiler, source)}`, { cause });
    } finally {
      // Typst caches every layout. The most recent ones help; keeping all of them would fill the memory.
      compiler.evictCache(2);
    }
  };
  return {
    compilePdf: (request) => {
      const { pdf, tightness } = spareLastPage((tried) => compile(request, tried));
      return { pdf: tagPdf(pdf), tightness };
    },
  };
};

/** The error thrown by `pdf` has no details; compiling again says where and why. */
const diagnose = (compiler: NodeCompiler, source: CompileDocArgs): string =>
  JSON.stringify(compiler.compile(source).takeError()?.shortDiagnostics ?? 'the PDF could not be made');
