import { type DiffPart, diffForReading } from '@fitted/resume/diff/word-diff';
import type { Entry, Line, NodeId, ResumeDocument } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { boundPhrase, completesWords } from '@fitted/resume/format/bound-date';
import { nameBehindLabel } from '@fitted/resume/parse/contact/contact-pieces';

export type LineRole = 'name' | 'contact' | 'heading' | 'entry' | 'body';

export interface SheetLine {
  readonly id: NodeId;
  readonly role: LineRole;
  /** The employer or school, where the line names one. */
  readonly organisation?: string | undefined;
  /** It begins with the employer, and the role has a line of its own. */
  readonly isEmployer?: boolean;
  /** The first of the lines that name a role. */
  readonly isFirst?: boolean;
  readonly isBullet: boolean;
  readonly depth: number;
  /** What changed in it, word by word; a single part of kind `same` when nothing did. */
  readonly parts: readonly DiffPart[];
  readonly isMoved: boolean;
  /** It is no longer in the resume, and shown only to say so. */
  readonly isRemoved?: boolean;
  /** Another wording of it is suggested. */
  readonly isSuggested?: boolean;
  /** It is itself a suggestion, shown where it would stand. */
  readonly isGhost?: boolean;
}

export interface SheetBlock {
  readonly id: NodeId;
  readonly lines: readonly SheetLine[];
}

/** A resume as it is shown on paper: the head, then each section, with what differs from `base` marked. */
export function buildSheet(base: ResumeDocument, current: ResumeDocument, applied: readonly Edit[]): SheetBlock[] {
  const blocks = blocksOf(base, current, applied);
  if (base === current) return blocks;
  const moved = new Set(applied.flatMap((edit) => (edit.kind === 'move-section' ? edit.target.sectionId : [])));
  return withRemoved(blocks, blocksOf(base, base, []), moved);
}

/** With the lines and sections that are suggested to be added, so that each has its place. */
export function withGhosts(
  base: ResumeDocument,
  current: ResumeDocument,
  applied: readonly Edit[],
  suggested: readonly Edit[],
): ResumeDocument {
  const ghosts = suggested.filter(({ kind }) => kind.startsWith('insert'));
  return ghosts.length === 0 ? current : applyEdits(base, [...applied, ...ghosts]).document;
}

/** Marks the lines that have a suggestion, and those that are one. `shown` has both. */
export function markSuggested(
  blocks: readonly SheetBlock[],
  shown: ResumeDocument,
  suggested: readonly Edit[],
): SheetBlock[] {
  const idsOf = (edits: readonly Edit[]) => new Set(edits.flatMap((edit) => linesOfEdit(edit, shown)));
  const ghosts = idsOf(suggested.filter(({ kind }) => kind.startsWith('insert')));
  const marked = idsOf(suggested);
  const mark = (line: SheetLine): SheetLine => {
    if (ghosts.has(line.id))
      return { ...line, parts: line.parts.map(({ text }) => ({ kind: 'same', text })), isGhost: true };
    return marked.has(line.id) ? { ...line, isSuggested: true } : line;
  };
  return blocks.map((block) => ({ ...block, lines: block.lines.map(mark) }));
}

