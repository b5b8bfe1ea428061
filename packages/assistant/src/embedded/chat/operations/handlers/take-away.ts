import { pattern } from '@fitted/language/pattern';
import type { Entry, Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesTakenWith } from '@fitted/resume/edit/employer-groups';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { joinTexts, linesOfSection } from '@fitted/resume/edit/text-at';
import { coverage, tokensOf } from '@fitted/resume/facts/tokens';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../../assistant.ts';
import { operationCues } from '../../../../cues.ts';
import { removeLine, replaceHeadLine } from '../../../build-edit.ts';
import { rewordLines, rewordProfile } from '../../../wording/reword-lines.ts';
import { change, requested, say, type Turn } from '../../answer.ts';
import { contactWords } from '../../data/contact-words.ts';
import { removeContact } from '../../find/contact.ts';
import { entriesNamedIn, entriesOf, nameOfEntry, nameOfSection } from '../../find/find-target.ts';
import { findLabelled } from '../../find/labelled-lines.ts';
import { contains, foldLetters, isWholeResume } from '../../fold-name.ts';
import { linesWrittenLast } from '../../last-change.ts';
import { changeAsAsked, takeOut, takeOutAbout } from '../../take-out.ts';
import { takeOutOfHead } from '../../take-out-of-head.ts';
import { removalOf } from '../../wishes/remove-things.ts';
import { isNamed } from '../mentions.ts';
import { choice, entryMeant, linesMeant, offer, offerLines, type Perform, sectionMeant, type Task } from '../task.ts';
import { deictic, wholeWords } from '../units.ts';

/** The share of a line that must be named for the whole line to be meant, if the message does not say "line". */
const maxShareOfLine = 0.6;

const joined = pattern('u')`${operationCues.any('joined')}|,|、`;

/** Removes items, lines, sections or contact details at once; asks first about a job that is only counted. */
export const remove: Perform = (task) => {
  const first = chosen(task) ?? lastWritten(task);
  if (first) return first;
  const [head, rest] = [partOfHead(task), named(task)];
  const isJoined = joined.test(task.text);
  if (!head || !rest || !isJoined || rest.edits.length === 0) return head ?? rest;
  // "references and the date of birth": each is removed from where it is.
  const edits = [
    ...head.edits,
    ...rest.edits.filter(
      ({ target }) => !head.edits.some((edit) => JSON.stringify(edit.target) === JSON.stringify(target)),
    ),
  ];
  return { ...head, edits, askedLines: [...(head.askedLines ?? []), ...(rest.askedLines ?? [])] };
};

/** Removes what is not true, whether it was told to us or was there from the start. */
export const retract: Perform = (task) => {
  const first = chosen(task) ?? lastWritten(task);
  if (first) return first;
  return isOrder.test(foldLetters(task.text).toLowerCase())
    ? (named(task) ?? say(task, 'notHere'))
    : offerToRemove(task);
};

/** "…, take it out" */
const isOrder = pattern('u')`${operationCues.word('order')}`;

/** "I never used SAP" does not ask for its removal, so a button offers it. */
function offerToRemove(task: Task): ChatAnswer {
  const { items, lines, entries } = task.mentions;
  const names = [...new Set(items.map(({ item }) => item))];
  const choices = [
    ...names.map((item) => choice(task, item, { words: item }, 'remove')),
    ...(names.length > 0 ? [] : lines.map((line) => choice(task, line.text, { line: line.id }, 'remove'))),
    ...(names.length + lines.length > 0
      ? []
      : entries.map((entry) => choice(task, nameOfEntry(entry), { entry: entry.id }, 'remove'))),
  ];
  return choices.length > 0 ? offer(task, 'notedOffer', choices) : say(task, 'noted');
}

function chosen(task: Task): ChatAnswer | undefined {
  const { slots } = task;
  const [line] = slots.line ? linesMeant(task) : [];
  if (line) {
    const { words = '' } = slots;
    const kind = words !== line.text && line.text.includes(words) && words !== '' ? 'part' : 'line';
    return changeAsAsked(task, removalOf(task.input.document, [{ kind, line, text: words }]));
  }
  const [section, entry] = [slots.section ? sectionMeant(task) : undefined, slots.entry ? entryMeant(task) : undefined];
  if (section) return change(task, [sectionRemoval(section)]);
  return entry && removeEntry(task, entry);
}

