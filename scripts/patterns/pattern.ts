import { createHash } from 'node:crypto';

/** A regular expression of ours, and where it stands or is built. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
  readonly line: number;
}

export const show = ({ file, line, source, flags }: Pattern): string => `${file}:${line}\n    /${source}/${flags}`;

/** Flags that change what is captured or where a search begins change nothing about how long it takes. */
export const hashOf = ({ source, flags }: Pattern): string =>
  createHash('sha256')
    .update(`${source}/${flags.replace(/[dgy]/g, '')}`)
    .digest('base64url')
    .slice(0, 16);
