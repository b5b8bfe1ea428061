import { pattern } from '@fitted/language/pattern';
import type { Entry, Line, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../assistant.ts';
import { actCues } from '../../../cues.ts';
import { change, say } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { linesWrittenLast } from '../last-change.ts';
import { countsIn } from '../operations/counts.ts';
import { remove as removeRead } from '../operations/handlers/take-away.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { openTask } from '../operations/task.ts';
import { jobUnit, lineUnit, wholeWords } from '../operations/units.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import { removalOf } from '../wishes/remove-things.ts';
import { type Meant, personalMeant, thingMeant, type Within } from '../wishes/thing-meant.ts';
import { type Thing, thingsOf } from '../wishes/things.ts';
import { offerThings, tell } from '../wishes/wish-task.ts';
import { type ActTask, type DoAct, slotsNamed } from './act-task.ts';
import { phraseMeant, quotesPart, runStanding } from './cut-phrase.ts';
import { whereNamed } from './find-where.ts';
import { isPointing, removeOffered } from './follow-offer.ts';
import { namesYear, yearOf } from './part-of.ts';
import { thingSpokenOf } from './spoken-of.ts';

interface Named extends Meant {
  readonly name: string;
}

/** Removes each thing that is named, and nothing else; reports what is not found or could be one of several. */
export const removeAct: DoAct = async (task) => {
  const { document } = task.input;
  const names = slotsNamed(task.act, 'thing');
  const [things, pointing] = [
    names.filter((name) => isNamed(document, name)),
    names.filter((name) => !isNamed(document, name)),
  ];
  const emptied = things.length === 0 ? emptiedBy(task) : undefined;
  if (emptied) return change(task, removalOf(document, [emptied]));
  const year = yearSpokenOf(task, names);
  if (year) return cutOut(task, year);
  const isIt = names.length === 0 || pointing.some((name) => isPointing(name) || isCounted(name));
  // Beside named things, only a pronoun refers to what was mentioned before.
  const isSpoken = isIt && (things.length === 0 || pointing.some((name) => itself.test(foldLetters(name))));
  const spoken = isSpoken ? thingSpokenOf(task.input) : undefined;
  if (things.length === 0 && !spoken)
    return (isIt ? ((await removeOffered(task.input)) ?? (await asRead(task))) : undefined) ?? notNamed(task, pointing);
  const within = withinOf(task);
  const named = things.map((name): Named => {
    const meant = meantBy(document, name, within);
    const isWhole = meant.things.every((thing) => isNamedWhole(document, thing, name) && !isAlias(thing));
    const isCalled = /@|\p{N}{3}/u.test(name) || personalMeant(document, name).length > 0;
    const some = meant.things.filter((thing) => isCalled || !isContact(thing));
    return { name: bareWords(name) || name, things: some, isClear: meant.isClear && isWhole };
  });
  const kept = keptBy(task);
  const found = [...(spoken ? [spoken] : []), ...named.filter(({ isClear }) => isClear).flatMap((one) => one.things)];
  const gone = found.filter((thing) => !kept.some((other) => isSame(thing, other)) && !isLabel(thing));
  const edits = removalOf(document, gone);
  const [unclear] = named.filter(({ isClear, things: some }) => !isClear && some.length > 0);
  if (edits.length === 0 && !unclear) return named.length === 1 ? asRead(task) : undefined;
  const asked = unclear && offerThings(task, unclear.name, 'remove', withLine(unclear.things));
  const told = [...(edits.length > 0 ? [say(task, 'done').words] : []), ...(asked ? [asked.words] : [])];
  const done: ChatAnswer = edits.length > 0 ? change(task, edits) : say(task, 'nothingChanged');
  return {
    ...done,
    words: told.join('\n\n'),
    askedLines: edits.flatMap(({ after }) => (after === '' ? [] : [after])),
    ...(asked?.choices && { choices: asked.choices }),
  };
};

/** "ok take the year off", of what was asked about before. */
function yearSpokenOf({ input }: ActTask, names: readonly string[]): Thing | undefined {
  const [name = '', ...others] = names;
  const spoken = others.length === 0 && namesYear(name) ? thingSpokenOf(input, 'a section') : undefined;
  return spoken && yearOf(spoken);
}

function cutOut(task: ActTask, part: Thing): ChatAnswer {
  const edits = removalOf(task.input.document, [part]);
  return { ...change(task, edits), askedLines: edits.flatMap(({ after }) => (after === '' ? [] : [after])) };
}

/** "everything under About me" */
function emptiedBy({ act, input: { document } }: ActTask): Thing | undefined {
  const [place, ...others] = slotsNamed(act, 'place');
  if (place === undefined || others.length > 0 || !wholeWords.test(foldLetters(act.text).toLowerCase()))
    return undefined;
  const { section } = whereNamed(document, place);
  return section && { kind: 'section', section, text: section.heading?.text ?? '' };
}

const itself = pattern('iu')`${actCues.word('itself')}`;

/** Some word of it is in this resume; otherwise it only points ("those then", "the lot"). */
function isNamed(document: ResumeDocument, name: string): boolean {
  if (isPointing(name) || isCounted(name)) return false;
  if (personalMeant(document, name).length > 0 || mentionsIn(document, name).sections.length > 0) return true;
  const known = namesIn(
    linesOf(document)
      .map(({ text }) => text)
      .join('\n'),
  );
  return namesIn(bareWords(name)).some((word) => word.length > 1 && known.some((other) => isAlike(word, other)));
}

/** The reply if a name is nowhere in this resume. */
const notNamed = (task: ActTask, names: readonly string[]): ChatAnswer | undefined => {
  const [name] = names.map(bareWords).filter((bare) => bare !== '' && !isCounted(bare));
  const isSaid = name !== undefined && !/\p{sc=Han}|\p{sc=Hiragana}/u.test(name);
  return isSaid ? tell(task, 'notNamed', name) : undefined;
};

/** Within the named place; if that has no such thing, anywhere. */
export function meantBy(document: ResumeDocument, name: string, within: Within): Meant {
  const inside = within.entry || within.section ? thingMeant(document, name, within) : undefined;
  if (inside && inside.things.length > 0) return whole(document, inside, name);
  const personal = personalMeant(document, name);
  if (personal.length > 0) return { things: personal, isClear: true };
  const exact = lineCalled(document, name);
  if (exact) return { things: [exact], isClear: true };
  const run = runStanding(document, name);
  const phrase = run && phraseMeant(document, run, lineUnit.test(foldLetters(name).toLowerCase()));
  if (phrase) return { things: [phrase], isClear: true };
  const found = thingMeant(document, name);
  if (found.things.length > 0) return whole(document, found, name);
  // "the references line" for a section with that name.
  const bare = foldLetters(name).toLowerCase().replace(new RegExp(lineUnit.source, 'gu'), ' ').trim();
  return bare === '' || bare === name ? found : thingMeant(document, bare);
}

/** A line that says just this and nothing else: "the line until further notice" is not the end of a longer one. */
function lineCalled({ head, sections }: ResumeDocument, name: string): Thing | undefined {
  const bare = namesIn(bareWords(foldLetters(name).toLowerCase().replace(new RegExp(lineUnit.source, 'gu'), ' '))).join(
    ' ',
  );
  const lines = [...head.lines.slice(1), ...sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body))];
  const [line, ...others] = bare === '' ? [] : lines.filter(({ text }) => namesIn(text).join(' ') === bare);
  return line && others.length === 0 ? { kind: 'line', line, text: line.text } : undefined;
}