/** "delete it": undoes what was just written. */
function lastWritten(task: Task): ChatAnswer | undefined {
  if (
    isNamed(task.mentions) ||
    // "may I take it out?" is a question.
    /[?？]/u.test(task.text) ||
    !deictic.test(foldLetters(task.text).toLowerCase()) ||
    linesWrittenLast(task).every((line) => line === undefined)
  )
    return undefined;
  return task.input.canUndo ? { ...say(task, 'undone'), action: 'undo' } : undefined;
}

/** Contact details, labelled values ("Nationality: …"), extras in an entry's head, the "I". */
function partOfHead(task: Task): ChatAnswer | undefined {
  const phrases = phrasesOf(task.text);
  if (phrases.some((words) => person.test(words)) && phrases.length < 10) return removePerson(task);
  const contact = phrases
    .filter((word) => [contactWords.email, contactWords.phone, contactWords.place].some((kind) => kind.test(word)))
    .flatMap((word) => removeContact(task, word) ?? []);
  if (contact.length > 0) return changeAsAsked(task, contact.slice(0, 1));
  const told = headLine(task);
  if (told) return changeAsAsked(task, [told]);
  const labelled = phrases.map((words) => findLabelled(task.input.document, words)).find(Boolean);
  if (labelled)
    return change(
      task,
      labelled.map((line) => removeLine(line, 'requested')),
    );
  const besides = phrases
    .filter((words) => words.length > 2)
    .map((words) => takeOutOfHead(entriesOf(task.input.document.sections), words))
    .find(Boolean);
  return besides && task.mentions.items.length === 0 && task.mentions.lines.length === 0
    ? changeAsAsked(task, [besides])
    : undefined;
}

/** "my date of birth": the part of a line above the sections that has two of these words. */
function headLine({ input, text }: Task): Edit | undefined {
  const said = new Set(tokensOf(text).filter((word) => word.length > 3));
  const shared = (words: string) => tokensOf(words).filter((word) => said.has(word)).length;
  const [line, ...others] = input.document.head.lines.slice(1).filter((one) => shared(one.text) > 1);
  if (!line || others.length > 0) return undefined;
  const list = readItemList(line.text);
  const kept = list?.items.filter((item) => shared(item) === 0) ?? [];
  return list && kept.length > 0 && kept.length < list.items.length
    ? replaceHeadLine(line, list.label + kept.join(list.separator) + list.end)
    : removeLine(line, 'requested');
}

const person = pattern('iu')`^${operationCues.any('person')}$`;

function phrasesOf(text: string): string[] {
  const words = foldLetters(text).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return [3, 2, 1].flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' ')));
}

