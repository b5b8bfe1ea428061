import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import { pattern } from '@fitted/language/pattern';
import type { Edit } from '@fitted/resume/edit/edit';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../assistant.ts';
import { talkWords } from '../../../chat/chat-words.ts';
import { actCues } from '../../../cues.ts';
import { weighAnswer } from '../../../interview/weigh-answer.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { foldLetters } from '../fold-name.ts';
import { isForbidding, isQuestion } from '../is-question.ts';
import { operationsThat } from '../operations/operation-traits.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { isPolite } from '../wishes/read-wishes.ts';
import type { ActTask } from './act-task.ts';
import { soundsUntrue } from './ask-act.ts';
import { contrasts, hedges } from './data/hedges.ts';
import { isPointing } from './follow-offer.ts';
import { isClean, saysWho } from './word-fact.ts';

/** Whether the edits of an act are certain enough to be made without asking. */
type Check = (task: ActTask, edits: readonly Edit[]) => boolean;

/** Reordering loses nothing and says nothing new. */
const harmless: ReadonlySet<Edit['kind']> = new Set(['reorder', 'reorder-items', 'move-section'] as const);

/**
 * Only about half of what people say in one breath is read correctly. So a change is made at once only if a second reading agrees, the
 * resume shows that it fits, and nothing is asked, doubted or denied; everything else is shown and waits for a yes.
 */
export function isDoneAtOnce(task: ActTask, { edits }: ChatAnswer): boolean {
  if (edits.every(({ kind }) => harmless.has(kind))) return true;
  return !wonders(task) && (checks[task.act.name]?.(task, edits) ?? false);
}

/** Asked, hedged or denied, in the act itself or in the words right after it ("…, or should it stay?"). */
export function wonders({ act, acts, input }: ActTask): boolean {
  const text = act.text.trim();
  const folded = fold(text);
  const next = acts[acts.indexOf(act) + 1];
  const isAsked = /[?？]/u.test(text) || /^\s*[?？]/u.test(input.message.slice(act.to)) || isQuestion(text);
  if (isAsked && !isPolite(folded)) return true;
  // "About me" is the name of a section here.
  const said = input.document.sections.reduce(
    (rest, { heading }) => (heading ? without(rest, heading.text) : rest),
    text,
  );
  const behind = next && next.name === 'ask' && orElse.test(fold(next.text)) ? next.text : '';
  return (
    behind !== '' ||
    hedges.test(fold(said)) ||
    hedges.test(said) ||
    (isForbidding(text) && act.name !== 'remove' && act.name !== 'change')
  );
}

const without = (text: string, name: string): string => {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
};

const orElse = pattern('u')`^${actCues.any('orElse')}(?!\p{L})`;

const fold = (text: string): string =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');

const checks: Partial<Record<ActName, Check>> = {
  tell: isTellingCertain,
  remove: isRemovalCertain,
  change: isChangeCertain,
  undo: (_task, edits) => edits.every(({ kind }) => kind.startsWith('insert') || kind.startsWith('replace')),
  fix: (task, edits) => isHeard(task, ['spelling', 'tense'], second) && edits.every(keepsMost),
  split: (_task, edits) => keepWords(edits),
  join: (_task, edits) => keepWords(edits),
  reword: (task, edits) => isHeard(task, ['shorten'], surely) && edits.length === 1 && edits.every(onlyShorter),
};

const second = 0.2;
const surely = 0.4;

function isHeard({ act }: ActTask, names: readonly OperationName[], from: number): boolean {
  const share = readOperation(act.text)
    .filter(({ label }) => names.includes(label))
    .reduce((sum, guess) => sum + guess.share, 0);
  return share >= from;
}

const [minWords, maxWords] = [4, 30];

/**
 * A told fact becomes a line at once, like an interview answer, if people say it about themselves and a job they name, and its wording
 * is free of talk. Chinese and Japanese are shown first: there, talk has no words of its own to recognise it by.
 */
function isTellingCertain({ act, reading }: ActTask, edits: readonly Edit[]): boolean {
  const isNamed = act.slots.some(({ name }) => name === 'place');
  if (!isNamed || !tellsOfSelf(act.text) || act.sure < surelyTagged) return false;
  return edits.every(({ kind, after }) => {
    const words = after.split(/\s+/u).length;
    const isTalk = talkWords[reading.language].test(after) || hedges.test(fold(after)) || saysWho(after);
    const isPlain = !/[!?…;:]|\p{Extended_Pictographic}|\.\s/u.test(after) && !hasCjk(after) && isClean(after);
    const isOfSize = words >= minWords && words <= maxWords;
    return kind === 'insert-line' && isOfSize && !isTalk && isPlain && weighAnswer(after).isOwn;
  });
}

const surelyTagged = 0.5;