/** What was removed is shown struck out where it was: a line after the line before it, a section after the section. */
function withRemoved(
  blocks: readonly SheetBlock[],
  earlier: readonly SheetBlock[],
  moved: ReadonlySet<NodeId>,
): SheetBlock[] {
  const here = new Set(blocks.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const behind = new Map<NodeId, SheetLine[]>();
  const gone = new Map<NodeId, SheetBlock[]>();
  let last: NodeId = '';
  let lastBlock: NodeId = '';
  for (const block of earlier) {
    const isGone = !block.lines.some(({ id }) => here.has(id));
    if (isGone) gone.set(lastBlock, [...(gone.get(lastBlock) ?? []), { ...block, lines: block.lines.map(struck) }]);
    // What stood after a section that has moved away stays where it was.
    else if (!moved.has(block.id)) lastBlock = block.id;
    for (const line of isGone ? [] : block.lines) {
      if (here.has(line.id)) last = line.id;
      else behind.set(last, [...(behind.get(last) ?? []), struck(line)]);
    }
  }
  const shown = blocks.flatMap((block, index) => [
    {
      ...block,
      lines: [
        ...((index === 0 && behind.get('')) || []),
        ...block.lines.flatMap((line) => [line, ...(behind.get(line.id) ?? [])]),
      ],
    },
    ...(gone.get(block.id) ?? []),
  ]);
  return [...(gone.get('') ?? []), ...shown];
}

const struck = (line: SheetLine): SheetLine => ({
  ...line,
  parts: line.parts.map(({ text }) => ({ kind: 'removed', text })),
  isRemoved: true,
});

function blocksOf(base: ResumeDocument, current: ResumeDocument, applied: readonly Edit[]): SheetBlock[] {
  const earlier = new Map(linesOf(base).map(({ id, text }) => [id, text]));
  const moved = movedUp(base, applied);
  const show = (line: Line, role: LineRole, period?: string): SheetLine => ({
    id: line.id,
    role,
    isBullet: line.kind === 'bullet',
    depth: line.depth,
    parts: setApart(partsOf(earlier.get(line.id), line.text), period),
    isMoved: moved.has(line.id),
  });

  const { name } = current.head.contact;
  const head = current.head.lines.map((line) => {
    const labelled = nameBehindLabel(line.text, name);
    if (labelled === undefined)
      return show(line, name !== undefined && line.text.startsWith(name) ? 'name' : 'contact');
    const shown = show(line, 'name');
    const isSame = shown.parts.every(({ kind }) => kind === 'same');
    return isSame ? { ...shown, parts: [{ kind: 'same' as const, text: labelled }] } : shown;
  });
  const sections = current.sections.map(({ id, heading, entries }) => ({
    id,
    lines: [
      ...(heading ? [show(heading, 'heading')] : []),
      ...entries.flatMap((entry) => [
        ...entry.head.map((line, at) => ({
          ...show(line, 'entry', entry.fields.period?.text),
          organisation: completesWords(entry.fields.organisation ?? '') ? undefined : entry.fields.organisation,
          isEmployer: isEmployerLine(line.text, entry.fields),
          isFirst: at === 0,
        })),
        ...entry.body.map((line) => show(line, 'body')),
      ]),
    ],
  }));
  return head.length > 0 ? [{ id: 'head', lines: head }, ...sections] : sections;
}

const isEmployerLine = (text: string, { organisation, title }: Entry['fields']): boolean =>
  organisation !== undefined && text.startsWith(organisation) && title !== undefined && !text.includes(title);

function partsOf(before: string | undefined, after: string): DiffPart[] {
  if (before === after) return [{ kind: 'same', text: after }];
  if (before === undefined) return [{ kind: 'added', text: after }];
  return diffForReading(before, after);
}

/** Puts a tab before the dates at the end of a line, as most resumes do; the parser needs none to find dates. */
function setApart(parts: readonly DiffPart[], period: string | undefined): readonly DiffPart[] {
  const last = parts.at(-1);
  if (!period || last?.kind !== 'same' || !last.text.endsWith(` ${period}`)) return parts;
  const before = last.text.slice(0, -period.length);
  const phrase = completesWords(before) ? boundPhrase(before) : '';
  if (phrase === undefined) return parts;
  const named = before
    .slice(0, before.length - phrase.length)
    .trimEnd()
    .replace(/,$/u, '');
  return [...parts.slice(0, -1), { kind: 'same', text: `${named}\t${phrase}${period}` }];
}

/** The first lines of everything that is now earlier than it was. */
function movedUp(base: ResumeDocument, applied: readonly Edit[]): ReadonlySet<NodeId> {
  const rank = new Map<NodeId, number>();
  const firstLine = new Map<NodeId, NodeId>();
  for (const section of base.sections) {
    for (const [index, entry] of section.entries.entries()) {
      rank.set(entry.id, index);
      const first = entry.head[0] ?? entry.body[0];
      if (first) firstLine.set(entry.id, first.id);
      for (const [at, line] of entry.body.entries()) rank.set(line.id, at);
    }
  }
  const moved = new Set<NodeId>();
  for (const edit of applied) {
    if (edit.kind === 'move-section') {
      const heading = base.sections.find(({ id }) => id === edit.target.sectionId)?.heading;
      if (heading) moved.add(heading.id);
    }
    if (edit.kind !== 'reorder') continue;
    const byRank = [...edit.order].sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
    for (const [index, id] of edit.order.entries()) {
      if (index < byRank.indexOf(id)) moved.add(firstLine.get(id) ?? id);
    }
  }
  return moved;
}

/** The lines of the sheet where a change is visible. */
export function linesOfEdit(edit: Edit, document: ResumeDocument): NodeId[] {
  const { target } = edit;
  if (edit.kind.startsWith('insert')) {
    return linesOf(document).flatMap(({ id }) => (id === edit.id || id.startsWith(`${edit.id}.`) ? [id] : []));
  }
  if ('lineId' in target) return [target.lineId];
  const section = document.sections.find(({ id }) => 'sectionId' in target && id === target.sectionId);
  if (edit.kind === 'rename-heading' || edit.kind === 'move-section')
    return section?.heading ? [section.heading.id] : [];
  if (edit.kind !== 'reorder') return [];
  return [...movedUp(document, [edit])];
}