/** "remove I": rewords lines without the person where possible. */
function removePerson(turn: Turn): ChatAnswer {
  const isPersonal = (text: string) => /(?<!\p{L})(?:I|my|ich|je|yo)(?!\p{L})|j['’]|我|本人|私/iu.test(text);
  const edits = [...rewordProfile(turn.reading), ...rewordLines(turn.reading)].filter(
    ({ before, after }) => isPersonal(before) && !isPersonal(after),
  );
  return edits.length > 0 ? change(turn, edits) : say(turn, 'tenseAlready');
}

function named(task: Task): ChatAnswer | undefined {
  const { mentions, text } = task;
  const { items, sections, quotes, saysLine, saysJob, isCounted, isPlace } = mentions;
  const lines = linesMeant(task);
  if (isCounted && lines.length > 0) return removeCounted(task, lines);
  if (items.length > 0 && quotes.length === 0 && !saysLine) return removeItems(task);
  const [entry, ...others] = mentions.entries;
  // "my last job" may mean the newest or the one before it.
  if (others.length > 0 && saysJob && !saysLine && lines.length === 0 && quotes.length === 0)
    return offer(
      task,
      'removeWhole',
      mentions.entries.map((one) => choice(task, nameOfEntry(one), { entry: one.id })),
    );
  const isWhole = lines.filter((line) => coverage(line.text, text) >= maxShareOfLine);
  const clear = lines.length === 1 ? lines : isWhole.length === 1 ? isWhole : [];
  const [line] = clear;
  // "the references" means the line that begins with that word.
  const isBegun = line && text.toLowerCase().includes((line.text.match(/[\p{L}\p{N}]{4,}/u)?.[0] ?? '~').toLowerCase());
  if (
    line &&
    !(mentions.isVague && quotes.length === 0) &&
    (isBegun || saysLine || quotes.length > 0 || isWhole.length === 1)
  )
    return change(task, [takeOutMeant(task, line)]);
  if (lines.length > 0 && (saysLine || quotes.length > 0)) return offerLines(task, lines);
  if (sections.length > 0 && !saysLine && !isPlace && !entry && quotes.length === 0 && lines.length === 0)
    return removeSections(task);
  if (entry && others.length === 0 && (saysJob || lines.length === 0) && !saysLine) return removeJob(task, entry);
  if (lines.length > 0) return offerLines(task, lines);
  if (sections.length > 0 && !saysLine && !isPlace && !entry) return removeSections(task);
  if (isPlace && sections[0]) return say(task, 'notThere', { name: text, place: nameOfSection(sections[0]) });
  return isWholeResume(text) || wholeWords.test(foldLetters(text).toLowerCase())
    ? say(task, 'nothingChanged')
    : undefined;
}

/** In a paragraph the sentence that is meant, otherwise the line. */
function takeOutMeant({ mentions, text }: Task, line: Line): Edit {
  const [quote] = mentions.quotes;
  const about =
    quote ?? text.match(/[\p{L}\p{N}]{4,}/gu)?.find((word) => line.text.toLowerCase().includes(word.toLowerCase()));
  return line.kind === 'text' && about ? takeOutAbout(line, about) : removeLine(line, 'requested');
}

/** If they are counted within one job or section they go; otherwise we ask. */
function removeCounted(task: Task, lines: readonly Line[]): ChatAnswer {
  const entries = entriesOf(task.input.document.sections).filter(({ body }) =>
    body.some((line) => lines.includes(line)),
  );
  const isPlaced = task.mentions.entries.length + task.mentions.sections.length > 0 || entries.length === 1;
  if (!isPlaced) return offerLines(task, lines);
  return change(
    task,
    lines.map((line) => removeLine(line, 'requested')),
  );
}

function removeItems(task: Task): ChatAnswer {
  const { items, sections } = task.mentions;
  const within = items.filter(({ line }) =>
    sections.some(({ entries }) => entries.some(({ body }) => body.includes(line))),
  );
  const meant = within.length > 0 ? within : items;
  const { edits } = takeOut(
    [...new Set(meant.map(({ line }) => line))],
    meant.map(({ item }) => item),
  );
  return changeAsAsked(task, edits);
}

/** Work and education go by their own headings; by any other name we ask, since much goes with them. */
function removeSections(task: Task): ChatAnswer {
  const { sections } = task.mentions;
  const isCalledSo = ({ heading }: Section) => heading != null && contains(task.text, heading.text);
  const asked = sections.filter(
    (section) => (isWork(section.kind) || section.kind === 'education') && !isCalledSo(section),
  );
  if (asked.length > 0)
    return offer(
      task,
      'removeWhole',
      asked.map((section) => choice(task, nameOfSection(section), { section: section.id })),
    );
  return change(task, sections.map(sectionRemoval));
}

function sectionRemoval(section: Section): Edit {
  return removal({ sectionId: section.id }, linesOfSection(section));
}

/** Named by employer or title, it goes at once; if only counted we ask, since much goes with it. */
function removeJob(task: Task, entry: Entry): ChatAnswer | undefined {
  const isNamed = entriesNamedIn(task.input.document, task.text).includes(entry) || isTitled(task, entry);
  return isNamed && task.mentions.saysJob
    ? removeEntry(task, entry)
    : offer(task, 'removeWhole', [choice(task, nameOfEntry(entry), { entry: entry.id })]);
}

const isTitled = ({ text }: Task, { fields }: Entry): boolean =>
  fields.title !== undefined && text.toLowerCase().includes(fields.title.toLowerCase());

function removeEntry(task: Task, entry: Entry): ChatAnswer | undefined {
  const home = task.input.document.sections.find(({ entries }) => entries.includes(entry));
  return home && change(task, [removal({ entryId: entry.id }, linesTakenWith(home, entry))]);
}

function removal(target: { readonly sectionId: string } | { readonly entryId: string }, lines: readonly Line[]): Edit {
  const id = 'sectionId' in target ? target.sectionId : target.entryId;
  return {
    id: `requested:remove:${id}`,
    kind: 'remove',
    target,
    before: joinTexts(lines),
    after: '',
    reason: requested,
    evidence: [],
  };
}
