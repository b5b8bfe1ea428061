import { pattern } from '@fitted/language/pattern';
import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { organisationScore } from '@fitted/resume/parse/rows/row-signs';
import { lineCues } from '../../../cues.ts';
import { entryNamedIn } from '../../chat/find/find-target.ts';

export interface ToldOf {
  readonly entry: Entry;
  /** The word of the employer's name that the sentence uses. */
  readonly name: string | undefined;
}

const placed = pattern(
  'gu',
)`(?:^|\s)(?:${lineCues.any('toldAt')}|@)\s+${lineCues.any('toldArticle')}?(?<name>\p{Lu}[\p{L}\p{N}&-]{2,})`;

/** The role that a sentence is about, found by its employer or by a word that only this employer's name has: "at Banner". */
export function entryToldOf(document: ResumeDocument, sentence: string): ToldOf | undefined {
  const names = [...sentence.matchAll(placed)].map(({ groups }) => groups?.name ?? '');
  const isOf = ({ fields }: Entry, name: string) => wordsOf(fields.organisation).includes(name.toLowerCase());
  const entry = entryNamedIn(document, sentence);
  if (entry) return { entry, name: names.find((name) => isOf(entry, name)) };
  const roles = document.sections
    .filter(({ kind }) => kind === 'experience' || kind === 'volunteering')
    .flatMap(({ entries }) => entries);
  for (const name of names) {
    const [only, ...others] = roles.filter((role) => isOf(role, name));
    // "at University" does not point to Banner University Medical Center.
    if (only && others.length === 0 && organisationScore(name) === 0) return { entry: only, name };
  }
  return undefined;
}

function wordsOf(name = ''): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}&-]+/gu) ?? [];
}
