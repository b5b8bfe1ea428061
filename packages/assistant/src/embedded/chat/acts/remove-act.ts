import type { ResumeDocument } from '@fitted/resume/document';
import type { ChatAnswer } from '../../../assistant.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { change, say } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { linesWrittenLast } from '../last-change.ts';
import { countsIn } from '../operations/counts.ts';
import { remove as removeRead } from '../operations/take-away.ts';
import { openTask } from '../operations/task.ts';
import { jobUnit, lineUnit } from '../operations/units.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import { removalOf } from '../wishes/remove-things.ts';
import { type Meant, thingMeant, type Within } from '../wishes/thing-meant.ts';
import { type Thing, thingsOf } from '../wishes/things.ts';
import { offerThings, tell } from '../wishes/wish-task.ts';
import { type ActTask, type DoAct, slotsNamed } from './act-task.ts';
import { phraseMeant, quotesPart } from './cut-phrase.ts';
import { whereNamed } from './find-where.ts';
import { isPointing, removeOffered } from './follow-offer.ts';

interface Named extends Meant {
  readonly name: string;
}

/** Each thing that is named goes, and nothing else; what is not found, or may be one of several, is told. */
export const removeAct: DoAct = async (task) => {
  const { document } = task.input;
  const things = slotsNamed(task.act, 'thing').filter((name) => !isPointing(name));
  const offered = things.length === 0 ? await removeOffered(task.input) : undefined;
  if (offered) return offered;
  if (things.length === 0 || things.some(isCounted)) return asRead(task);
  const within = withinOf(task);
  const named = things.map((name): Named => {
    const meant = meantBy(document, name, within);
    const isWhole = meant.things.every((thing) => isNamedWhole(thing, name));
    return { name, ...meant, isClear: meant.isClear && isWhole };
  });
  const kept = keptBy(task);
  const found = named.filter(({ isClear }) => isClear).flatMap((one) => one.things);
  const isAgreed = found.every((thing) => !isMuch(thing) || agrees(task));
  const gone = !isAgreed ? [] : found.filter((thing) => !kept.some((other) => isSame(thing, other)) && !isLabel(thing));
  const edits = removalOf(document, gone);
  const [unclear] = named.filter(({ isClear, things: some }) => !isClear && some.length > 0);
  const missing = named.filter(({ things: some }) => some.length === 0);
  if (edits.length === 0 && !unclear && named.length === 1) {
    const read = await asRead(task);
    if (read && (read.edits.length > 0 || read.choices)) return read;
  }
  const doubted = isAgreed ? unclear : named.find(({ things: some }) => some.some(isMuch));
  const asked = doubted && offerThings(task, doubted.name, 'remove', doubted.things);
  const told = [
    ...(edits.length > 0 ? [say(task, 'done').words] : []),
    ...missing.map(({ name }) => tell(task, 'notNamed', name).words),
    ...(asked ? [asked.words] : []),
  ];
  if (told.length === 0) return undefined;
  const done: ChatAnswer = edits.length > 0 ? change(task, edits) : say(task, 'nothingChanged');
  return {
    ...done,
    words: told.join('\n\n'),
    askedLines: edits.flatMap(({ after }) => (after === '' ? [] : [after])),
    ...(asked?.choices && { choices: asked.choices }),
  };
};

/** Within the place that is named; where it has no such thing, anywhere. */
function meantBy(document: ResumeDocument, name: string, within: Within): Meant {
  const inside = within.entry || within.section ? thingMeant(document, name, within) : undefined;
  if (inside && inside.things.length > 0) return whole(document, inside);
  const phrase = phraseMeant(document, name);
  if (phrase) return { things: [phrase], isClear: true };
  const found = thingMeant(document, name);
  if (found.things.length > 0) return whole(document, found);
  // "the references line" of a section with that name.
  const bare = foldLetters(name).toLowerCase().replace(new RegExp(lineUnit.source, 'gu'), ' ').trim();
  return bare === '' || bare === name ? found : thingMeant(document, bare);
}

/** The first part of a job's or a school's head stands for all of it: without it the rest would be torn. */
function whole({ sections }: ResumeDocument, meant: Meant): Meant {
  const entries = sections.flatMap((section) => section.entries);
  const things = meant.things.map((thing): Thing => {
    if (thing.kind !== 'item') return thing;
    const entry = entries.find(({ head }) => head.includes(thing.line));
    const isFirst = entry && thing.line === entry.head[0] && thing.line.text.startsWith(thing.text);
    return isFirst ? { kind: 'entry', entry, text: thing.line.text } : thing;
  });
  return { ...meant, things };
}

