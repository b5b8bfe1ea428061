import type { Entry, ResumeDocument, Section } from '../document.ts';
import type { Draft, DraftEntry, DraftSection } from './draft.ts';

/** The document of a draft, with what changed read again; untouched parts keep their identity. */
export function freshDocument(document: ResumeDocument, draft: Draft): ResumeDocument {
  const sections = draft.sections
    .map((section) => freshSection(section))
    .filter((section) => section.heading || section.entries.length > 0);
  return { ...document, head: document.head, sections };
}

function freshSection(section: DraftSection): Section {
  const entries = section.entries.map(freshEntry).filter((entry) => entry.head.length + entry.body.length > 0);
  return { ...section, entries };
}

function freshEntry(entry: DraftEntry): Entry {
  return entry;
}
