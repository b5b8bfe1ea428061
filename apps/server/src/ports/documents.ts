import type { ReaderPool } from '@fitted/documents/isolation/reader-pool';
import type { WriterPool } from '@fitted/documents/isolation/writer-pool';
import type { Writer } from '@fitted/documents/write/write-document';

/** Files to text and back. */
export interface Documents {
  readonly read: ReaderPool['read'];
  readonly write: Writer['write'];
  /** Images of the pages that would be written. */
  readonly draw: WriterPool['draw'];
  /** The person's own file with the changes applied. */
  readonly mark: WriterPool['mark'];
}
