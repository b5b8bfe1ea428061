import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { completeLine } from '@fitted/resume/facts/answer/answer-line';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../assistant.ts';
import { actCues } from '../../../cues.ts';
import { isRequestWord } from '../../../understand/read-operation.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { replaceLine } from '../../build-edit.ts';
import { insertTold } from '../../structure/facts/place-fact.ts';
import { change, say, type Turn } from '../answer.ts';
import type { Rewritten } from '../corrections/correct-dates.ts';
import { addAt } from '../facts/add-at.ts';
import { roleToldIn } from '../facts/add-role.ts';
import { askPlace, jobsOf, namesApart } from '../facts/ask-place.ts';
import { nameOfEntry } from '../find/find-target.ts';
import { listedSkills, listFor } from '../find/list-items.ts';
import { foldLetters } from '../fold-name.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { clip } from '../operations/task.ts';
import { course, credential, credentialHeading } from '../wishes/data/told-words.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import type { Thing } from '../wishes/things.ts';
import { tell } from '../wishes/wish-task.ts';
import { type ActTask, isBody, isSomewhere, slotsNamed, type Where } from './act-task.ts';
import { ordersUs } from './data/chat-words.ts';
import { whereLast } from './find-where.ts';
import type { Told } from './told-lines.ts';
import { isClean, wordFact } from './word-fact.ts';

/** Below this the person is asked where it belongs, and nothing is written yet. */
const surelyTold = 0.45;

/** A line of a resume says more than one word. */
export function isLine(text: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return text.replace(/[\p{N}年月日]/gu, '').length >= 4;
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

/** Writes one fact where it belongs, or asks where that is. */
export function placeTold(
  task: ActTask,
  { text: fact, about }: Pick<Told, 'text' | 'about'>,
  where: Where,
): ChatAnswer {
  const { reading, input } = task;
  const { document } = input;
  const { language } = reading;
  const bare = wordFact(fact, language);
  const label = about === undefined ? undefined : labelled(task, about, bare);
  if (label) return label;
  if (where.section && !isWork(where.section.kind) && !where.entry)
    return addAt(task, bare, { kind: 'section', section: where.section });
  const skills = isSomewhere(where) ? undefined : listedSkills(task, bare);
  const list = skills && listFor(task, skills);
  if (list) return addAt(task, bare, list);
  if (!isSomewhere(where)) {
    const home = sectionBySense(document, fact);
    if (home) return addAt(task, bare, { kind: 'section', section: home });
    const role = roleToldIn(task, fact);
    if (role) return { ...change(task, [role]), statedFacts: [fact] };
  }
  const entry = where.entry ?? entryAbout(document, fact) ?? whereLast(input) ?? currentJob(document);
  const text = wordFact(fact, language, entry);
  if (!isLine(text) || !isClean(text) || ordersUs.test(fact)) return say(task, 'whatToSay');
  // Only a place that the person names is certain; any other is a guess, and comes first among the buttons.
  if (!where.entry || task.act.sure < surelyTold || !isTheirsToTell(task, fact))
    return askPlace(task, bare, { entry, retold: lineRetold(task, text, where) });
  const line = where.line ?? lineAbout(where.entry, fact);
  const said = line && holdsAll(text, line.text) ? replaceLine(line, text, 'stated-fact') : undefined;
  const edit =
    said ??
    (line && isAddition(text, line)
      ? replaceLine(line, completed(line.text, text, task), 'stated-fact')
      : insertTold(where.entry, text, fact));
  return { ...change(task, [edit]), statedFacts: [edit.after], ...otherPlaces(task, edit, where.entry) };
}

/** The one line that the act speaks of, as it would be with what was told. */
function lineRetold(task: ActTask, text: string, { entry, line: named }: Where): Rewritten | undefined {
  const { document } = task.input;
  const all = mentionsIn(document, task.input.message);
  const { lines, isVague } = all.quotes.length > 0 ? all : mentionsIn(document, task.act.text);
  const [only, ...others] = lines.filter((line) => isDeed(document, line) && (!entry || entry.body.includes(line)));
  const line = named ?? (others.length > 0 || isVague ? undefined : only);
  if (!line || !isDeed(document, line)) return undefined;
  const isSame = sharedWith(tellingNames(line.text), text) > 0;
  return { line, after: isSame ? text : completed(line.text, text, task) };
}

/** A line about what was done somewhere, not one of a list. */
const isDeed = ({ sections }: ResumeDocument, line: Line): boolean =>
  sections.some(({ kind, entries }) => isWork(kind) && entries.some(({ body }) => body.includes(line)));

/** The person says it about themselves, with a figure, or about a job they name. */
function isTheirsToTell({ act }: ActTask, fact: string): boolean {
  const isNamed = slotsNamed(act, 'place').length > 0;
  return isNamed || /\p{N}/u.test(fact) || tellsOfSelf(fact) || tellsOfSelf(act.text);
}

/** "DATEV: since 2020": added after the item or line that is named. */
function labelled(task: ActTask, about: string, text: string): ChatAnswer | undefined {
  const { document } = task.input;
  const { things, isClear } = thingMeant(document, about);
  const [only, ...others] = isClear ? things : [];
  const thing = only && others.length === 0 ? only : lineNamed(document, about);
  if (!thing || !('line' in thing) || !isBody(document, thing.line)) return undefined;
  const { line } = thing;
  const small = completed('', text, task).replace(/^[,，、]\s*/u, '');
  const after =
    thing.kind === 'item'
      ? line.text.replace(thing.text, `${thing.text} (${small})`)
      : completed(line.text, text, task);
  return { ...change(task, [replaceLine(line, after, 'stated-fact')]), statedFacts: [after] };
}

/** The one line that shares a distinctive word with the name given for it. */
function lineNamed(document: ResumeDocument, about: string): Thing | undefined {
  const said = namesIn(about).filter((name) => name.length > 3 || /\p{sc=Han}|\p{sc=Katakana}/u.test(name));
  const lines = document.sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body));
  const shared = lines.map((line) => ({ line, count: sharedWith(said, line.text) })).filter(({ count }) => count > 0);
  const [first, second] = [...shared].sort((one, other) => other.count - one.count);
  return first && first.count > (second?.count ?? 0)
    ? { kind: 'line', line: first.line, text: first.line.text }
    : undefined;
}