function withinOf({ input, act }: ActTask): Within {
  const [place] = slotsNamed(act, 'place');
  if (place === undefined) return {};
  const { entry, section } = whereNamed(input.document, place);
  return entry ? { entry } : section ? { section } : {};
}

const isMuch = ({ kind }: Thing): boolean => kind === 'entry' || kind === 'section' || kind === 'line';

/** A job, a section or a line goes where the reading of the whole sentence hears the same. */
function agrees({ act, input }: ActTask): boolean {
  const removing = (text: string) =>
    readOperation(text)
      .filter(
        ({ label }) => label === 'remove' || label === 'remove_words' || label === 'retract' || label === 'shorten',
      )
      .reduce((sum, { share }) => sum + share, 0);
  return act.sure >= surely || removing(act.text) >= secondOpinion || removing(input.message) >= secondOpinion;
}

const secondOpinion = 0.25;
const surely = 0.9;

/** By counting or pointing ("the last bullet", "that one"): as the whole sentence is read, and never much at once. */
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
  return isNamed || isCounted(act.text) ? answer : { ...say(task, 'nothingChanged'), unsure: answer.edits };
}

/** "the second bullet", "my last job" */
function isCounted(words: string): boolean {
  const folded = foldLetters(words).toLowerCase();
  return countsIn(folded, lineUnit).length > 0 || countsIn(folded, jobUnit).length > 0;
}

/** What the message wants left alone. */
export function keptBy({ input, acts }: ActTask): Thing[] {
  return acts
    .filter(({ name }) => name === 'keep')
    .flatMap((act) => slotsNamed(act, 'thing'))
    .flatMap((words) => {
      const meant = thingMeant(input.document, words);
      return meant.isClear ? [...meant.things] : [];
    });
}

const isSame = (one: Thing, other: Thing): boolean =>
  one.text === other.text || ('line' in one && 'line' in other && one.line === other.line && other.kind === 'line');

/** A label stands for all that follows it. */
const isLabel = (thing: Thing): boolean => thing.kind === 'line' && /[:：]$/u.test(thing.text);

const mostOfName = 0.5;
const mostOfLine = 0.34;

/**
 * Much goes only where all of it is named: "take Chillicothe off" is not the job there, and a phrase of a line not the line. What is
 * less than that is offered.
 */
function isNamedWhole(thing: Thing, name: string): boolean {
  const said = namesIn(bareWords(name));
  if (thing.kind === 'section') return coverage(said, namesIn(thing.text)) >= mostOfName || said.length <= 2;
  if (thing.kind === 'entry') {
    const { title = '', organisation = '' } = thing.entry.fields;
    const isTitled = [title, organisation].some((own) => own !== '' && coverage(namesIn(own), said) >= mostOfName);
    const isJob = jobUnit.test(foldLetters(name).toLowerCase());
    return isTitled || isJob || coverage(namesIn(thing.text), said) >= mostOfLine;
  }
  if (thing.kind !== 'line') return true;
  if (quotesPart(name, thing.text)) return false;
  const [label = '', value] = thing.text.split(/[:：]/u);
  if (value !== undefined && label.length <= 40 && coverage(namesIn(label), said) >= mostOfName) return true;
  const isLine = lineUnit.test(foldLetters(name).toLowerCase());
  return isLine || coverage(namesIn(thing.text), said) >= mostOfLine;
}

/** How many of some words are among others, from 0 to 1. */
function coverage(words: readonly string[], among: readonly string[]): number {
  if (words.length === 0) return 0;
  return words.filter((word) => among.some((other) => isAlike(word, other))).length / words.length;
}

/** What a message wants left as it is, when it wants nothing else. */
export const keepAct: DoAct = (task) => {
  if (task.acts.some(({ name }) => !['keep', 'why', 'talk', 'yes', 'no'].includes(name)))
    return say(task, 'nothingChanged');
  const [thing] = keptBy(task);
  const isThere = thing && thingsOf(task.input.document).some(({ text }) => text === thing.text);
  return isThere ? tell(task, 'stillThere', thing.text) : say(task, 'nothingChanged');
};
