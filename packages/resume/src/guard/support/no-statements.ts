import { packs } from '@fitted/language/packs';
import type { StatementCues } from '@fitted/language/statement-cues';

const all = (name: keyof StatementCues): readonly RegExp[] =>
  Object.values(packs).flatMap(({ statements }) => statements[name]);

/* What keeps a sentence from being a statement about its author, of all rooms: packages/language/src/<language>/statements.ts. */

export const denials = all('denials');
export const wishes = [...all('wishes'), /[?？]\s*$/u];
export const ofThePosting = all('ofThePosting');
export const ofOthers = all('ofOthers');
export const self = all('self');