/**
 * The first part of a job's or a school's head stands for the whole entry: without it the rest would be torn. If several things were read
 * as one entry, a line of its body can go alone, but its head cannot, so we ask.
 */
function whole({ sections }: ResumeDocument, meant: Meant, name: string): Meant {
  const entries = sections.flatMap((section) => section.entries);
  const work = sections.filter(({ kind }) => isWork(kind)).flatMap((section) => section.entries);
  let isTorn = false;
  const things = meant.things.map((thing): Thing => {
    if (thing.kind === 'entry') {
      const own = lineOf(thing.entry, name);
      const isBody = own !== undefined && thing.entry.body.includes(own);
      const isList = !work.includes(thing.entry) && thing.entry.body.some(({ kind }) => kind === 'text');
      isTorn ||= (own !== undefined && !isBody) || (own === undefined && isList);
      return own && isBody ? { kind: 'line', line: own, text: own.text } : thing;
    }
    if (thing.kind !== 'item') return thing;
    const entry = entries.find(({ head }) => head.includes(thing.line));
    const isFirst =
      entry &&
      thing.line === entry.head[0] &&
      thing.line.text.replace(/^[\p{N}\s./–-]+/u, '').startsWith(thing.text.replace(/^[\p{N}\s./–-]+/u, ''));
    return isFirst ? { kind: 'entry', entry, text: thing.line.text } : thing;
  });
  return { things, isClear: meant.isClear && !isTorn };
}

