import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { isSoftwareLine } from '../../improve/software-lines.ts';

/** What a short id stands for. */
export type Place =
  | { readonly kind: 'head-line'; readonly line: Line }
  | { readonly kind: 'title-line'; readonly line: Line }
  | { readonly kind: 'line'; readonly line: Line; readonly entry: Entry }
  | { readonly kind: 'entry'; readonly entry: Entry; readonly section: Section }
  | { readonly kind: 'section'; readonly section: Section };

export interface LineIndex {
  /** The resume as the model sees it: one line per row, each with its id. */
  readonly text: string;
  find(id: string): Place | undefined;
}

export interface IndexOptions {
  /** Whether to include the name and contact details: only if the task needs them. */
  readonly withHead: boolean;
}

/**
 * Short ids by which a model names lines: H head, S section, E entry, T title line, L body line. They are numbered, not
 * taken from the document, so that a model cannot guess the id of what it was not shown; an invented id matches
 * nothing. Lines that give instructions to software are not shown.
 */
export function indexLines(document: ResumeDocument, { withHead }: IndexOptions): LineIndex {
  const places = new Map<string, Place>();
  const counts = new Map<string, number>();
  const rows: string[] = [];
  const add = (letter: string, text: string, place: Place) => {
    const count = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, count);
    places.set(`${letter}${count}`, place);
    rows.push(`${letter}${count} | ${text}`);
  };

  if (withHead) for (const line of shown(document.head.lines)) add('H', line.text, { kind: 'head-line', line });
  for (const section of document.sections) {
    add('S', section.heading?.text ?? '', { kind: 'section', section });
    for (const entry of section.entries) {
      add('E', '', { kind: 'entry', entry, section });
      for (const line of shown(entry.head)) add('T', line.text, { kind: 'title-line', line });
      for (const line of shown(entry.body)) add('L', presentLine(line), { kind: 'line', line, entry });
    }
  }
  return { text: rows.join('\n'), find: (id) => places.get(id.trim().toUpperCase()) };
}

const shown = (lines: readonly Line[]): Line[] => lines.filter((line) => !isSoftwareLine(line));

const presentLine = ({ kind, depth, text }: Line): string =>
  kind === 'bullet' ? `${'  '.repeat(depth)}- ${text}` : text;
