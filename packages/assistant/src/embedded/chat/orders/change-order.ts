import { quotedWords, unquote } from '@fitted/language/writing/quotations';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import { wordAnew } from '../../build-edit.ts';
import { type ActTask, type DoAct, slotsNamed } from '../acts/act-task.ts';
import { contrasts } from '../acts/data/hedges.ts';
import { whereNamed } from '../acts/find-where.ts';
import { isPointing } from '../acts/follow-offer.ts';
import { changeAsTold, say } from '../answer.ts';
import { changesSoFar } from '../changes-so-far.ts';
import { resolveChange } from '../corrections/resolve-change.ts';
import { withDigits } from '../corrections/with-digits.ts';
import { addAt } from '../facts/add-at.ts';
import { foldLetters } from '../fold-name.ts';
import { countsIn } from '../operations/counts.ts';
import { isNamed, mentionsIn } from '../operations/mentions.ts';
import { lineUnit } from '../operations/units.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { bareWords, namesIn } from '../wishes/name-words.ts';
import { linesChangedLast } from '../wishes/thread.ts';
import { namesAnew } from './names-anew.ts';
import { idle } from './order-traits.ts';
import { placeAt } from './place-named.ts';
import { replacePart } from './rewrite-order.ts';

/**
 * Puts the new words where the old ones stand; where none are named, in place of what was written or offered last. What is not said to
 * the letter is looked for in the whole resume, and shown before it is written unless nothing else could be meant.
 */
export const changeOrder: DoAct = (task) => {
  const [olds, news] = wordingsIn(task);
  const [old, to] = [olds[0], news[0]];
  if (to === undefined || isTornOut(task.act)) return undefined;
  if (olds.length > 1) return lookedFor(task, olds, news);
  if (old === undefined || isPointing(old))
    return insteadOfLast(task, news) ?? writtenThere(task, to) ?? lookedFor(task, [], news);
  const respelt = news.length === 1 ? respell(task, old, to) : undefined;
  if (respelt) return respelt;
  const isQuoted =
    quotedWords(old) !== undefined || namesIn(old).length >= (hasCjk(old) ? surelyStandingCjk : surelyStanding);
  const edits = isQuoted && news.length === 1 ? replacePart(task.input.document, old, unquote(to)) : undefined;
  return edits ? changeAsTold(task, edits) : lookedFor(task, olds, news);
};

/** "I ran the meeting every Tuesday", of which only the end was taken for the new wording: too many words stand before it. */
function isTornOut({ slots, text, from }: Act): boolean {
  const [old, to] = [slots.find(({ name }) => name === 'old'), slots.find(({ name }) => name === 'new')];
  if (!old || !to || to.from < old.to || quotedWords(to.text) !== undefined || namesIn(to.text).length < 2)
    return false;
  return namesIn(bareWords(text.slice(old.to - from, to.from - from))).length >= tooManyBetween;
}

const tooManyBetween = 3;

function lookedFor(task: ActTask, olds: readonly string[], news: readonly string[]): ChatAnswer | undefined {
  const { act, input, reading } = task;
  if (!isCorrecting(task) || countsIn(foldLetters(act.text).toLowerCase(), lineUnit).length > 0) return undefined;
  const figures = (text: string) => withDigits(text, reading.language);
  const resolved = resolveChange(input.document, {
    olds: olds.map(figures),
    news: news.map(figures),
    places: slotsNamed(act, 'place'),
    sentence: figures(act.text),
    message: figures(input.message),
    last: linesChangedLast(input),
  });
  if (!resolved) return undefined;
  const { edit, isPlain } = resolved;
  // "16 in summer, 14 is the normal" may call neither of the two wrong.
  const isOfFigures = [...olds, ...news].every((text) => /\p{N}/u.test(text));
  const isCertain = isPlain && !namesAnew(edit) && (!isOfFigures || isContrasting(act)) && !saysReplace(act);
  return isCertain
    ? changeAsTold(task, [edit])
    : { ...say(task, 'nothingChanged'), words: '', unsure: [edit], statedFacts: [] };
}

/** It names what is wrong or where it is, or says that something is: a bare "it was 2019" may only tell. */
const isCorrecting = ({ act }: ActTask): boolean =>
  act.slots.some(({ name }) => name === 'old' || name === 'place') || isContrasting(act);

const isContrasting = (act: Act): boolean =>
  [act.text, foldLetters(act.text).toLowerCase()].some((one) => contrasts.test(one)) || saysReplace(act);

/** The verb of the order and its "by" are read better than by any guess, where both are there: this is shown if they are not. */
const saysReplace = ({ text }: Act): boolean => clausesOf(text).some((clause) => clause.act === 'replace');

/** Of two quotations the first is the old wording, and the second the new one. */
function wordingsIn({ act }: ActTask): readonly [olds: readonly string[], news: readonly string[]] {
  const named = act.slots.filter(({ name }) => name === 'old' || name === 'new').map(({ text }) => text);
  const [first, second, ...others] = named.filter((text) => quotedWords(text) !== undefined);
  const isPair = first !== undefined && second !== undefined && others.length === 0 && named.length === 2;
  return isPair ? [[first], [second]] : [slotsNamed(act, 'old'), slotsNamed(act, 'new')];
}

