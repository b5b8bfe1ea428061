import { pattern } from '@fitted/language/pattern';
import type { Entry } from '@fitted/resume/document';
import type { ChatAnswer } from '../../../../assistant.ts';
import { operationCues } from '../../../../cues.ts';
import { readPolarity } from '../../../../understand/read-answer.ts';
import { removeLine } from '../../../build-edit.ts';
import { insertTold } from '../../../structure/facts/place-fact.ts';
import { change, openTurn, say, type Turn } from '../../answer.ts';
import { addAt } from '../../facts/add-at.ts';
import { addBySense, add as addFact, addRole as addRoleTold, addTo, askWhere } from '../../facts/add-fact.ts';
import { roleToldIn } from '../../facts/add-role.ts';
import { isClause } from '../../facts/bare-fact.ts';
import { notTheirs } from '../../facts/not-theirs.ts';
import { entriesNamedIn, nameOfEntry, nameOfSection } from '../../find/find-target.ts';
import { listedSkills } from '../../find/list-items.ts';
import { isWholeResume } from '../../fold-name.ts';
import { isForbidding } from '../../is-question.ts';
import { linesWrittenLast } from '../../last-change.ts';
import { readSlots } from '../../read-slots.ts';
import { entryMeant, type Perform, sectionMeant, type Task } from '../task.ts';

/** Below this, it is surely not affirmed. */
const surelyNotTheirs = 0.15;
/** Anything longer is a text, not one thing that somebody did. */
const maxStatementLength = 400;

/** Adds what is named where the message says; asks for what is missing. */
export const add: Perform = (task) => {
  if (task.slots.entry || task.slots.section) return state(task);
  const slots = readSlots(task.text, [task.input.language, task.input.document.language], adding);
  if (slots?.intent === 'add-more') return addMore(task, slots.groups.fact ?? '') ?? askWhat(task);
  if (!slots) return addQuoted(task) ?? askWhat(task);
  const turn = openTurn({ ...task.input, message: task.text }, slots);
  const { fact = '' } = slots.groups;
  if (isPhoto.test(fact)) return say(task, 'aboutSite');
  if (fact !== '' && isDoubtful(turn, fact)) return notTheirs(turn, fact);
  if (slots.intent === 'add-role') return addRoleTold(turn);
  return slots.intent === 'add-to' ? addTo(turn) : addFact(turn);
};

const isPhoto = pattern('iu')`^${operationCues.any('photoArticle')}?${operationCues.any('photo')}`;

const adding = ['add-more', 'add', 'add-to', 'add-role'] as const;

/** Surely someone else's achievement, a plan or a denial. */
function isDoubtful(turn: Turn, fact: string): boolean {
  // The bare name of a thing says nothing about who has it.
  return isClause(fact) && !listedSkills(turn, fact) && readPolarity(fact).affirmed < surelyNotTheirs;
}

/** "and also: managed the post" goes where the last fact went. */
function addMore(task: Task, fact: string): ChatAnswer | undefined {
  const written = new Set(linesWrittenLast(task));
  const entries = task.input.document.sections.flatMap((section) => section.entries);
  const entry = entries.find(({ head, body }) => head.length > 0 && body.some(({ text }) => written.has(text)));
  return entry && fact !== '' ? addAt(task, fact, { kind: 'entry', entry }) : undefined;
}

function addQuoted(task: Task): ChatAnswer | undefined {
  const [words, ...others] = task.mentions.quotes;
  if (!words || others.length > 0) return undefined;
  const [entry, section] = [entryMeant(task), sectionMeant(task)];
  if (entry) return addAt(task, words, { kind: 'entry', entry });
  return section ? addAt(task, words, { kind: 'section', section }) : addBySense(task, words);
}

function askWhat(task: Task): ChatAnswer {
  const [entry, section] = [entryMeant(task), sectionMeant(task)];
  const name = entry ? nameOfEntry(entry) : section ? nameOfSection(section) : '';
  return name === '' ? say(task, 'whatToSay') : say(task, 'whatToAdd', { name });
}

/** A whole job needs a title, an employer and years; they are asked for together. */
export const addRole: Perform = (task) => {
  // What is told about an existing job belongs to that job.
  if (entriesNamedIn(task.input.document, task.text).length === 1) return add(task);
  const fact = bare(task).slice(0, maxStatementLength);
  const slots = readSlots(task.text, [task.input.language, task.input.document.language], ['add-role']);
  if (slots) return addRoleTold(openTurn({ ...task.input, message: task.text }, slots));
  const role = roleToldIn(task, fact);
  if (role) return { ...change(task, [role]), statedFacts: [fact] };
  return say(task, 'roleAsk');
};

