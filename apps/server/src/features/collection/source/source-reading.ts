import type { Validators, WebReader } from '../../../web-reading/web-reader.ts';
import type { PageReader } from '../pages/page-reader.ts';

/** Dependencies for reading a source. */
export interface ReadingDeps {
  readonly read: WebReader;
  readonly pages: PageReader;
  readonly signal: AbortSignal;
  readonly now: Date;
  readonly topics: readonly string[];
}

/** What is known about the source from the last reading. */
export interface KnownSource extends Validators {
  readonly feedUrl: string | null;
}

/** The result of reading a source. */
export interface SourceReading<Item> {
  /** The number of items before filtering. */
  readonly found: number;
  readonly items: readonly Item[];
  /** Undefined keeps what was known before. */
  readonly known: KnownSource | undefined;
  /** Set if a part could not be read. */
  readonly error?: string;
}
