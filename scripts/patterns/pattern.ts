import { createHash } from 'node:crypto';

/** One of our regular expressions, and where it is written or built. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
  readonly line: number;
}

export const show = ({ file, line, source, flags }: Pattern): string => `${file}:${line}\n    /${source}/${flags}`;

/** Flags that only affect what is captured or where a search begins do not affect how long it takes. */
export const hashOf = ({ source, flags }: Pattern): string =>
  createHash('sha256')
    .update(`${source}/${flags.replace(/[dgy]/g, '')}`)
    .digest('base64url')
    .slice(0, 16);
