import type { Line, ResumeDocument } from '@fitted/resume/document';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { softwarePhrases } from '@fitted/resume/match/data/software-phrases';

/** A line addressed to software instead of a reader: it says nothing about the person, and its instructions are never followed. */
function speaksToSoftware(text: string): boolean {
  // The guard's table holds the phrases of all languages.
  return softwarePhrases.test(text) || vocabularyOf('en').instructions.occurs(fold(text));
}

const read = new WeakMap<Line, boolean>();

/** The same for a line; cached by line, because every line is checked many times. */
export function isSoftwareLine(line: Line): boolean {
  const known = read.get(line) ?? speaksToSoftware(line.text);
  read.set(line, known);
  return known;
}

/** The document without such lines, which must not support an edit. The same document when it has none. */
export function withoutSoftwareLines(document: ResumeDocument): ResumeDocument {
  const lines = [
    ...document.head.lines,
    ...document.sections.flatMap(({ entries }) => entries.flatMap(({ head, body }) => [...head, ...body])),
  ];
  if (!lines.some(isSoftwareLine)) return document;
  const spoken = (all: readonly Line[]) => all.filter((line) => !isSoftwareLine(line));
  return {
    ...document,
    head: { ...document.head, lines: spoken(document.head.lines) },
    sections: document.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, head: spoken(entry.head), body: spoken(entry.body) })),
    })),
  };
}
