/** Why a line changed, in the person's language; it becomes a comment in the margin. */
export interface ChangeNote {
  readonly before: string;
  readonly after: string;
  readonly comment: string;
}

export interface OwnDocumentJob {
  readonly password?: string;
  readonly improvedText: string;
  readonly notes: readonly ChangeNote[];
  readonly mode: 'tracked' | 'clean';
  /** The date of the marks, as ISO 8601. */
  readonly date: string;
}

export interface UnplacedChange {
  /** Empty for a new line. */
  readonly before: string;
  /** Empty for a removed line. */
  readonly after: string;
}

export interface OwnDocument {
  readonly bytes: Uint8Array;
  readonly placed: number;
  /** Changes that could not be made safely in the file; the person makes these by hand. */
  readonly unplaced: readonly UnplacedChange[];
}

export interface ProvenDocument extends OwnDocument {
  /** Words of the improved resume that are not read back from the file once its changes are accepted. */
  readonly missing: readonly string[];
}
