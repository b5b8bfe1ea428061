import { pattern } from '@fitted/language/pattern';
import type { ResumeDocument } from '@fitted/resume/document';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer } from '../../../assistant.ts';
import { wishCues } from '../../../cues.ts';
import { change, say } from '../answer.ts';
import { readEarlier } from '../earlier-resumes.ts';
import { foldLetters } from '../fold-name.ts';
import { countsIn } from '../operations/counts.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { deictic, jobUnit, lineUnit } from '../operations/units.ts';
import { returnOf, stands } from './bring-back.ts';
import { bareWords, isAlike, namesIn } from './name-words.ts';
import { removalOf } from './remove-things.ts';
import { type Meant, thingMeant, type Within } from './thing-meant.ts';
import { type Thing, thingsOf } from './things.ts';
import { type Grant, offerThings, tell, type WishTask } from './wish-task.ts';

interface Named extends Meant {
  readonly name: string;
}

/** "from there", "there": the place that the message mentioned before. */
const there = pattern('u')`${wishCues.word('there')}`;

function withinOf({ input, wishes, wish }: WishTask, name: string): Within {
  const { sections, isPlace } = mentionsIn(input.document, name);
  if (isPlace && sections.length === 1) return { section: sections[0] };
  if (!there.test(foldLetters(name).toLowerCase())) return {};
  const before = wishes.slice(0, wishes.indexOf(wish)).map(({ text }) => mentionsIn(input.document, text).sections);
  const [section, ...others] = before.findLast((found) => found.length > 0) ?? [];
  return others.length === 0 ? { section } : {};
}

const lastThing = pattern('u')`${wishCues.word('lastThing')}`;

/** "no, leave that last one": the message takes back part of its request. */
function isKept({ wishes, input }: WishTask, things: readonly Thing[], isLast: boolean): boolean {
  const kept = wishes.filter(({ act }) => act === 'keep');
  return kept.some(({ names }) =>
    names.some((name) => {
      const said = foldLetters(name).toLowerCase();
      if (lastThing.test(said)) return isLast;
      const meant = thingMeant(input.document, name);
      return meant.isClear && things.some(({ text }) => meant.things.some((thing) => thing.text === text));
    }),
  );
}

/** "the second bullet", "my last job": by counting, not by name. */
export function isCounted(names: string): boolean {
  const folded = foldLetters(names).toLowerCase();
  return countsIn(folded, lineUnit).length > 0 || countsIn(folded, jobUnit).length > 0;
}

/** "the word Python" is removed wherever it occurs. */
export const aWord = /(?<!\p{L})(?:word|wort|mot|palabra)\s+\S+[.!]?$/iu;

/** A label stands for everything that follows it. */
const isLabel = (thing: Thing): boolean => thing.kind === 'line' && /[:：]$/u.test(thing.text);

/** Removes each thing that is named, and nothing else; reports what is not found or could be one of several. */
export const takeAway: Grant = (task) => {
  const { document } = task.input;
  if (isCounted(task.wish.names.join(' ')) || aWord.test(task.wish.text)) return undefined;
  const named = task.wish.names.map((name): Named => {
    const [all = '', kept] = name.split(except);
    const others = kept === undefined ? [] : allBut(document, all, kept);
    if (others.length > 0) return { name: nameOf(name), things: others, isClear: true };
    const within = withinOf(task, name);
    const meant = thingMeant(document, within.section ? withoutPlace(name) : name, within);
    const isWhole = meant.things.every((thing) => isNamedWhole(thing, name));
    return { name: nameOf(name), ...meant, isClear: meant.isClear && isWhole };
  });
  if (named.every(({ things }) => things.length === 0) || named.some(({ things }) => things.some(isLabel)))
    return undefined;
  const found = named.filter(({ isClear, things }, at) => isClear && !isKept(task, things, at === named.length - 1));
  const things = found.flatMap((one) => one.things);
  const edits = removalOf(document, things);
  const [unclear] = named.filter(({ isClear, things: some }) => !isClear && some.length > 0);
  const missing = named.filter(({ things: some, name }) => some.length === 0 && name !== '');
  const asked = unclear && offerThings(task, unclear.name, 'remove', unclear.things);
  const told = [
    ...(edits.length > 0 ? [say(task, 'done').words] : []),
    ...missing.map(({ name }) => tell(task, 'notNamed', name).words),
    ...(asked ? [asked.words] : []),
  ];
  if (edits.length === 0 && !asked) return undefined;
  const done: ChatAnswer = edits.length > 0 ? change(task, edits) : say(task, 'nothingChanged');
  return {
    ...done,
    words: told.join('\n\n'),
    askedLines: edits.flatMap(({ after }) => (after === '' ? [] : [after])),
    ...(asked?.choices && { choices: asked.choices }),
  };
};

