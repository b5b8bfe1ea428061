import type { Entry, Line, Section } from '@fitted/resume/document';
import type { Edit, RemoveNode } from '@fitted/resume/edit/edit';
import { linesById } from '@fitted/resume/edit/text-at';
import type { ChatInput } from '../../assistant.ts';
import { contactWords } from '../../embedded/chat/data/contact-words.ts';
import { bodyOf, employerNames, readHeading } from '../../embedded/chat/find/find-target.ts';
import { contains, foldName } from '../../embedded/chat/fold-name.ts';
import { hasTrait } from '../../embedded/chat/operations/operation-traits.ts';
import { findOperation } from '../../understand/read-operation.ts';

export interface SplitEdits {
  readonly edits: readonly Edit[];
  /** Removals that the message did not ask for by name. */
  readonly unsure: readonly Edit[];
}

/**
 * A posting could tell a model to remove everything. Sections, roles and head lines are removed only if the message
 * names them; of the body lines a fifth at most, or half if the person wants less. The person is asked about anything
 * beyond that.
 */
export function splitRemovals(edits: readonly Edit[], input: ChatInput): SplitEdits {
  const { document, message } = input;
  const wanted = findOperation(message);
  const isRemoval = wanted !== undefined && hasTrait(wanted, 'takes-whole');
  const isForLess = wanted !== undefined && hasTrait(wanted, 'less');
  let linesLeft = Math.ceil(bodyOf(document.sections).length / (isForLess ? 2 : 5));

  const isSure = (edit: Edit): boolean => {
    if (edit.kind !== 'remove') return true;
    if (!isBodyLine(edit, input)) return isRemoval && isNamed(edit, input);
    linesLeft -= 1;
    return linesLeft >= 0;
  };
  const sure = new Set(edits.filter(isSure));
  return { edits: edits.filter((edit) => sure.has(edit)), unsure: edits.filter((edit) => !sure.has(edit)) };
}

function isBodyLine({ target }: RemoveNode, { document }: ChatInput): boolean {
  return 'lineId' in target && !document.head.lines.some(({ id }) => id === target.lineId);
}

function isNamed({ target }: RemoveNode, input: ChatInput): boolean {
  const { sections } = input.document;
  if ('lineId' in target) return isHeadLineNamed(linesById(input.document).get(target.lineId), input);
  if ('sectionId' in target)
    return sections.some((section) => section.id === target.sectionId && isSectionNamed(section, input));
  const entries = sections.flatMap(({ entries: all }) => all);
  return entries.some((entry) => entry.id === target.entryId && isEntryNamed(entry, input));
}

function isSectionNamed({ heading, kind }: Section, { message }: ChatInput): boolean {
  if (heading && contains(message, heading.text)) return true;
  return phrasesOf(message).some((phrase) => readHeading(phrase)?.kind === kind);
}

function isEntryNamed(entry: Entry, { message }: ChatInput): boolean {
  const names = [entry.fields.title, ...employerNames(entry)];
  return names.some((name) => name !== undefined && contains(message, name));
}

/** The name always stays. */
function isHeadLineNamed(line: Line | undefined, { message, document }: ChatInput): boolean {
  const { contact, lines } = document.head;
  if (!line || line === lines[0]) return false;
  const isMeant = (key: 'email' | 'phone' | 'place') => {
    const value = contact[key];
    const isHere = value !== undefined && line.text.includes(value);
    return isHere && phrasesOf(message).some((phrase) => contactWords[key].test(phrase));
  };
  return contains(message, line.text) || isMeant('email') || isMeant('phone') || isMeant('place');
}

/** All runs of one to three words, folded the way names are compared. */
function phrasesOf(message: string): string[] {
  const words = foldName(message).split(/[\s,;.!?]+/u);
  return [1, 2, 3].flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' ')));
}
