import { assistantWords } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '@fitted/resume/cues';
import type { Entry, Line, NodeId, ResumeDocument, Section } from '@fitted/resume/document';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { findDates } from '@fitted/resume/parse/periods/dates';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import { isWork } from '@fitted/resume/section-traits';
import { startsWithAddress } from '@fitted/resume/wording/addresses';
import type { Certainty, LineKind, LineReading, LineReadings } from './line-reading.ts';
import { goesOn, isTornPage } from './torn-lines.ts';

const knownLabels = new Set(
  Object.values(assistantWords).flatMap(({ labels }) => labels.split('|').map((word) => word.trim().toLowerCase())),
);

/** The kind of every line of a document, and how sure it is. */
export function readLines(document: ResumeDocument): LineReadings {
  const readings = new Map<NodeId, LineReading>();
  const isTorn = isTornPage(document);
  const note = ({ id }: Line, kind: LineKind, certainty: Certainty) =>
    readings.set(id, { kind, certainty: isTorn && certainty === 'sure' ? 'likely' : certainty });
  for (const line of document.head.lines) note(line, 'head', 'likely');
  for (const section of document.sections) {
    if (section.heading) note(section.heading, 'heading', 'sure');
    for (const entry of section.entries) {
      for (const line of entry.head) note(line, 'head', 'likely');
      for (const [at, line] of entry.body.entries()) {
        const { kind, certainty } = readBodyLine(section, entry, at, line);
        note(line, kind, certainty);
      }
    }
  }
  return readings;
}

function readBodyLine(section: Section, { body }: Entry, at: number, line: Line): LineReading {
  const { text } = line;
  const before = body[at - 1];
  const after = body[at + 1];
  if (startsWithAddress(text) || /^https?:/iu.test(text)) return { kind: 'address', certainty: 'sure' };
  if (before && !opensGroup(section, line) && goesOn(before, line))
    return { kind: 'continuation', certainty: 'unsure' };
  const kind = kindOf(section, line, after);
  // A line whose sentence continues below is only half a sentence.
  if (after && !opensGroup(section, after) && goesOn(line, after)) return { kind, certainty: 'unsure' };
  return { kind, certainty: certaintyOf(kind, line, after) };
}

/** The groups of the section tell a label in a column of its own ("Tools   Git, Docker") from a name. */
function opensGroup({ groups }: Section, { text }: Line): boolean {
  return groups.some(({ label }) => label !== undefined && text.startsWith(label));
}

function kindOf(section: Section, line: Line, after: Line | undefined): LineKind {
  const { text } = line;
  if (hasKnownLabel(text)) return 'label-value';
  if (/^[^\s:：]+(?: [^\s:：]+){0,4}\s*[:：]$/u.test(text)) return 'heading';
  if (isCapitals(text) && countWords(text) <= 6) return 'heading';
  // "Project 2", "Key achievements" above its bullets.
  if (line.kind === 'text' && after?.kind === 'bullet' && countWords(text) <= 5 && !/[.!?。]$/u.test(text))
    return 'heading';
  if (isListOfNames(text)) return 'list';
  if (line.kind === 'text' && isWork(section.kind) && isDateLine(text)) return 'head';
  const isShort = hasCjk(text) ? text.length < 4 : countWords(text) < 3;
  if (isShort) return section.kind === 'skills' || section.kind === 'languages' ? 'list' : 'fragment';
  if (line.kind === 'bullet') return 'bullet';
  return /[.!?。！？]["”’)]?$/u.test(text) || countWords(text) > 14 ? 'prose' : 'bullet';
}

const breaksOff = pattern('u')`\p{L}\s${readingCues.any('joining')}$`;

function certaintyOf(kind: LineKind, line: Line, after: Line | undefined): Certainty {
  if (line.kind === 'text' && /^\p{Ll}/u.test(line.text)) return 'unsure';
  // "… of the customs house and of": what it goes on with is not here.
  if (line.kind === 'text' && breaksOff.test(line.text)) return 'unsure';
  if (kind === 'bullet' && line.kind === 'text') {
    // A line without a bullet: likely whole when it ends before the margin, for then nothing was broken off.
    return line.text.length < 60 || !after || after.kind === 'bullet' ? 'likely' : 'unsure';
  }
  return kind === 'fragment' ? 'unsure' : 'sure';
}

/** "Client: Northwind", "Project 2: Upgrade". */
export function hasKnownLabel(text: string): boolean {
  const [, label = ''] =
    /^[\s*•-]{0,8}([\p{L}&/ ]{2,40}?)(?:\s?(?:(?:#|no\.?)\s?)?\d{1,2})?\s?(?:[:：]|\s[-–—]\s|\t)/iu.exec(text) ?? [];
  return knownLabels.has(label.trim().toLowerCase());
}

function isListOfNames(text: string): boolean {
  const list = readItemList(text);
  if (!list || list.items.length < 3 || /[.!?]\s/u.test(text)) return false;
  return list.items.every((item) => (hasCjk(item) ? item.length <= 12 : countWords(item) <= 4));
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 3 && !/\p{Ll}/u.test(letters) && /\p{Lu}/u.test(letters);
}

function isDateLine(text: string): boolean {
  return countWords(text) <= 8 && findDates(text).length > 0 && !/[.。]$/u.test(text);
}
