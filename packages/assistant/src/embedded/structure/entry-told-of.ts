import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { organisationScore } from '@fitted/resume/parse/row-signs';
import { entryNamedIn } from '../chat/find-target.ts';

export interface ToldOf {
  readonly entry: Entry;
  /** What the sentence calls the employer, where that is not its whole name. */
  readonly name?: string;
}

const placed =
  /(?:^|\s)(?:at|for|with|@|bei|beim|chez|en|in|à|dans)\s+(?:the |der |dem |la |el |le |l['’])?(?<name>\p{Lu}[\p{L}\p{N}&-]{2,})/gu;

/** The role that a sentence speaks of, by its employer or by a word that only this employer has: "at Banner". */
export function entryToldOf(document: ResumeDocument, sentence: string): ToldOf | undefined {
  const entry = entryNamedIn(document, sentence);
  if (entry) return { entry };
  const roles = document.sections
    .filter(({ kind }) => kind === 'experience' || kind === 'volunteering')
    .flatMap(({ entries }) => entries);
  for (const { groups } of sentence.matchAll(placed)) {
    const name = groups?.name ?? '';
    const [only, ...others] = roles.filter(({ fields }) => wordsOf(fields.organisation).includes(name.toLowerCase()));
    // "at University" says nothing of Banner University Medical Center.
    if (only && others.length === 0 && organisationScore(name) === 0) return { entry: only, name };
  }
  return undefined;
}

function wordsOf(name = ''): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}&-]+/gu) ?? [];
}
