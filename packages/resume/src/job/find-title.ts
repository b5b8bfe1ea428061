import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../cues.ts';
import { titleScore } from '../parse/rows/row-signs.ts';
import { genderMark } from './read-title.ts';

/** A title is in the first lines or nowhere. */
const maxLines = 8;
const maxTitleLength = 90;
const maxLineLength = 300;
/** Labels that introduce a title, in the six languages. */
const label = pattern('iu')`^${readingCues.any('titleLabel')} ?[:：] ?(?<title>\S.*)$`;
const bracketLabel = pattern('u')`^[【［[]${readingCues.any('bracketLabel')}[】］\]] ?(?<title>\S.*)$`;
const sentenceEnd = /[.!?。！？:：]$/u;
/** Minimum score of a line that names a role by its head noun. */
const minScore = 2;

/** The job title from the first lines of a pasted posting; undefined if none of them looks like one. */
export function findTitle(posting: string): string | undefined {
  const lines = firstLines(posting);
  for (const line of lines) {
    const named = (label.exec(line) ?? bracketLabel.exec(line))?.groups?.title;
    if (named && named.length <= maxTitleLength) return named.trim();
  }
  return lines.find((line) => line.length <= maxTitleLength && !sentenceEnd.test(line) && namesRole(line));
}

/** What follows a mark for all genders only narrows the role: "Einkäufer (m/w/d) Zukaufteile". */
const namesRole = (line: string): boolean =>
  [line, ...line.split(genderMark).slice(0, 1)].some((part) => titleScore(part) >= minScore);

function firstLines(posting: string): string[] {
  const lines: string[] = [];
  // Only read the beginning, however long the posting is.
  for (const line of posting.slice(0, maxLines * maxLineLength).split('\n')) {
    const text = line.trim().replace(/^[#*\s]{1,6}/u, '');
    if (text !== '') lines.push(text);
    if (lines.length === maxLines) break;
  }
  return lines;
}
