import type { Entry, Line } from '@fitted/resume/document';
import { linesTakenWith } from '@fitted/resume/edit/employer-groups';
import { joinTexts, linesOfSection } from '@fitted/resume/edit/text-at';
import type { ChatAnswer } from '../../assistant.ts';
import { removeLine } from '../build-edit.ts';
import { wordPattern } from '../word-pattern.ts';
import { rewordLines, rewordProfile } from '../wording/reword-lines.ts';
import { change, type Handler, listNames, onlyLine, refuse, requested, say, subjectOf, type Turn } from './answer.ts';
import { removeContact } from './contact.ts';
import { findCounted } from './find-counted.ts';
import { findCountedEntries } from './find-counted-entry.ts';
import { findPlace, type KnownPlace, splitPlaceOf } from './find-place.ts';
import {
  bodyOf,
  entriesOf,
  findEntry,
  findLines,
  findSection,
  listSections,
  nameOfEntry,
  nameOfSection,
} from './find-target.ts';
import { contains, foldName, isWholeResume } from './fold-name.ts';
import { findLabelled } from './labelled-lines.ts';
import { splitItems } from './list-items.ts';
import { removeCounted } from './remove-several.ts';
import { changeAsAsked, takeOut, takeOutAbout } from './take-out.ts';
import { takeOutOfHead } from './take-out-of-head.ts';

/** "…, I gave up on it" */
const why = /,\s+(?:i|because|since|ich|weil|denn|je|parce|car|porque|ya que)(?!\p{L}).*$|[，,]因为.*$/iu;

/** Taking something away needs its exact name; anything else is a question. */
export const remove: Handler = (turn) => {
  const name = subjectOf(turn).replace(why, '');
  const { document } = turn.input;
  if (isWholeResume(name)) return say(turn, 'notUnderstood');
  const counted = findCounted(turn, name);
  if (counted) return onlyLine(turn, name, counted, (line) => change(turn, [removeLine(line, 'requested')]));
  const lines = turn.groups.line ? undefined : removeCounted(turn, name);
  if (lines) return lines;
  const [entryMeant, ...others] = findCountedEntries(document, name);
  if (entryMeant && others.length === 0) return askFirst(turn, removeEntry(turn, entryMeant));
  if (entryMeant) return say(turn, 'whichSection', { names: listNames([entryMeant, ...others].map(nameOfEntry)) });
  if (turn.groups.line) return removeWords(turn, name, bodyOf(document.sections));
  if (person.test(foldName(name))) return removePerson(turn);
  const contact = removeContact(turn, name);
  if (contact) return changeAsAsked(turn, [contact]);
  const from = turn.groups.place ? findPlace(document, turn.groups.place) : undefined;
  if (from) return removeWithin(turn, name, from);
  const section = findSection(document, name, true);
  if (section.kind === 'one') return removeNode(turn, { sectionId: section.target.id }, linesOfSection(section.target));
  const labelled = findLabelled(document, name);
  if (labelled)
    return change(
      turn,
      labelled.map((line) => removeLine(line, 'requested')),
    );
  const entry = findEntry(document, name);
  if (entry.kind === 'one' && section.kind === 'none') return removeEntry(turn, entry.target);
  const besides = takeOutOfHead(entriesOf(document.sections), name);
  if (besides && section.kind === 'none') return changeAsAsked(turn, [besides]);
  const names = [section, entry].flatMap((found) => (found.kind === 'several' ? found.names : []));
  if (names.length > 0) return say(turn, 'whichSection', { names: listNames(names) });
  const placed = splitPlaceOf(document, name, turn.spoken);
  if (placed) return removeWithin(turn, placed.words, placed.place);
  const several = removeEach(turn, name);
  if (several) return several;
  const listed = listSections(document);
  const isListed = takeOut(bodyOf(listed), splitItems(name)).found.length > 0;
  return removeWords(turn, name, bodyOf(isListed ? listed : document.sections));
};

/** "Education and Hobbies": each by its exact name, or none of them. */
function removeEach(turn: Turn, name: string): ChatAnswer | undefined {
  const parts = splitItems(name).map((part) => ({ ...turn, groups: { section: part } }));
  const isSection = (part: Turn) => findSection(turn.input.document, subjectOf(part), true).kind === 'one';
  const isEntry = (part: Turn) => findEntry(turn.input.document, subjectOf(part)).kind === 'one';
  if (parts.length < 2 || !parts.every((part) => isSection(part) || isEntry(part))) return undefined;
  const answers = parts.map((part) => remove(part) as ChatAnswer);
  const edits = answers.flatMap((answer) => answer.edits);
  return edits.length === parts.length ? change(turn, edits) : undefined;
}

/** In sections of other kinds the lines read as one entry may have nothing to do with each other: the person is asked. */
function removeEntry(turn: Turn, entry: Entry): ChatAnswer {
  const home = turn.input.document.sections.find(({ entries }) => entries.includes(entry));
  const removed = removeNode(turn, { entryId: entry.id }, linesTakenWith(home ?? { entries: [] }, entry));
  const isSure = home?.kind !== 'other' || entry.head.length + entry.body.length === 1;
  return isSure ? removed : askFirst(turn, removed);
}