const oneWord = /[\p{L}\p{M}'’-]+/gu;

/** "overnite should be overnight, 2 places": one word and how it is spelt, wherever it stands. */
function respell(task: ActTask, old: string, to: string): ChatAnswer | undefined {
  if (hasCjk(old)) return respellCjk(task, unquote(old), unquote(to));
  const wrong = unquote(old).match(oneWord) ?? [];
  const [word, ...others] = wrong;
  const right = unquote(to).split(/[,;(]/u)[0]?.trim() ?? '';
  if (word === undefined || others.length > 0 || !isLike(word, right)) return undefined;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu');
  const edits = linesOf(task.input.document).flatMap((line) => {
    const after = line.text.replace(found, (stood) =>
      /^\p{Lu}/u.test(stood) ? right.charAt(0).toUpperCase() + right.slice(1) : right,
    );
    return after === line.text ? [] : [wordAnew(task.input.document, line, after)];
  });
  return edits.length > 0 ? changeAsTold(task, edits) : undefined;
}

/** 熟炼 for 熟练: one character of a word, wherever it stands. */
function respellCjk(task: ActTask, old: string, to: string): ChatAnswer | undefined {
  const isWord = old.length === to.length && old.length >= 2 && old.length <= longestWordCjk;
  if (!isWord || [...old].filter((letter, at) => letter !== to[at]).length !== 1) return undefined;
  const { document } = task.input;
  const found = linesOf(document).filter(({ text }) => text.includes(old));
  return found.length === 0
    ? undefined
    : changeAsTold(
        task,
        found.map((line) => wordAnew(document, line, line.text.replaceAll(old, to))),
      );
}

const longestWordCjk = 4;

/** Most letters are the same: "alot" and "a lot", "gustaria" and "gustaría". */
export function isLike(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) =>
    foldLetters(text)
      .toLowerCase()
      .replace(/[^\p{L}]/gu, ''),
  );
  if (!left || !right || one === other || Math.abs(left.length - right.length) > 2 || left.length < 4) return false;
  const start = [...left].findIndex((letter, at) => letter !== right[at]);
  return left === right || start >= Math.ceil(left.length / 2);
}

/** So many words in a row are a quotation, even without its marks. */
const surelyStanding = 3;
const surelyStandingCjk = 6;

/** "no, write: …", "make two of it: “…” and “…”": what the last reply offered or wrote becomes these lines. */
function insteadOfLast(task: ActTask, news: readonly string[]): ChatAnswer | undefined {
  const asks = task.acts.filter(({ name }) => !idle.has(name));
  if (asks.length > 1) return undefined;
  const texts = news.flatMap((to) => wordingIn(to) ?? []);
  const [first, ...more] = texts;
  if (first === undefined || texts.length < news.length || namesOther(task, news)) return undefined;
  const offered = offeredLast(task.input);
  if (offered && more.length === 0) return changeAsTold(task, [{ ...offered, after: first }]);
  const line = lineWrittenLast(task.input);
  if (!line) return undefined;
  const edits = [wordAnew(task.input.document, line, first), ...more.map((text) => below(line, text))];
  return changeAsTold(task, edits, texts);
}

/** "that one goes under the job at Ashby: “…”": a line for the place that the rest of the words name. */
function writtenThere(task: ActTask, to: string): ChatAnswer | undefined {
  const text = quotedWords(to);
  const place = text && placeAt(task.input.document, whereNamed(task.input.document, task.act.text.replace(to, ' ')));
  const answer = place && addAt(task, text, place);
  return answer && answer.edits.length > 0 ? answer : undefined;
}

/** Besides the new words, something else of this resume. */
function namesOther({ act, input }: ActTask, news: readonly string[]): boolean {
  const rest = news.reduce((text, to) => text.replace(to, ' '), act.text);
  return isNamed(mentionsIn(input.document, rest));
}

function offeredLast({ waiting = [] }: ChatInput): Edit | undefined {
  const [only, ...others] = waiting.filter(({ kind }) => kind !== 'remove');
  return others.length === 0 ? only : undefined;
}

/** Only what the reply before this message has written: nobody means anything further back without naming it. */
function lineWrittenLast(input: ChatInput): Line | undefined {
  const isNext = changesSoFar(input).done.at(-1)?.at === input.history.length - 2;
  const [line, ...others] = isNext ? linesChangedLast(input) : [];
  return others.length === 0 ? line : undefined;
}

const below = (line: Line, text: string): Edit => ({
  id: `requested:below:${line.id}:${text}`,
  kind: 'insert-line',
  target: { afterLineId: line.id },
  line: { kind: line.kind, depth: line.depth },
  before: '',
  after: text,
  reason: { code: 'stated-fact', params: {} },
  evidence: [],
});

/** A wording, and not the figure or the name that another is corrected by. */
function wordingIn(to: string): string | undefined {
  const text = unquote(to.replace(/^\s*[:：]\s*/u, ''));
  return quotedWords(to) !== undefined || namesIn(text).length >= fewWords ? text : undefined;
}

const fewWords = 4;
