import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../assistant.ts';
import { completeLine } from '../../../interview/word-answer.ts';
import { readPolarity } from '../../../understand/read-answer.ts';
import { replaceLine } from '../../build-edit.ts';
import { insertTold } from '../../structure/place-fact.ts';
import { addAt } from '../add-fact.ts';
import { roleToldIn } from '../add-role.ts';
import { change, say } from '../answer.ts';
import { nameOfEntry, nameOfSection } from '../find-target.ts';
import { foldLetters } from '../fold-name.ts';
import { listedSkills, listFor } from '../list-items.ts';
import { clip } from '../operations/task.ts';
import { credential } from '../wishes/data/told-words.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { type ActTask, type DoAct, isSomewhere, type Where } from './act-task.ts';
import { whereLast, whereNamed, whereOf } from './find-where.ts';
import { isClean, saysSelf, wordFact } from './word-fact.ts';

/** Below it the person is asked where it belongs, and nothing is written yet. */
const surelyTold = 0.45;
/** Below it nobody would say that it is affirmed. */
const surelyNotTheirs = 0.06;

/** What somebody tells of themselves: one line for each fact, where it belongs, in their words. */
export const tellAct: DoAct = (task) => {
  const told = factsIn(task);
  if (told.length === 0) return undefined;
  const { input } = task;
  const all = told.map(({ text }) => text).join(', ');
  const polarity = readPolarity(all);
  if ((polarity.says === 'else' || polarity.says === 'wish') && polarity.affirmed < surelyNotTheirs)
    return say(task, polarity.says === 'else' ? 'whoseDeed' : 'whenDone', { fact: all });
  const where = whereOf(input, task.act, task.acts);
  const answers = told.map(({ text, place: named }) => {
    const own = named === undefined ? {} : whereNamed(input.document, named);
    return place(task, text, isSomewhere(own) ? own : where);
  });
  const edits = joinLines(answers.flatMap((answer) => answer.edits));
  const asked = answers.find(({ choices }) => choices);
  const words = [...new Set(answers.map((answer) => answer.words))];
  return {
    words: words.join('\n\n'),
    action: edits.length > 0 ? 'edit' : 'none',
    edits,
    statedFacts: answers.flatMap((answer) => answer.statedFacts),
    askedLines: answers.flatMap((answer) => answer.askedLines ?? []),
    ...(asked?.choices && { choices: asked.choices }),
  };
};

/** Words before a fact without which it would say the opposite. */
const denial =
  /(?<!\p{L})(?:no|not|never|without|zero|nie|nicht|keine?[nrms]?|ohne|sans|jamais|sin|nunca|ningún|ninguna)(?:\s+(?:\p{L}+\s+){0,3})$|(?:没有?|从未|无|ノー|未)$/iu;

/**
 * What was told, clause by clause: from its first telling word to its last. A short one without a figure belongs to the one before
 * it, and a denial before it belongs to it.
 */
function factsIn({ act, input, reading }: ActTask): Told[] {
  const isAsian = reading.language === 'zh' || reading.language === 'ja';
  const message = input.message.normalize('NFC');
  const places = act.slots.filter(({ name }) => name === 'place');
  const isParted = (from: number, to: number) =>
    border.test(message.slice(from, to)) || places.some((slot) => slot.from >= from && slot.to <= to);
  const pieces: { from: number; to: number }[] = [];
  for (const { name, from, to } of act.slots) {
    if (name !== 'what') continue;
    const last = pieces.at(-1);
    if (last && !isParted(last.to, from)) last.to = to;
    else pieces.push({ from, to });
  }
  const facts: Told[] = [];
  let end = -1;
  for (const { from, to } of pieces) {
    const before = message.slice(Math.max(act.from, end), from);
    const start = denial.exec(before)?.index ?? doer.exec(before)?.index;
    const until = endOf(message, to, act.to, act.slots);
    const piece = message.slice(start === undefined ? from : from - before.length + start, until);
    const words = isAsian ? piece.length / 2 : piece.split(/\s+/u).length;
    const last = facts.at(-1);
    const isShort =
      words <= 4 &&
      !/\p{N}/u.test(piece.replace(/(?:19|20)\d\d/gu, '')) &&
      isNear(message.slice(Math.max(0, end), from));
    const [place] = [...places].sort((one, other) => distance(one, from, to) - distance(other, from, to));
    if (last && isShort) facts[facts.length - 1] = { ...last, text: last.text + (isAsian ? '，' : ', ') + piece };
    else facts.push({ text: piece, place: places.length > 1 ? place?.text : undefined });
    end = until;
  }
  return facts
    .flatMap((fact) => sentencesIn(fact.text).map((text) => ({ ...fact, text })))
    .filter(({ text }) => /\p{L}/u.test(text));
}

