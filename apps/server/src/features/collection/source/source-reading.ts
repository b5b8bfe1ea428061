import type { Validators, WebReader } from '../../../web-reading/web-reader.ts';
import type { PageReader } from '../pages/page-reader.ts';

/** What a source is read with. */
export interface ReadingDeps {
  readonly read: WebReader;
  readonly pages: PageReader;
  readonly signal: AbortSignal;
  readonly now: Date;
  readonly topics: readonly string[];
}

/** What is known of it from the last time. */
export interface KnownSource extends Validators {
  readonly feedUrl: string | null;
}

/** What one reading of a source brought. */
export interface SourceReading<Item> {
  /** How many there were, before those that nobody asked for were left out. */
  readonly found: number;
  readonly items: readonly Item[];
  /** Undefined leaves what is known as it is. */
  readonly known: KnownSource | undefined;
  /** Part of it could not be read. */
  readonly error?: string;
}
