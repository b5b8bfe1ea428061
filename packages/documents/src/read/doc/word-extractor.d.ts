declare module 'word-extractor' {
  interface Options {
    /** Replaces dashes and quotes by ASCII unless false. */
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

  export default class WordExtractor {
    extract(source: Buffer): Promise<Document>;
  }
}
