import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { setGridApart } from '@fitted/resume/format/set-apart';
import { composeHead } from './compose-head.ts';
import { composeEntryRows } from './entry-rows.ts';
import type { Sheet, SheetBlock, SheetLine, SheetSection } from './sheet.ts';
import { cleanText, toText } from './spans.ts';

export const composeSheet = (document: ResumeDocument, title?: string): Sheet => {
  const author = cleanText(document.head.contact.name ?? '').trim();
  return {
    language: document.language,
    title: cleanText(title ?? author).trim(),
    author,
    head: composeHead(document.head),
    sections: document.sections.map(composeSection),
  };
};

const composeSection = (section: Section): SheetSection => {
  const listed = readListed(section);
  const blocks = section.entries.flatMap((entry) => composeEntry(entry, section, listed));
  const { heading } = section;
  // A heading with nothing under it looks like a mistake; as a line it loses no word.
  if (heading && blocks.length === 0)
    return { kind: section.kind, heading: null, blocks: [composeLine(heading, listed)] };
  return { kind: section.kind, heading: heading ? toText(heading.text) : null, blocks };
};

/** The items and labels of a section, collected once: doing it per line would be quadratic. */
interface Listed {
  readonly items: readonly string[];
  readonly labels: ReadonlySet<string>;
}

const readListed = ({ groups }: Section): Listed => ({
  items: groups.flatMap((group) => group.items),
  labels: new Set(groups.flatMap(({ label }) => label ?? [])),
});

const composeEntry = (entry: Entry, section: Section, listed: Listed): readonly SheetBlock[] => {
  const rows = composeEntryRows(entry);
  const lines = rejoinWrapped(entry.body, section).map((line) => composeLine(line, listed));
  return rows.length > 0 ? [{ kind: 'entry', rows }, ...lines] : lines;
};

const composeLine = (line: Line, { items, labels }: Listed): SheetLine => {
  // Skills in a grid are separated only by columns. As running text, "Python C++ Go" would look like one strange name.
  const text = setGridApart(line.text, items).replaceAll('\t', ' · ');
  const label = findLabel(text, labels);
  return {
    kind: 'line',
    isBullet: line.kind === 'bullet',
    depth: Math.min(line.depth, 3),
    label: label === null ? null : toText(label),
    text: toText(label === null ? text : text.slice(label.length).trimStart()),
  };
};

const findLabel = (text: string, labels: ReadonlySet<string>): string | null => {
  if (labels.size === 0) return null;
  const colon = text.search(/[:：]/u);
  return colon >= 0 && labels.has(text.slice(0, colon).trimEnd()) ? text.slice(0, colon + 1) : null;
};

/**
 * Text copied from a PDF has a line break wherever the old page wrapped. Such lines are one sentence: left separate, they would
 * wrap a second time in other places on our page.
 */
const rejoinWrapped = (lines: readonly Line[], section: Section): readonly Line[] => {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isNextItem(last, line, section))
      joined[joined.length - 1] = { ...last, text: `${last.text} · ${line.text}` };
    else if (last && isContinued(last, line))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
};

const isContinued = (before: Line, line: Line): boolean =>
  line.kind === 'text' && before.text.length >= 50 && /[\p{L}\p{N},]$/u.test(before.text) && /^\p{Ll}/u.test(line.text);

/** "gRPC" at the start of a line of skills: the lower-case initial would be taken for a continuation of the line above. */
const isNextItem = (before: Line, line: Line, { groups }: Section): boolean =>
  before.kind === 'text' &&
  line.kind === 'text' &&
  /^\p{Ll}/u.test(line.text) &&
  groups.some(
    ({ items }) => items.some((item) => item !== '' && line.text.startsWith(item)) && hasItemAtEnd(items, before),
  );

const hasItemAtEnd = (items: readonly string[], { text }: Line): boolean =>
  items.some((item) => item !== '' && text.endsWith(item));
