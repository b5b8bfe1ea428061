import type { Entry, Line, NodeId, ResumeDocument, Section } from '../document.ts';

/** The document while edits are being applied: the same nodes, in arrays that are safe to mutate. */
export interface Draft {
  head: Line[];
  sections: DraftSection[];
  /** For each inserted node, what it was inserted after. */
  readonly anchors: Map<NodeId, string>;
  /** Ids of the second and later parts of split lines. */
  readonly parts: Set<NodeId>;
}

export interface DraftSection extends Omit<Section, 'entries'> {
  heading: Line | null;
  entries: DraftEntry[];
}

export interface DraftEntry extends Omit<Entry, 'head' | 'body'> {
  head: Line[];
  body: Line[];
}

export function draftOf(document: ResumeDocument): Draft {
  return {
    anchors: new Map(),
    parts: new Set(),
    head: [...document.head.lines],
    sections: document.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, head: [...entry.head], body: [...entry.body] })),
    })),
  };
}

export function findSection(draft: Draft, id: NodeId): DraftSection | undefined {
  return draft.sections.find((section) => section.id === id);
}

export function findEntry(draft: Draft, id: NodeId): { section: DraftSection; entry: DraftEntry } | undefined {
  for (const section of draft.sections) {
    const entry = section.entries.find((candidate) => candidate.id === id);
    if (entry) return { section, entry };
  }
  return undefined;
}

export interface BodyPlace {
  readonly section: DraftSection;
  readonly entry: DraftEntry;
  readonly index: number;
}

export function findBodyLine(draft: Draft, id: NodeId): BodyPlace | undefined {
  for (const section of draft.sections) {
    for (const entry of section.entries) {
      const index = entry.body.findIndex((line) => line.id === id);
      if (index >= 0) return { section, entry, index };
    }
  }
  return undefined;
}

/** The head lines (of the document or of an entry) that contain the line. */
export function findHeadLines(draft: Draft, id: NodeId): Line[] | undefined {
  const heads = [draft.head, ...draft.sections.flatMap((section) => section.entries.map((entry) => entry.head))];
  return heads.find((lines) => lines.some((line) => line.id === id));
}

export function hasId(draft: Draft, id: NodeId): boolean {
  return Boolean(findSection(draft, id) ?? findEntry(draft, id) ?? findBodyLine(draft, id) ?? findHeadLines(draft, id));
}
