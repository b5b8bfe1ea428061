import type { LineLook } from '../../src/parse/rows/line-look.ts';

/** A made-up resume with one work section, and the roles in it. */
export interface MadeResume {
  readonly language: string;
  readonly text: string;
  readonly looks: readonly LineLook[];
  readonly roles: readonly MadeRole[];
}

export interface MadeRole {
  readonly title: string | null;
  readonly employer: string | null;
  readonly start: string | null;
  readonly end: string | null;
}