const bare = ({ slots, text }: Task): string =>
  (slots.words ?? text)
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[.。]$/u, '')
    .replace(/^(?:yes|actually|also|ja|oui|sí)[, ]{1,3}(?=\S+ \S)/iu, '');

/** "At Acme I trained two nurses" as "I trained two nurses at Acme". */
const placeFirst: readonly (readonly [RegExp, string])[] = [
  [/^((?:at|with|for) [^,]{2,60}?),? (i(?:['’]ve)? .+)$/isu, '$2 $1'],
  [/^((?:bei|beim|für) [^,]{2,60}?),? (?:habe ich|hab ich) (.+)$/isu, 'Ich habe $1 $2'],
  [/^((?:chez|à|au) [^,]{2,60}?),? (j['’]ai .+)$/isu, '$2 $1'],
  [/^(en [^,]{2,60}?),? (\p{L}{2,}[éí] .+)$/isu, '$2 $1'],
];

function tellerFirst({ input }: Task, text: string): string {
  const named = placeFirst.find(
    ([pattern]) => entriesNamedIn(input.document, pattern.exec(text)?.[1] ?? '').length === 1,
  );
  if (!named) return text;
  const turned = text.replace(named[0], named[1]);
  const at = turned.search(/ (?:At|With|For|Bei|Beim|Für|Chez|À|Au|En) /u);
  return at < 0 ? turned : turned.slice(0, at + 1) + turned.charAt(at + 1).toLowerCase() + turned.slice(at + 2);
}

/** "I managed the team, well, I helped my boss": we ask which of the two is meant. */
const takesBackHalf = pattern('iu')`[,，、;…-]\s*${operationCues.any('takesBack')}[,，、 ]`;

/** Moves a line written under another job to the one that is chosen. */
function moveWritten(task: Task, to: Entry, fact: string): ChatAnswer | undefined {
  const entries = task.input.document.sections.flatMap((section) => section.entries);
  const home = entries.find(({ body }) => body.some(({ text }) => text === fact));
  const line = home?.body.find(({ text }) => text === fact);
  if (!line || !home || home.id === to.id) return undefined;
  return { ...change(task, [removeLine(line, 'requested'), insertTold(to, fact, fact)]), statedFacts: [fact] };
}

/** What they did becomes a line where it belongs, in their words; what is not theirs to claim does not. */
export const state: Perform = (task) => {
  const facts = (task.slots.words ?? '').split('\n').filter(Boolean);
  return facts.length > 1 ? stateAll(task, facts) : stateOne(task);
};

/** Writes each fact as its own line, in the order told; if none can be written, the first question is asked. */
function stateAll(task: Task, facts: readonly string[]): ChatAnswer | undefined {
  const answers = facts.flatMap((words) => stateOne({ ...task, slots: { ...task.slots, words } }) ?? []);
  const done = answers.filter(({ edits }) => edits.length > 0);
  const [first] = done.length > 0 ? done : answers;
  // Each is inserted right after the same line, so the last one has to go in first.
  const edits = done
    .flatMap((answer, at) => answer.edits.map((edit) => ({ ...edit, id: `${at}:${edit.id}` })))
    .reverse();
  return first && { ...first, edits, statedFacts: answers.flatMap(({ statedFacts }) => statedFacts) };
}

function stateOne(task: Task): ChatAnswer | undefined {
  if (bare(task).length > maxStatementLength) return undefined;
  const fact = tellerFirst(task, bare(task));
  if (isWholeResume(fact) || isForbidding(fact)) return undefined;
  if (takesBackHalf.test(fact)) return say(task, 'areYouSure');
  const doubt = listedSkills(task, fact) ? undefined : notTheirs(task, fact);
  if (doubt) return doubt;
  const entry = task.slots.entry ? entryMeant(task) : undefined;
  const written = entry && moveWritten(task, entry, fact);
  if (written) return written;
  if (entry) return addAt(task, fact, { kind: 'entry', entry });
  const section = task.slots.section ? sectionMeant(task) : undefined;
  if (section) return addAt(task, fact, { kind: 'section', section });
  const [named, ...others] = entriesNamedIn(task.input.document, fact);
  if (named && others.length === 0) return addAt(task, fact, { kind: 'entry', entry: named });
  const placed = addBySense(task, fact);
  return placed.edits.length > 0 ? placed : askWhere(task, fact);
}
