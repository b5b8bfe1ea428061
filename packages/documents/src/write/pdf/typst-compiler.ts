import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper } from '../paper.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Template } from '../templates/template.ts';
import { baseTypst } from './base-typst.ts';
import { buildLastResortFonts, listFontFiles } from './fonts.ts';

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
  compilePdf(request: PdfRequest): Uint8Array;
}

/** Loading the fonts takes a tenth of a second, a page a few milliseconds: make one compiler and keep it. */
export const createPdfCompiler = (): PdfCompiler => {
  const compiler = NodeCompiler.create({
    // In this order: the compiler aborts the process when memory fonts follow files.
    fontArgs: [{ fontBlobs: buildLastResortFonts() }, { fontPaths: listFontFiles() }],
  });
  return {
    compilePdf: ({ sheet, template, paper }) => {
      try {
        const { result, ...outcome } = compile(compiler, template, sheet, paper);
        if (!result) throw new Error(`Typst could not set the page: ${outcome.reason}`);
        return new Uint8Array(compiler.pdf(result));
      } finally {
        // Typst remembers every layout it made. Those of the last few pages help; all of them would fill the memory.
        compiler.evictCache(2);
      }
    },
  };
};

const compile = (compiler: NodeCompiler, template: SetTemplate, sheet: Sheet, paper: Paper) => {
  const outcome = compiler.compile({
    mainFileContent: `${baseTypst}${template.typst}\n#resume(theme, draw-head, draw-section)\n`,
    inputs: {
      sheet: JSON.stringify(sheet),
      paper: paperSizes[paper].name,
      column: String(paperSizes[paper].widthMm - template.textInsetMm),
    },
  });
  const { result } = outcome;
  return { result, reason: result ? '' : JSON.stringify(outcome.takeError()?.shortDiagnostics) };
};
