declare module 'word-extractor/lib/word-ole-extractor.js' {
  interface Options {
    /** Replaces dashes and quotes with ASCII unless false. */
    filterUnicode?: boolean;
  }

  interface Document {
    getBody(options?: Options): string;
    getHeaders(options?: Options & { includeFooters?: boolean }): string;
    getFooters(options?: Options): string;
    getFootnotes(options?: Options): string;
    getEndnotes(options?: Options): string;
    getTextboxes(options?: Options & { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string;
  }

  /** A stretch of text in the file. */
  export interface Piece {
    readonly startCp: number;
    readonly startFilePos: number;
    /** Bytes per character. */
    readonly bpc: number;
    text: string;
  }

  export default class WordOleExtractor {
    protected readonly _pieces: Piece[];
    extract(reader: unknown): Promise<Document>;
    /** These take the streams "WordDocument" and "0Table" or "1Table". */
    protected writeCharacterProperties(main: Buffer, table: Buffer): void;
    protected writeParagraphProperties(main: Buffer, table: Buffer): void;
  }
}

declare module 'word-extractor/lib/ole-compound-doc.js' {
  export default class OleCompoundDoc {
    constructor(reader: unknown);
    read(): Promise<this>;
    /** Throws for a name that the file does not have. */
    stream(name: string): AsyncIterable<Buffer>;
  }
}

declare module 'word-extractor/lib/buffer-reader.js' {
  export default class BufferReader {
    constructor(source: Buffer);
  }
}
