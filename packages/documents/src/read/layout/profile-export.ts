import { findProfileType, type ProfileType, profileSizeOf } from '@fitted/resume/parse/profile-export/profile-type';
import type { LineLook } from '@fitted/resume/parse/rows/line-look';
import { lookOf } from './line-looks.ts';
import type { UprightPage } from './page-words.ts';
import { readAside } from './profile-aside.ts';
import type { ProfileRow } from './profile-line.ts';
import { readMain } from './profile-main.ts';
import { buildRows } from './rows.ts';
import type { Word } from './word.ts';

/**
 * Lays out a profile export (see `profile-type.ts`): the left column belongs to the whole document, not to the text it
 * stands beside, its contact details to the person's name.
 */
export function layOutProfile(pages: readonly UprightPage[]): { text: string; looks: LineLook[] } | undefined {
  const words = pages.flatMap((page) => page.words);
  const type = findProfileType(words.map((word) => ({ size: word.size, left: word.x0 })));
  if (!type) return undefined;
  const { head, sections } = readMain(
    rowsOf(pages, type, (word) => word.x0 >= type.left),
    type,
  );
  const { contact, blocks } = readAside(rowsOf(pages, type, (word) => word.x0 < type.left));
  const lines = [...head, ...contact, ...sections, ...blocks];
  return {
    text: lines.map(({ text, isApart }, at) => `${at === 0 ? '' : isApart ? '\n\n' : '\n'}${text}`).join(''),
    looks: lines.map(({ rows, text }) => ({ ...lookOf(rows[0]?.words ?? [], rows[0]?.x0 ?? 0), text })),
  };
}

function rowsOf(pages: readonly UprightPage[], { scale }: ProfileType, isOwn: (word: Word) => boolean): ProfileRow[] {
  return pages.flatMap((page) => {
    const rows = buildRows(page.words.filter(isOwn));
    return rows.flatMap((row, at): ProfileRow[] => {
      const use = profileSizeOf(row.size, scale);
      const above = rows[at - 1];
      return use && use !== 'pageNumber' ? [{ ...row, use, pitch: above && (row.y - above.y) / scale }] : [];
    });
  });
}