/** Nothing of it is done before the person says yes. */
export function askFirst(turn: Turn, answer: ChatAnswer): ChatAnswer {
  return answer.edits.length > 0 ? { ...say(turn, 'nothingChanged'), unsure: answer.edits } : answer;
}

const person = /^(?:i|me|my|ich|mich|je|moi|yo|我|本人|私|私は)$/u;

/** "remove I": the lines without the person, where they can be said so. */
function removePerson(turn: Turn): ChatAnswer {
  const isPersonal = (text: string) => /(?<!\p{L})(?:I|my|ich|je|yo)(?!\p{L})|j['’]|我|本人|私/iu.test(text);
  const edits = [...rewordProfile(turn.reading), ...rewordLines(turn.reading)].filter(
    ({ before, after }) => isPersonal(before) && !isPersonal(after),
  );
  return edits.length > 0 ? change(turn, edits) : refuse(turn);
}

function removeNode(
  turn: Turn,
  target: { readonly sectionId: string } | { readonly entryId: string },
  lines: readonly Line[],
): ChatAnswer {
  const id = 'sectionId' in target ? target.sectionId : target.entryId;
  const before = joinTexts(lines);
  return change(turn, [
    { id: `requested:remove:${id}`, kind: 'remove', target, before, after: '', reason: requested, evidence: [] },
  ]);
}

/** "the bullet about Firebase": one line with these very words goes, any other that is meant is asked about. */
export const removeOneLine: Handler = (turn) => {
  const { words = '', line } = turn.groups;
  const counted = findCounted(turn, words);
  if (counted) return onlyLine(turn, words, counted, (one) => change(turn, [removeLine(one, 'requested')]));
  const near = findLines(turn.input.document, words).filter(({ text }) => !line || foldName(text) === foldName(line));
  const lines = line ? near : near.filter(({ text }) => wordPattern(foldName(words)).test(foldName(text)));
  const [only, ...others] = lines;
  if (near.length === 0) return say(turn, 'notFound', { name: words });
  const names = listNames((only ? lines : near).map(({ text }) => text));
  if (!only) return say(turn, 'insideLine', { name: words, names });
  return others.length > 0 ? say(turn, 'whichOne', { names }) : changeAsAsked(turn, [takeOutAbout(only, words)]);
};

/** "remove Excel from Skills" */
function removeWithin(turn: Turn, words: string, place: KnownPlace): ChatAnswer {
  const lines = place.kind === 'entry' ? place.entry.body : bodyOf([place.section]);
  const name = place.kind === 'entry' ? nameOfEntry(place.entry) : nameOfSection(place.section);
  const answer = removeWords(turn, words, lines, name);
  if (answer.edits.length > 0 || lines.some(({ text }) => contains(text, words))) return answer;
  const entries = place.kind === 'entry' ? [place.entry] : place.section.entries;
  const besides = takeOutOfHead(entries, words);
  if (besides) return changeAsAsked(turn, [besides]);
  // "the internship at Acme" is the entry itself.
  const isEntry = place.kind === 'entry' && place.entry.head.some(({ text }) => contains(text, words));
  return isEntry ? askFirst(turn, removeEntry(turn, place.entry)) : answer;
}

function removeWords(turn: Turn, words: string, lines: readonly Line[], place?: string): ChatAnswer {
  const { line } = turn.groups;
  const within = line ? lines.filter(({ text }) => foldName(text) === foldName(line)) : lines;
  const [chosen] = within;
  const whole = takeOut(within, [words]);
  const { edits, found, names } = whole.found.length > 0 ? whole : takeOut(within, splitItems(words));
  if (found.length > names.length)
    return say(turn, 'whichOne', { names: listNames(edits.map(({ before }) => before)) });
  if (found.length === names.length && names.length > 0) return changeAsAsked(turn, edits);
  if (line && chosen) return change(turn, [removeLine(chosen, 'requested')]);
  const near = within.filter(({ text }) => contains(text, words));
  if (near.length > 0) return say(turn, 'insideLine', namesOf(words, near));
  const missing = names.find((name) => !found.includes(foldName(name))) ?? words;
  const told = bodyOf(turn.input.document.sections).filter(({ text }) => contains(text, missing));
  // "VBA and SQL", and SQL stands in a sentence: what has its own place goes, the rest is a question.
  if (found.length > 0 && told.length > 0)
    return { ...changeAsAsked(turn, edits), words: say(turn, 'insideLine', namesOf(missing, told)).words };
  return place ? say(turn, 'notThere', { name: missing, place }) : say(turn, 'notFound', { name: missing });
}

function namesOf(name: string, lines: readonly Line[]) {
  return { name, names: listNames(lines.map(({ text }) => text)) };
}
