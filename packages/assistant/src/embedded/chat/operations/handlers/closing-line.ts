import type { Language } from '@fitted/contract/languages';
import type { Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOfSection } from '@fitted/resume/edit/text-at';
import { findDates } from '@fitted/resume/parse/periods/dates';
import { removeLine } from '../../../build-edit.ts';
import { requested } from '../../answer.ts';

const longest = 45;
/** How a Japanese career history ends. */
const thatIsAll = /^以\s?上[。.]?$/u;
const placeAndDate = /^\p{L}[\p{L} .'’-]{1,30},\s*\S/u;

/** "Kassel, im Mai", 以上: the end of the page and not of its last section, so that it stays last when sections move. */
export function keepClosing({ sections, language }: ResumeDocument, sorted: readonly Section[]): readonly Edit[] {
  const [was, is] = [sections.at(-1), sorted.at(-1)];
  const closing = was && linesOfSection(was).at(-1);
  const below = is?.entries.at(-1);
  if (was === is || !closing || !below || closing === was?.heading || !closes(closing, language)) return [];
  const last: Edit = {
    id: `requested:closing:${closing.id}`,
    kind: 'insert-line',
    target: { entryId: below.id, position: 'end' },
    line: { kind: 'text', depth: 0 },
    before: '',
    after: closing.text,
    reason: requested,
    evidence: [],
  };
  return [removeLine(closing, 'requested'), last];
}

/** 以上 read as a heading of its own: nothing goes behind it. */
export const isClosing = ({ heading, entries }: Section): boolean =>
  entries.length === 0 && heading !== null && thatIsAll.test(heading.text);

function closes({ text }: Line, language: Language): boolean {
  if (text.length > longest) return false;
  if (thatIsAll.test(text)) return true;
  const [, rest = ''] = text.split(/,\s*/u);
  return placeAndDate.test(text) && !/[–—]/u.test(text) && (findDates(rest).length > 0 || namesMonth(rest, language));
}

/** "im Mai", "le 3 mai" */
const namesMonth = (text: string, language: Language): boolean =>
  text.split(/\s+/u).length <= 3 && monthsOf(language).some((month) => text.toLowerCase().endsWith(month));

const monthsOf = (language: Language): readonly string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      .format(new Date(Date.UTC(2001, month, 1)))
      .toLowerCase(),
  );