/** Two jobs that were read as one: the words are in a line below the first that has a year of its own. */
function lineOf({ head, body }: Entry, name: string): Line | undefined {
  const said = namesIn(bareWords(name));
  const [first, ...lines] = [...head, ...body];
  const has = ({ text }: Line) => namesIn(text).some((own) => said.some((word) => isAlike(word, own)));
  const found = lines.filter(has);
  const [line] = found;
  if (!first || has(first) || !line || found.length > 1 || !/(?:19|20)\p{N}{2}/u.test(line.text)) return undefined;
  return line;
}

function withinOf({ input, act }: ActTask): Within {
  const [place] = slotsNamed(act, 'place');
  if (place === undefined) return {};
  const { entry, section } = whereNamed(input.document, place);
  return entry ? { entry } : section ? { section } : {};
}

/** Counted or pointed at ("the last bullet", "that one"): as the whole sentence is read, and never much at once. */
async function asRead(task: ActTask): Promise<ChatAnswer | undefined> {
  const { input, act } = task;
  const answer = await removeRead(openTask(input, 'remove', act.text));
  if (!answer || answer.edits.length === 0) return answer?.choices ? answer : undefined;
  const isLarge = answer.edits.some((edit) => edit.kind === 'remove' && !('lineId' in edit.target));
  const isOther = answer.edits.some(({ kind, after, before }) =>
    kind === 'remove' ? false : after.length >= before.length,
  );
  if (isLarge || isOther) return undefined;
  const said = namesIn(bareWords(act.text));
  const isNamed = answer.edits.every(
    ({ before }) =>
      linesWrittenLast(task).includes(before) || namesIn(before).some((name) => said.some((one) => isAlike(one, name))),
  );
  return isNamed || isCounted(act.text) ? answer : { ...say(task, 'nothingChanged'), edits: [], unsure: answer.edits };
}

/** "the second bullet", "my last job" */
function isCounted(words: string): boolean {
  const folded = foldLetters(words).toLowerCase();
  return countsIn(folded, lineUnit).length > 0 || countsIn(folded, jobUnit).length > 0;
}

/** What the message wants left alone; if it says two things about something, the last one counts. */
export function keptBy({ input, act: own, acts }: ActTask): Thing[] {
  return acts
    .filter(
      ({ name, from }) => name === 'keep' && (own.name !== 'remove' || from > own.from || !comesAgain.test(own.text)),
    )
    .flatMap((act) => slotsNamed(act, 'thing'))
    .flatMap((words) => {
      const meant = thingMeant(input.document, words);
      return meant.isClear ? [...meant.things] : [];
    });
}

/** "… no, out with it after all" */
const comesAgain = pattern('iu')`${actCues.word('comesAgain')}`;

const isSame = (one: Thing, other: Thing): boolean =>
  one.text === other.text || ('line' in one && 'line' in other && one.line === other.line && other.kind === 'line');

/** Contact details contain the person's name, so they go only by what they are called. */
const isContact = ({ text }: Thing): boolean => /@|\p{N}[\p{N} ()/-]{6}/u.test(text);