/** Every distinctive word of a line is in what was told, so the line says less and is replaced. */
export function holdsAll(text: string, line: string): boolean {
  const names = tellingNames(line).filter((name) => !/^(?:being|having|doing|worked|working|helping)$/u.test(name));
  const said = namesIn(text);
  return names.length > 0 && names.every((name) => said.some((other) => isAlike(name, other)));
}

function completed(line: string, text: string, { reading: { language } }: ActTask): string {
  const isName = /^\p{Lu}{2}|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text);
  const small = isName || traitsOf(language).capitalisesNouns ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return completeLine(line.replace(/[,，、]$/u, ''), small, language);
}

const maxAdditionLength = 8;
/** Starts with an amount, so it completes a line; what starts with an action is a line of its own. */
const amount = pattern('iu')`^(?:${actCues.any('amountOpening')}\s*)?[£$€¥]?\p{N}`;

function isAddition(fact: string, { text }: Line): boolean {
  const words = /\p{sc=Han}|\p{sc=Hiragana}/u.test(fact) ? fact.length / 2 : fact.split(/\s+/u).length;
  return amount.test(fact) && words <= maxAdditionLength && text.length < 160;
}

/** The one line of a job that shares a distinctive word with what was told. */
export function lineAbout({ body }: Entry, fact: string): Line | undefined {
  const said = tellingNames(fact);
  const scored = body
    .map((line) => ({ line, shared: sharedWith(said, line.text) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  const [first, second] = scored;
  return first && first.shared > (second?.shared ?? 0) ? first.line : undefined;
}

/** The one job whose lines share more than one distinctive word, or a rare one, with what was told. */
export function entryAbout({ sections }: ResumeDocument, fact: string): Entry | undefined {
  const said = tellingNames(fact);
  const jobs = sections.filter(({ kind }) => isWork(kind)).flatMap(({ entries }) => entries);
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

export const tellingNames = (text: string): string[] =>
  namesIn(text).filter(
    (name) =>
      (name.length > 3 || /\p{sc=Han}|\p{sc=Katakana}/u.test(name)) && !/^\p{N}+$/u.test(name) && !isRequestWord(name),
  );

export const sharedWith = (said: readonly string[], text: string): number => {
  const names = namesIn(text);
  return said.filter((name) => names.some((other) => isAlike(name, other))).length;
};

/** The current job, or the only one. */
export function currentJob(document: ResumeDocument): Entry | undefined {
  const jobs = jobsOf(document);
  const current = jobs.filter(({ fields }) => fields.period?.isCurrent);
  return jobs.length === 1 ? jobs[0] : current.length === 1 ? current[0] : undefined;
}

/** Says where it went, with the other jobs one tap away. */
export function otherPlaces(
  task: Turn,
  edit: Edit,
  home: Entry,
  told = edit.after,
): Pick<ChatAnswer, 'words'> & Partial<ChatAnswer> {
  const words = tell(task, 'placedUnder', nameOfEntry(home)).words;
  if (edit.kind !== 'insert-line' || nameOfEntry(home) === '') return { words: say(task, 'done').words };
  const others = jobsOf(task.input.document).filter((entry) => entry !== home);
  const names = namesApart(jobsOf(task.input.document));
  const choices = others.slice(0, maxOthers).map((entry) => ({
    label: clip(names.get(entry) ?? nameOfEntry(entry)),
    operation: { name: 'state' as const, slots: { words: told, entry: entry.id } },
  }));
  return { words, ...(choices.length > 0 && { choices }) };
}

const maxOthers = 3;

/** The section of this resume for a licence, a certificate, a course or a registration. */
export function sectionBySense({ sections }: ResumeDocument, fact: string): Section | undefined {
  const folded = foldLetters(fact).toLowerCase();
  const isCourse = course.test(folded);
  if (!isCourse && !credential.test(folded)) return undefined;
  const ofKind = (kind: Section['kind']) => sections.filter((section) => section.kind === kind);
  const headed = sections.filter(
    ({ kind, heading }) => !isWork(kind) && heading && credentialHeading.test(foldLetters(heading.text)),
  );
  const lists = isCourse ? (['education', 'skills'] as const) : (['skills', 'education'] as const);
  const homes = [ofKind('certifications'), headed, ...lists.map(ofKind)];
  return homes.find(({ length }) => length === 1)?.[0];
}