/** Two of three readings agree: the tagger, the removal words, the whole sentence. Jobs and sections go only by name. */
function isRemovalCertain(task: ActTask, edits: readonly Edit[]): boolean {
  const { act, input } = task;
  if (!edits.every(onlyShorter) || twice.test(fold(act.text))) return false;
  const isTagged = readActs(input.message.normalize('NFC'), input.document).some(
    ({ name, from, to, sure }) => name === 'remove' && from < act.to && to > act.from && sure >= surelyTagged,
  );
  const isSaid = clausesOf(act.text).some((clause) => clause.act === 'remove');
  const isRead = isHeard(task, operationsThat('takes-away'), second);
  const isOrdered = removalOrder.test(fold(act.text)) || removalOrder.test(act.text) || isOneMore(task);
  if (!isOrdered && [isTagged, isSaid, isRead].filter(Boolean).length < 2) return false;
  const work = input.document.sections.filter(({ kind }) => isWork(kind)).map(({ id }) => id);
  return edits.every(({ target }) => {
    if ('sectionId' in target && work.includes(target.sectionId)) return false;
    const isMuch = 'sectionId' in target || 'entryId' in target;
    return !isMuch || (isTagged && isSaid && act.slots.some(({ name, text }) => name === 'thing' && !isPointing(text)));
  });
}

/** "bin the mortuary one", "Stricken weg": a plain order. */
const removalOrder = pattern('u')`${actCues.any('removalOrder')}`;

const oneMore = pattern('u')`${actCues.any('oneMoreThing')}`;

/** "…, lorraine too": right after a removal order. */
function isOneMore({ act, acts }: ActTask): boolean {
  const before = acts.slice(0, acts.indexOf(act)).findLast(({ name }) => name !== 'why' && name !== 'talk');
  return before?.name === 'remove' && oneMore.test(fold(act.text)) && removalOrder.test(fold(before.text));
}

/** If two say the same, the person has to say which one goes. */
const twice = pattern('u')`${actCues.word('twice')}`;

const maxWordingLength = 6;

/** The message calls the old value wrong and gives the new one, both are of one kind, and it occurs in one place. */
function isChangeCertain({ input, act }: ActTask, edits: readonly Edit[]): boolean {
  const [edit, ...others] = edits;
  if (!edit || others.length > 0) return false;
  const said = fold(input.message);
  const [gone, come] = difference(edit.before, edit.after);
  if (come.length === 0 || come.length > maxWordingLength || !isOneKind(gone, come)) return false;
  // A name where there was none is a new fact ("call it Devaney Roofing, looks better"); anything made up is too.
  if ((hasName(come) && !hasName(gone)) || soundsUntrue(act.text) || soundsUntrue(input.message)) return false;
  const isSaid = (words: readonly string[]) => words.every((word) => said.includes(fold(word)));
  if (isOnlyDate(edit.before, gone) && isSaid(come) && isNamedBy(edit.before, act)) return true;
  return isSaid(come) && isSaid(gone) && [act.text, fold(act.text)].some((text) => contrasts.test(text));
}

const year = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;

/** A line with one date has no other that could be meant. */
const isOnlyDate = (line: string, gone: readonly string[]): boolean =>
  gone.join(' ').match(year)?.length === 1 && line.match(year)?.length === 1;

/** What is called wrong is the beginning of the line. */
const isNamedBy = (line: string, { slots }: Act): boolean =>
  slots.some(({ name, text }) => name === 'old' && text.length >= minLetters && fold(line).startsWith(fold(text)));

const minLetters = 6;

/** The words removed and the words added, between the beginning and end that both texts share. */
function difference(before: string, after: string): readonly [readonly string[], readonly string[]] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let [start, end] = [0, 0];
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [old.slice(start, old.length - end), now.slice(start, now.length - end)];
}

const hasName = (words: readonly string[]): boolean => words.some((word) => /^\p{Lu}/u.test(word));
const hasFigure = (words: readonly string[]): boolean => words.some((word) => /\p{N}/u.test(word));
const isOneKind = (gone: readonly string[], come: readonly string[]): boolean =>
  gone.length > 0 && hasFigure(gone) === hasFigure(come);

const wordsOf = (text: string): string[] =>
  (
    text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{sc=Latin}\p{N}][\p{sc=Latin}\p{N}.,:/%+'’-]*/gu) ?? []
  ).map((word) => word.replace(/[.,:/'’-]$/u, ''));

const sorted = (text: string): string => wordsOf(fold(text)).sort().join(' ');

/** The same words, split or joined differently. */
const keepWords = (edits: readonly Edit[]): boolean =>
  sorted(edits.map(({ before }) => before).join(' ')) === sorted(edits.map(({ after }) => after).join(' '));

/** A spelling fix changes few words and no figure. */
function keepsMost({ before, after }: Edit): boolean {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const figures = (words: readonly string[]) => words.filter((word) => /\p{N}/u.test(word)).join(' ');
  return Math.abs(old.length - now.length) <= 2 && figures(old) === figures(now);
}

/** Nothing is added that was not there. */
export function onlyShorter({ before, after }: Edit): boolean {
  const had = wordsOf(fold(before));
  return after.length < before.length && wordsOf(fold(after)).every((word) => had.includes(word));
}
