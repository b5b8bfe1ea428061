import type { NodeId, SectionKind } from '../document.ts';

/**
 * One change to a resume, addressed to lines of the person's own document, with its reason and its support.
 *
 * All edits of one list are proposed on one document and can be switched on and off by themselves. `before` is the text
 * that stands at the target (`textAt`), '' where an insertion finds nothing; when it differs the edit is dropped.
 * `after` is the text that will stand there, '' for a removal. Both are plain text, so that any edit can be shown, guarded
 * and compared without knowing its kind.
 */
export type Edit =
  | ReplaceLine
  | ReplaceHeadLine
  | RenameHeading
  | InsertLine
  | InsertHeadLine
  | InsertEntry
  | InsertSection
  | RemoveNode
  | MoveSection
  | ReorderNodes
  | ReorderItems;

export type EditKind = Edit['kind'];

/**
 * When an edit is applied. Order matters more than list position, so that any combination of switches gives the same result for
 * the edits it has: wording first, then order, then what is new (anchored to lines wherever they are now), and removals last.
 */
export const phaseOf = {
  'replace-line': 0,
  'replace-head-line': 0,
  'rename-heading': 0,
  'reorder-items': 1,
  reorder: 2,
  'move-section': 2,
  'insert-line': 3,
  'insert-head-line': 3,
  'insert-entry': 3,
  'insert-section': 3,
  remove: 4,
} as const satisfies Record<EditKind, number>;

export const isEditKind = (kind: string): kind is EditKind => Object.hasOwn(phaseOf, kind);
export type EditId = string;

interface Change<Kind extends string, Target> {
  readonly id: EditId;
  readonly kind: Kind;
  readonly target: Target;
  readonly before: string;
  readonly after: string;
  readonly reason: EditReason;
  readonly evidence: readonly Evidence[];
}

interface AtLine {
  readonly lineId: NodeId;
}

/** Rewrites a line of an entry's body. Several lines in `after` split it into a bullet each. */
export type ReplaceLine = Change<'replace-line', AtLine>;

/** Rewrites a line of the document's head or of an entry's head: names, titles, employers, dates. A kind of its own, so that no wording edit reaches them. */
export type ReplaceHeadLine = Change<'replace-head-line', AtLine>;

/** Rewrites the heading of a section. */
export type RenameHeading = Change<'rename-heading', { readonly sectionId: NodeId }>;

/** Adds one line to an entry's body: after a line of it, or at the end or start of an entry. */
export type InsertLine = Change<'insert-line', InsertPlace> & { readonly line: LineShape };
export type InsertPlace =
  | { readonly afterLineId: NodeId }
  | { readonly entryId: NodeId; readonly position: 'start' | 'end' };

export interface LineShape {
  readonly kind: 'text' | 'bullet';
  readonly depth: number;
}

/** Adds one line to the document's head (a phone number, a link), after one of its lines; null puts it first. */
export type InsertHeadLine = Change<'insert-head-line', { readonly afterLineId: NodeId | null }>;

/** Adds an entry to a section. `after` is its head lines and body lines, one per line; `headLines` says how many are head. */
export type InsertEntry = Change<
  'insert-entry',
  { readonly sectionId: NodeId; readonly afterEntryId: NodeId | null }
> & {
  readonly headLines: number;
  readonly line: LineShape;
};

/** Adds a section of one entry. `after` is its heading, then its lines. */
export type InsertSection = Change<'insert-section', { readonly afterSectionId: NodeId | null }> & {
  readonly section: SectionKind;
  readonly line: LineShape;
};

/** Removes a body line, a line of the document's head, an entry or a section, with everything in it. */
export type RemoveNode = Change<'remove', RemoveTarget>;
export type RemoveTarget = AtLine | { readonly entryId: NodeId } | { readonly sectionId: NodeId };

/** Moves a section behind another; null puts it first. `before` and `after` are its heading: no word changes. */
export type MoveSection = Change<'move-section', { readonly sectionId: NodeId }> & {
  readonly afterSectionId: NodeId | null;
};

/**
 * Puts the entries of a section, or the lines of an entry, in another order. `order` names every child once; a nested
 * bullet is not named, it travels with the line above it. `before` and `after` list the first line of each child.
 */
export type ReorderNodes = Change<'reorder', ReorderTarget> & { readonly order: readonly NodeId[] };
export type ReorderTarget = { readonly sectionId: NodeId } | { readonly entryId: NodeId };

/** Puts the items of one list line in another order ("Go, Python, SQL"): `after` has exactly the words of `before`. */
export type ReorderItems = Change<'reorder-items', AtLine>;

/** Why the edit is proposed: a code the screen has words for. */
export interface EditReason {
  readonly code: ReasonCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export const reasonCodes = [
  /** "Was responsible for maintaining" → "Maintained". */
  'weak-opening',
  'filler',
  'first-person',
  /** Present for the current role, past for former ones. */
  'tense',
  'punctuation',
  /** Wording made clearer with the facts unchanged. */
  'clearer',
  'shorter',
  'duplicate',
  /** The posting's spelling for what the resume already has. Params: from, to. */
  'posting-spelling',
  /** A skill shown in a bullet but absent from the skills list. Params: skill. */
  'surfaced-skill',
  'summary-from-facts',
  'relevance-order',
  'chronological-order',
  'section-order',
  /** Params: from, to. */
  'standard-heading',
  'less-relevant',
  /** A paragraph or an overlong line as several lines. */
  'split',
  /** A result that stood behind its duty now leads. */
  'result-first',
  /** A typing mistake. Params: from, to. */
  'spelling',
  'doubled-word',
  /** Dates of one resume in one form. */
  'date-format',
  /** Says what one hopes for, not what one can do. */
  'objective',
  /** What an employer may not or need not know: birth, family, religion. */
  'personal-data',
  /** What every reader takes for granted: "References available on request". */
  'goes-without-saying',
  /** A school below a degree. */
  'below-degree',
  /** A line that gives orders to software. */
  'speaks-to-software',
  /** The person asked for it in the chat. */
  'requested',
  /** The person stated it in the chat or answered a question. */
  'stated-fact',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Where the words of `after` come from. The posting is never evidence. */
export type Evidence =
  | { readonly source: 'resume'; readonly lineId: NodeId; readonly quote: string }
  | { readonly source: 'stated'; readonly factId: string; readonly quote: string };
