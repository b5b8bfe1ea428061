import { z } from 'zod';
import { claimCodes, reasonCodes, sectionKinds } from './edit-codes.ts';

/** Stable within one document: edits address lines, entries and sections by id. */
const NodeId = z.string();

/** Branded, so that the id of an entry, a section or an edit cannot be given where a line is meant. */
const LineId = NodeId.brand<'LineId', 'inout'>();
export type LineId = z.infer<typeof LineId>;

/** Where the words of `after` come from. The posting is never evidence. */
export const Evidence = z.discriminatedUnion('source', [
  z.object({ source: z.literal('resume'), lineId: LineId, quote: z.string() }),
  z.object({ source: z.literal('stated'), factId: z.string(), quote: z.string() }),
]);
export type Evidence = z.infer<typeof Evidence>;

/** Values for the sentence that the screen has for a code. */
const Params = z.record(z.string(), z.union([z.string(), z.number()])).readonly();

/** Why an edit is proposed: a code the screen has words for. */
export const Reason = z.object({ code: z.enum(reasonCodes), params: Params });
export type Reason = z.infer<typeof Reason>;

/** What an edit says that nothing supports. The screen has a question for each code. */
export const Claim = z.object({ code: z.enum(claimCodes), params: Params });
export type Claim = z.infer<typeof Claim>;

const AtLine = z.object({ lineId: LineId });
const AtEntry = z.object({ entryId: NodeId });
const AtSection = z.object({ sectionId: NodeId });
const LineShape = z.object({ kind: z.enum(['text', 'bullet']), depth: z.number() });

function change<Kind extends string, Target extends z.ZodType>(kind: Kind, target: Target) {
  return z.object({
    id: z.string(),
    kind: z.literal(kind),
    target,
    before: z.string(),
    after: z.string(),
    reason: Reason,
    evidence: z.array(Evidence).readonly(),
  });
}

/** Rewrites a line of an entry's body. Several lines in `after` split it into bullets. */
const ReplaceLine = change('replace-line', AtLine);

/** Rewrites a head line of the document or an entry (names, titles, employers, dates), which wording edits must not touch. */
const ReplaceHeadLine = change('replace-head-line', AtLine);

/** Rewrites the heading of a section. */
const RenameHeading = change('rename-heading', AtSection);

/** Adds one line to an entry's body: after one of its lines, or at its start or end. */
const InsertLine = change(
  'insert-line',
  z.union([z.object({ afterLineId: LineId }), AtEntry.extend({ position: z.enum(['start', 'end']) })]),
).extend({ line: LineShape });

/** Adds one line to the document's head (a phone number, a link) after one of its lines; null means first. */
const InsertHeadLine = change('insert-head-line', z.object({ afterLineId: LineId.nullable() }));

/** Adds an entry to a section. `after` is its head lines and body lines, one per line; `headLines` says how many are head. */
const InsertEntry = change('insert-entry', AtSection.extend({ afterEntryId: NodeId.nullable() })).extend({
  headLines: z.number(),
  line: LineShape,
});

/** Adds a section of one entry. `after` is its heading, then its lines. */
const InsertSection = change('insert-section', z.object({ afterSectionId: NodeId.nullable() })).extend({
  section: z.enum(sectionKinds),
  line: LineShape,
});

/** Removes a body line, a line of the document's head, an entry or a section, with everything in it. */
const RemoveNode = change('remove', z.union([AtLine, AtEntry, AtSection]));

/** Moves a section after another; null means first. `before` and `after` are its heading, because no words change. */
const MoveSection = change('move-section', AtSection).extend({ afterSectionId: NodeId.nullable() });

/**
 * Reorders the entries of a section or the lines of an entry. `order` lists every child once, except nested bullets, which move
 * with the line above them. `before` and `after` list the first line of each child.
 */
const ReorderNodes = change('reorder', z.union([AtSection, AtEntry])).extend({ order: z.array(NodeId).readonly() });

/** Reorders the items of a list line ("Go, Python, SQL"). `after` has exactly the words of `before`. */
const ReorderItems = change('reorder-items', AtLine);

/**
 * One change to a resume, addressed to lines of the person's document, with its reason and evidence.
 *
 * All edits in a list are proposed for the same document and can be switched on and off individually. `before` is the text at the
 * target, '' for an insertion; if it differs, the edit is dropped. `after` is the new text, '' for a removal. Both are plain text,
 * so that any edit can be shown, guarded and compared without knowing its kind.
 */
export const Edit = z.discriminatedUnion('kind', [
  ReplaceLine,
  ReplaceHeadLine,
  RenameHeading,
  InsertLine,
  InsertHeadLine,
  InsertEntry,
  InsertSection,
  RemoveNode,
  MoveSection,
  ReorderNodes,
  ReorderItems,
]);
export type Edit = z.infer<typeof Edit>;

/**
 * An edit that is not applied until the person confirms that it is true, with the claims to ask about. `held`: it says more than
 * their own words support. `questioned`: it may only say the same in other words.
 */
export const HeldBack = z.object({
  change: Edit,
  verdict: z.enum(['held', 'questioned']),
  claims: z.array(Claim),
});
export type HeldBack = z.infer<typeof HeldBack>;
