import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Reading } from '@fitted/contract/reading';
import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { parseResume } from '@fitted/resume/parse/parse-resume';

export interface OutlineEntry {
  readonly id: string;
  readonly title: string;
  readonly period: string | undefined;
}

/** What a machine makes of the resume, short enough to check at a glance. */
export interface Outline {
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly roles: readonly OutlineEntry[];
  readonly education: readonly OutlineEntry[];
  readonly skills: readonly string[];
  /** How long the text is, in what its language counts. */
  readonly length: number;
  readonly unit: 'words' | 'characters';
}

export function outlineOf(text: string, reading: Reading | undefined): Outline {
  const document = parseResume(text, { reading });
  const { name, email, phone } = document.head.contact;
  return {
    name,
    email,
    phone,
    roles: entriesOf(document, 'experience'),
    education: entriesOf(document, 'education'),
    skills: document.sections
      .filter(({ kind }) => kind === 'skills')
      .flatMap(({ groups }) => groups.flatMap(({ items }) => items)),
    ...measure(text, document.language),
  };
}

function entriesOf(document: ResumeDocument, wanted: SectionKind): OutlineEntry[] {
  const entries = document.sections.filter(({ kind }) => kind === wanted).flatMap((section) => section.entries);
  return entries.flatMap((entry) => {
    const title = titleOf(entry);
    return title === '' ? [] : [{ id: entry.id, title, period: entry.fields.period?.text }];
  });
}

function titleOf({ fields: { title, organisation }, head }: Entry): string {
  return [title, organisation].filter(Boolean).join(' · ') || (head[0]?.text ?? '');
}

/** In Chinese and Japanese, which do not part words by spaces, a text is as long as its characters. */
function measure(text: string, language: string): Pick<Outline, 'length' | 'unit'> {
  if (['ja', 'zh'].includes(language)) return { unit: 'characters', length: text.replaceAll(/\s/gu, '').length };
  let length = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) length += 1;
  }
  return { unit: 'words', length };
}