/**
 * A large part goes only if it is named in full: "cut the fluff out of skills" does not mean the skills, "take Chillicothe off" not the job
 * there, and a phrase not its whole line. What is named less fully is offered.
 */
function isNamedWhole(thing: Thing, name: string): boolean {
  const said = namesIn(bareWords(name));
  if (thing.kind === 'section') return !isOnlyPlace(thing.text, name);
  if (thing.kind === 'entry') {
    const { title = '', organisation = '' } = thing.entry.fields;
    return [title, organisation].some((own) => own !== '' && coverage(namesIn(own), said) >= maxShareOfName);
  }
  return thing.kind !== 'line' || !hasCjk(thing.text) || coverage(namesIn(thing.text), said) >= maxShareOfLine;
}

/** "the fluff outta skills": where it is, not what it is. */
function isOnlyPlace(heading: string, name: string): boolean {
  const folded = foldLetters(name).toLowerCase();
  const at = folded.indexOf(foldLetters(heading).toLowerCase());
  const [before = ''] = at > 0 ? [folded.slice(0, at)] : [];
  return placed.test(before) && bareWords(before.replace(placed, '')) !== '';
}

const placed = pattern('u')`(?<!\p{L})${wishCues.any('placeBefore')}\s+${wishCues.any('placeArticle')}?$`;
const maxShareOfName = 0.5;
const maxShareOfLine = 0.4;

/** The share of some words that are among others, from 0 to 1. */
function coverage(words: readonly string[], among: readonly string[]): number {
  if (words.length === 0) return 0;
  return words.filter((word) => among.some((other) => isAlike(word, other))).length / words.length;
}

/** "the hobbies, except the chess club" */
const except = pattern('iu')`${wishCues.word('except')}`;

function allBut(document: ResumeDocument, all: string, kept: string): Thing[] {
  const [home] = thingMeant(document, all).things;
  const within = home?.kind === 'section' ? { section: home.section } : {};
  const [stays] = thingMeant(document, kept, within).things;
  if (home?.kind !== 'section' || !stays || !('line' in stays)) return [];
  const lines = home.section.entries.flatMap(({ body }) => body);
  return thingsOf(document).filter(
    (thing) =>
      'line' in thing &&
      lines.includes(thing.line) &&
      (thing.line === stays.line ? thing.kind === 'item' && thing.text !== stays.text : thing.kind === 'line'),
  );
}

const placeBehind = pattern('isu')`\s${wishCues.any('placeBehind')}\s.*$`;

const withoutPlace = (name: string): string => name.replace(placeBehind, '');

const nameOf = (name: string): string => bareWords(name);

/** Restores what was removed; says so if it is still there. */
export const putThingsBack: Grant = (task) => {
  const { document, earlier = [], canUndo } = task.input;
  const names = task.wish.names.filter((name) => bareWords(name) !== '');
  if (names.length === 0) {
    const isIt = deictic.test(foldLetters(task.wish.text).toLowerCase()) || task.wish.act === 'back';
    return isIt && canUndo && task.wish.act === 'back' ? { ...say(task, 'undone'), action: 'undo' } : undefined;
  }
  const answers = names.flatMap((name): ChatAnswer[] => {
    for (const text of [...earlier].reverse()) {
      const then = readEarlier(task.input, text);
      const meant = thingMeant(then, name);
      const gone = meant.isClear ? meant.things.filter((thing) => !stands(document, thing)) : [];
      if (gone.some(({ kind }) => kind === 'section')) return [];
      const edits = gone.flatMap((thing) => returnOf(document, then, thing) ?? []);
      if (edits.length > 0)
        return [{ ...change(task, edits), askedLines: edits.flatMap(({ after }) => after.split('\n')) }];
    }
    const now = thingMeant(document, name);
    return now.isClear ? now.things.map((thing) => tell(task, 'stillThere', thing.text)) : [];
  });
  const [first, ...others] = answers;
  if (!first) return undefined;
  return {
    ...first,
    words: [...new Set(answers.map(({ words }) => words))].join('\n\n'),
    action: answers.some(({ edits }) => edits.length > 0) ? 'edit' : 'none',
    edits: [first, ...others].flatMap(({ edits }) => edits),
    askedLines: answers.flatMap(({ askedLines }) => askedLines ?? []),
  };
};
