import type { LineLook } from '@fitted/resume/parse/rows/line-look';

/** What the reader noticed; the interface supplies the wording. */
export const warnings = [
  /** Some or all pages were recognised from their picture. */
  'ocr_used',
  /** The file has more pages than are read; the rest is missing from the text. */
  'pages_skipped',
  /** Invisible text was left out. */
  'hidden_text_dropped',
  /** The bytes were not valid in the encoding they seem to have; some letters may be wrong. */
  'encoding_guessed',
  /** Parts of the file could not be read. */
  'partly_unreadable',
  /** The text was longer than a resume can be and was cut. */
  'text_cut',
] as const;
export type Warning = (typeof warnings)[number];

export interface ReadResult {
  /** One logical line per paragraph, bullet or row; blank lines between blocks; a tab between the parts of a row. */
  readonly text: string;
  readonly pages: number;
  readonly ocr: boolean;
  readonly warnings: readonly Warning[];
  /** The appearance of the lines, if the file has it. */
  readonly looks: readonly LineLook[];
}

export const readFailureCodes = [
  'password_protected',
  'no_text',
  'corrupt',
  'too_complex',
  'invalid_file_type',
] as const;
export type ReadFailureCode = (typeof readFailureCodes)[number];

/** A file that cannot be turned into text, and why. The codes are those of the contract. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';

  constructor(
    readonly code: ReadFailureCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

export interface ReadProgress {
  readonly page: number;
  readonly pages: number;
  readonly stage: 'text' | 'ocr';
}

export interface ReadOptions {
  /** Only a hint for plain text formats (Markdown, JSON); all others are recognised by their bytes. */
  readonly fileName?: string;
  readonly password?: string;
  /** Languages to expect in scans, most likely first; all six when absent. */
  readonly languages?: readonly string[];
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly signal?: AbortSignal;
  /** With `later`, a file that needs OCR is refused with `OcrNeeded`, for the caller to queue it elsewhere. */
  readonly ocr?: 'now' | 'later';
}

/** Not a failure yet: the file is a picture of text, and reading it takes long. */
export class OcrNeeded extends Error {
  override readonly name = 'OcrNeeded';
  readonly code = 'ocr_needed';
}

/** What a format's reader returns before the text is tidied. */
export interface RawReading {
  readonly text: string;
  readonly pages: number;
  readonly ocr?: boolean;
  readonly warnings?: readonly Warning[];
  /** Two if blank lines are deliberate and distinguish sections from entries. */
  readonly maxBlankLines?: 1 | 2;
  readonly looks?: readonly LineLook[];
}
