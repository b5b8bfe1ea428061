import type { Line, ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { linesOf, linesOfEntry } from '@fitted/resume/edit/text-at';
import { replaceHeadLine, replaceLine } from '../../build-edit.ts';
import { requested } from '../answer.ts';
import { namesIn } from './name-words.ts';
import type { Thing } from './things.ts';

/** Whether something from an earlier resume is in this one. */
export function stands(document: ResumeDocument, thing: Thing): boolean {
  const lines = linesOf(document).map(({ text }) => text);
  const wanted = thing.kind === 'entry' ? (thing.entry.head[0]?.text ?? '') : thing.text;
  return thing.kind === 'item' || thing.kind === 'part'
    ? lines.some((text) => text.includes(wanted))
    : lines.includes(wanted);
}

/** Restores a thing as and where it was; undefined if that place is gone as well. */
export function returnOf(now: ResumeDocument, then: ResumeDocument, thing: Thing): Edit | undefined {
  if (thing.kind === 'section') return undefined;
  if (thing.kind === 'entry') return entryBack(now, then, thing);
  const line = lineNow(now, thing.line);
  if (thing.kind !== 'line' && line) {
    const list = readItemList(line.text);
    const after = list
      ? list.label + [...list.items, thing.text].join(list.separator) + list.end
      : `${line.text}, ${thing.text}`;
    return isBody(now, line) ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after);
  }
  return lineBack(now, then, thing.line);
}

/** The current form of a line that lost a part. */
function lineNow(document: ResumeDocument, { text }: Line): Line | undefined {
  const was = namesIn(text);
  return linesOf(document).find((line) => {
    const names = namesIn(line.text);
    return names.length > 0 && names.length < was.length && names.every((name) => was.includes(name));
  });
}

const isBody = ({ sections }: ResumeDocument, line: Line): boolean =>
  sections.some(({ entries }) => entries.some(({ body }) => body.includes(line)));

function lineBack(now: ResumeDocument, then: ResumeDocument, line: Line): Edit | undefined {
  const shared = { before: '', after: line.text, reason: requested, evidence: [] };
  const at = then.head.lines.indexOf(line);
  if (at >= 0) {
    const above = then.head.lines.slice(0, at).map(({ text }) => text);
    const after = now.head.lines.findLast(({ text }) => above.includes(text));
    return {
      ...shared,
      id: `requested:back:${line.id}`,
      kind: 'insert-head-line',
      target: { afterLineId: after?.id ?? null },
    };
  }
  const homes = then.sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })));
  const home = homes.find(({ entry }) => entry.body.includes(line));
  if (!home) return undefined;
  const above = home.entry.body.slice(0, home.entry.body.indexOf(line)).map(({ text }) => text);
  const sections = now.sections.filter(({ heading }) => heading?.text === home.section.heading?.text);
  const entry = sections
    .flatMap(({ entries }) => entries)
    .find(({ head }) => (head[0]?.text ?? '') === (home.entry.head[0]?.text ?? ''));
  if (!entry) return undefined;
  const after = entry.body.findLast(({ text }) => above.includes(text));
  return {
    ...shared,
    id: `requested:back:${line.id}`,
    kind: 'insert-line',
    target: after ? { afterLineId: after.id } : { entryId: entry.id, position: 'start' },
    line: { kind: line.kind, depth: line.depth },
  };
}

function entryBack(
  now: ResumeDocument,
  then: ResumeDocument,
  { entry }: Extract<Thing, { kind: 'entry' }>,
): Edit | undefined {
  const home = then.sections.find(({ entries }) => entries.includes(entry));
  const section = now.sections.find(({ kind, heading }) => kind === home?.kind && heading?.text === home.heading?.text);
  if (!home || !section) return undefined;
  const above = home.entries.slice(0, home.entries.indexOf(entry)).map(({ head }) => head[0]?.text);
  const after = section.entries.findLast(({ head }) => above.includes(head[0]?.text));
  return {
    id: `requested:back:${entry.id}`,
    kind: 'insert-entry',
    target: { sectionId: section.id, afterEntryId: after?.id ?? null },
    headLines: entry.head.length,
    line: { kind: entry.body[0]?.kind ?? 'bullet', depth: 0 },
    before: '',
    after: linesOfEntry(entry)
      .map(({ text }) => text)
      .join('\n'),
    reason: requested,
    evidence: [],
  };
}