/** "I cut the [AWS bill]": the deed belongs to it. */
const doer =
  /(?<!\p{L})(?:i|we|ich|wir|j['’]ai|je|on|yo|he)\s+(?:\p{L}+\s+){1,3}$|(?:我|私[はが])[\p{sc=Han}\p{sc=Hiragana}]{1,6}$/iu;

/** On to the end of the clause, unless another slot begins before it. */
function endOf(message: string, to: number, last: number, slots: ActTask['act']['slots']): number {
  const next = slots.find(({ from }) => from >= to)?.from ?? last;
  const rest = message.slice(to, Math.min(next, last));
  const stop = rest.search(
    /[,;:!?\n，、；：！？。(（–—]|\.(?:\s|$)|\s(?:and|und|et|y|but|aber|mais|pero|to|at|bei|chez|under|unter)(?:\s|$)/iu,
  );
  return to + (stop < 0 ? rest : rest.slice(0, stop)).trimEnd().length;
}

/** A comma, and at most the name of the place, between them. */
const isNear = (between: string): boolean => between.length <= 30 && !/[.;:!?\n。；！？]/u.test(between);

interface Told {
  readonly text: string;
  /** The nearest of several places that the act names. */
  readonly place: string | undefined;
}

const distance = (slot: { from: number; to: number }, from: number, to: number): number =>
  Math.min(Math.abs(slot.to - from), Math.abs(slot.from - to));

/** Between two facts. */
const border = /[.,;:!?\n。，、；：！？]|(?<!\p{L})(?:and|und|et|y|plus|sowie)(?!\p{L})/iu;

/** "34 staff, weekly. VAT quarterly" are two. */
const sentencesIn = (fact: string): string[] =>
  fact.split(/(?<=[\p{L}%)])[.;]\s+|(?<=\p{N}{2})[.;]\s+(?=\p{Lu})|[。；]/u);

/** A line of a resume says more than one word. */
function isLine(text: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return text.replace(/[\p{N}年月日]/gu, '').length >= 4;
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

function place(task: ActTask, fact: string, where: Where): ChatAnswer {
  const { reading, input } = task;
  const { document } = input;
  const { language } = reading;
  if (where.section && !isWork(where.section.kind) && !where.entry)
    return addAt(task, wordFact(fact, language), { kind: 'section', section: where.section });
  const skills = isSomewhere(where) ? undefined : listedSkills(task, wordFact(fact, language));
  const list = skills && listFor(task, skills);
  if (list) return addAt(task, wordFact(fact, language), list);
  if (!isSomewhere(where)) {
    const home = sectionBySense(document, fact);
    if (home) return addAt(task, wordFact(fact, language), { kind: 'section', section: home });
    const role = roleToldIn(task, fact);
    if (role) return { ...change(task, [role]), statedFacts: [fact] };
  }
  if (!isLine(wordFact(fact, language)) || !isClean(wordFact(fact, language))) return say(task, 'whatToSay');
  const entry = where.entry ?? entryAbout(document, fact) ?? whereLast(input) ?? onlyJob(document);
  if (!entry || task.act.sure < surelyTold || saysSelf(wordFact(fact, language, entry)))
    return askPlace(task, wordFact(fact, language), entry);
  const line = where.line ?? lineAbout(entry, fact);
  const text = wordFact(fact, language, entry);
  const edit =
    line && isAddition(text, line)
      ? replaceLine(line, completed(line.text, text, task), 'stated-fact')
      : insertTold(entry, text, fact);
  return { ...change(task, [edit]), statedFacts: [edit.after] };
}

function completed(line: string, text: string, { reading: { language } }: ActTask): string {
  const isName = /^\p{Lu}{2}|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text);
  const small = isName || language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return completeLine(line, small, language);
}

const longestAddition = 8;
/** Begins with how much: then it completes a line; what begins with a deed is one of its own. */
const amount =
  /^(?:(?:about|around|roughly|approx\.?|over|up to|some|nearly|ca\.?|circa|rund|etwa|ungefähr|bis zu|über|environ|à peu près|près de|plus de|une?|unos|unas|cerca de|más de|casi|un total de|大概|大约|约|毎日|約|平均)\s*)?[£$€¥]?\p{N}/iu;

function isAddition(fact: string, { text }: Line): boolean {
  const words = /\p{sc=Han}|\p{sc=Hiragana}/u.test(fact) ? fact.length / 2 : fact.split(/\s+/u).length;
  return amount.test(fact) && words <= longestAddition && text.length < 160;
}

/** The one line of a job that shares a telling word with what was told. */
function lineAbout({ body }: Entry, fact: string): Line | undefined {
  const said = tellingNames(fact);
  const scored = body
    .map((line) => ({ line, shared: sharedWith(said, line.text) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  const [first, second] = scored;
  return first && first.shared > (second?.shared ?? 0) ? first.line : undefined;
}

/** The one job whose lines share more than one telling word, or a rare one, with what was told. */
function entryAbout({ sections }: ResumeDocument, fact: string): Entry | undefined {
  const said = tellingNames(fact);
  const jobs = sections.filter(({ kind }) => isWork(kind) || kind === 'education').flatMap(({ entries }) => entries);
  const scored = jobs
    .map((entry) => ({
      entry,
      shared: sharedWith(said, [...entry.head, ...entry.body].map(({ text }) => text).join(' ')),
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  const [first, second] = scored;
  return first && first.shared >= 2 && first.shared > (second?.shared ?? 0) ? first.entry : undefined;
}

const tellingNames = (text: string): string[] =>
  namesIn(text).filter(
    (name) => (name.length > 3 || /\p{sc=Han}|\p{sc=Katakana}/u.test(name)) && !/^\p{N}+$/u.test(name),
  );

const sharedWith = (said: readonly string[], text: string): number => {
  const names = namesIn(text);
  return said.filter((name) => names.some((other) => isAlike(name, other))).length;
};

function onlyJob({ sections }: ResumeDocument): Entry | undefined {
  const jobs = sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .filter(({ head }) => head.length > 0);
  return jobs.length === 1 ? jobs[0] : undefined;
}

/** A licence or a certificate where such things stand. */
function sectionBySense({ sections }: ResumeDocument, fact: string): Section | undefined {
  if (!credential.test(foldLetters(fact).toLowerCase())) return undefined;
  const homes = (['certifications', 'skills'] as const).map((kind) =>
    sections.filter((section) => section.kind === kind),
  );
  const [found] = homes.filter(({ length }) => length === 1);
  return found?.[0];
}

const mostPlaces = 5;

/** The places as buttons: jobs, and the sections that such a thing may stand in. */
function askPlace(task: ActTask, fact: string, likely?: Entry): ChatAnswer {
  const { sections } = task.input.document;
  const jobs = sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .filter(({ head }) => head.length > 0);
  const lists = sections.filter(
    ({ kind, heading }) => heading && ['skills', 'education', 'certifications', 'summary'].includes(kind),
  );
  const choices = [
    ...(likely ? [likely, ...jobs.filter((job) => job !== likely)] : jobs)
      .slice(0, mostPlaces - Math.min(3, lists.length))
      .map((entry) => ({ label: nameOfEntry(entry), slots: { words: fact, entry: entry.id } })),
    ...lists.map((section) => ({ label: nameOfSection(section), slots: { words: fact, section: section.id } })),
  ].slice(0, mostPlaces);
  return {
    ...say(task, 'whereToAdd', { fact }),
    choices: choices.map(({ label, slots }) => ({ label: clip(label), operation: { name: 'state' as const, slots } })),
  };
}

/** Two that complete the same line complete it one after the other. */
function joinLines(edits: readonly Edit[]): Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const at = joined.findIndex(
      (one) => one.kind === 'replace-line' && edit.kind === 'replace-line' && one.before === edit.before,
    );
    const same = joined[at];
    if (same && same.kind === 'replace-line')
      joined[at] = { ...same, after: same.after + edit.after.slice(edit.before.length) };
    else joined.push(edit);
  }
  return joined;
}
