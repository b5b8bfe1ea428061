import { assistantWords } from '@fitted/language/packs';
import type { Entry, Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { lineBlocks } from '@fitted/resume/edit/text-at';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { verbFormOf } from '@fitted/resume/wording/english/role-tense';
import { reorder } from '../build-edit.ts';
import type { Reading } from '../reading.ts';
import { hasFigure, isLeaning } from '../structure/line-signs.ts';

const minLines = 4;
const maxRoles = 3;

/** In each of the latest roles, the line that says most of what the posting asks for moves to the top; the others keep their order. */
export function leadWithAsked(reading: Reading): Edit[] {
  return reading.document.sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries.flatMap((entry) => leadEntry(reading, entry)))
    .slice(0, maxRoles);
}

function leadEntry(reading: Reading, entry: Entry): Edit[] {
  const lines = lineBlocks(entry.body).flatMap(([leader]) => leader ?? []);
  const [first] = lines;
  if (!first || lines.length < minLines || lines.some(({ kind, text }) => kind !== 'bullet' || isLeaning(text)))
    return [];
  // People put what matters most to them first; what they did for this job must be named to pass it.
  if (isAsked(reading, first)) return [];
  const best = lines
    .filter((line) => isAsked(reading, line) && isDeed(reading, line))
    .reduce<Line | undefined>(
      (top, line) => (top && worth(reading, top) >= worth(reading, line) ? top : line),
      undefined,
    );
  // What is second already is seen, and a figure is never pushed down.
  const above = lines.slice(0, best ? lines.indexOf(best) : 0);
  if (!best || above.length < 2 || above.some(({ text }) => hasFigure(text))) return [];
  const sorted = [best, ...lines.filter((line) => line !== best)];
  return [{ ...reorder({ entryId: entry.id }, lines, sorted, 'relevance-order'), id: `lead:${entry.id}` }];
}

const isAsked = ({ relevance, askedFor }: Reading, { id, text }: Line): boolean =>
  relevance.named(text) >= 1 || askedFor().weightAt(id) >= 1;

const worth = ({ relevance, askedFor }: Reading, { id, text }: Line): number =>
  askedFor().weightAt(id) + relevance.overall(text) + (hasFigure(text) ? 1 : 0);

/** Something that they did themselves, and nothing that is denied or that they only helped with. */
function isDeed({ language }: Reading, { text }: Line): boolean {
  const { supporting, negations } = vocabularyOf(language);
  if (supporting.occurs(fold(text)) || negations.occurs(fold(text))) return false;
  return !assistantWords[language].resources.verbs || /^(?:past|base)$/u.test(verbFormOf(text) ?? '');
}