/** A part that may stand for its whole line is offered together with the line. */
const withLine = (things: readonly Thing[]): readonly Thing[] =>
  things.flatMap((thing): Thing[] =>
    isAlias(thing) && thing.kind === 'part'
      ? [{ kind: 'line', line: thing.line, text: thing.line.text }, thing]
      : [thing],
  );

const shortRest = 6;

/** "Working with Children (blue card)": another name for the line, so it may mean all of it. */
const isAlias = (thing: Thing): boolean =>
  thing.kind === 'part' &&
  /^[(（]\S+(?: \S+)?[)）]$/u.test(thing.text) &&
  thing.line.text.split(/\s+/u).length <= shortRest + thing.text.split(' ').length;

/** A label stands for everything that follows it. */
const isLabel = (thing: Thing): boolean => thing.kind === 'line' && /[:：]$/u.test(thing.text);

const maxShareOfName = 0.5;
const maxShareOfLine = 0.34;

/**
 * A large part goes only if it is named in full: "take Chillicothe off" does not mean the job there, nor a phrase its whole
 * line. What is named less fully is offered.
 */
export function isNamedWhole(document: ResumeDocument, thing: Thing, name: string): boolean {
  const said = namesIn(bareWords(name));
  if (thing.kind === 'section') return coverage(said, namesIn(thing.text)) >= maxShareOfName || said.length <= 2;
  if (thing.kind === 'entry') {
    const { title = '', organisation = '' } = thing.entry.fields;
    const isTitled = [title, organisation].some((own) => own !== '' && coverage(namesIn(own), said) >= maxShareOfName);
    const isJob = jobUnit.test(foldLetters(name).toLowerCase());
    return isTitled || isJob || coverage(namesIn(thing.text), said) >= maxShareOfLine;
  }
  if (thing.kind !== 'line') return true;
  if (quotesPart(name, thing.text)) return false;
  const [label = '', value] = thing.text.split(/[:：]/u);
  if (value !== undefined && label.length <= 40 && coverage(namesIn(label), said) >= maxShareOfName) return true;
  const isLine = lineUnit.test(foldLetters(name).toLowerCase());
  const own = namesIn(thing.text);
  const isFirst = said.some((word) => own[0] !== undefined && isAlike(word, own[0]));
  return isLine || isFirst || coverage(own, said) >= maxShareOfLine || isOnlyThere(document, thing, said);
}

const shortLine = 6;

/** A short line can be identified by a word that occurs nowhere else. */
function isOnlyThere(document: ResumeDocument, thing: Thing, said: readonly string[]): boolean {
  const others = namesIn(
    linesOf(document)
      .filter(({ text }) => text !== thing.text)
      .map(({ text }) => text)
      .join('\n'),
  );
  const isDeed = document.sections.some(
    ({ kind, entries }) => isWork(kind) && entries.some(({ body }) => body.some(({ text }) => text === thing.text)),
  );
  if (isDeed) return false;
  const own = namesIn(thing.text);
  const shared = said.filter((word) => own.some((name) => isAlike(word, name)));
  return (
    own.length <= shortLine && shared.some((word) => word.length > 3 && !others.some((name) => isAlike(word, name)))
  );
}

/** The share of some words that are among others, from 0 to 1. */
function coverage(words: readonly string[], among: readonly string[]): number {
  if (words.length === 0) return 0;
  return words.filter((word) => among.some((other) => isAlike(word, other))).length / words.length;
}

/** Replies to a message that only wants things left as they are. */
export const keepAct: DoAct = (task) => {
  if (task.acts.some(({ name }) => !['keep', 'why', 'talk', 'yes', 'no'].includes(name)))
    return say(task, 'nothingChanged');
  const [thing] = keptBy(task);
  const isThere = thing && thingsOf(task.input.document).some(({ text }) => text === thing.text);
  return isThere ? tell(task, 'stillThere', thing.text) : say(task, 'nothingChanged');
};
