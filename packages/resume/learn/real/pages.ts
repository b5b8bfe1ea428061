import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LineLook } from '../../src/parse/rows/line-look.ts';

/** What a reader who does not know the parser saw on a page. */
export interface PageLabel {
  readonly sections?: readonly string[];
  readonly roles?: readonly RoleLabel[];
  /** Roles that two readers could judge differently. */
  readonly doubtful?: readonly RoleLabel[];
  readonly notAResume?: boolean;
}

export interface RoleLabel {
  readonly title?: string | null;
  readonly employer?: string | null;
  readonly start?: string | null;
  readonly end?: string | null;
}

/** A real resume as its file was read, with its label. */
export interface Page {
  readonly name: string;
  readonly text: string;
  readonly looks: readonly LineLook[];
  readonly label: PageLabel;
}

/** Pages written by `npm run eval:reading -- --keep <folder>`. They belong to real people; never in the repository. */
export function readPages(folder: string): Page[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ ...JSON.parse(readFileSync(join(folder, name), 'utf8')), name }) as Page)
    .filter(({ label }) => !label.notAResume);
}

/** The same file is always in the same fold. */
export function foldOf(name: string, folds: number): number {
  let hash = 7;
  for (const character of name) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return (hash >>> 3) % folds;
}
