import type { Line } from '@fitted/resume/document';
import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { replyWords } from '../../chat/data/reply-words.ts';
import { replaceLine } from '../build-edit.ts';
import { addAt } from './add-fact.ts';
import { change, type Handler, say, subjectOf, type Turn } from './answer.ts';
import { changesSoFar } from './changes-so-far.ts';
import { addingIntents, type Intent } from './data/phrasing.ts';
import { findPlaceToAdd, type Place, splitPlaceToAdd } from './find-place.ts';
import { bodyOf } from './find-target.ts';
import { contains, foldLetters, unquote } from './fold-name.ts';
import { linesWrittenLast } from './last-change.ts';
import { numberOf } from './number-of.ts';
import { type ReadCommand, readCommand } from './read-command.ts';

const mostRecalled = 20;
const additions: ReadonlySet<Intent> = new Set<Intent>([...addingIntents, 'add-more']);

/** "delete it" right after something was added: as it was before. */
export const takeBack: Handler = (turn) => {
  const before = lastCommand(turn);
  const isAdded = before === undefined || additions.has(before.intent);
  return isAdded && linesWrittenLast(turn).length > 0 && turn.input.canUndo
    ? { ...say(turn, 'undone'), action: 'undo' }
    : say(turn, 'notUnderstood');
};

function lastCommand({ input }: Turn): ReadCommand | undefined {
  const request = input.history.at(-2);
  return request && readCommand(request.content, [input.language, input.document.language]);
}

/** The input of the request that was undone last; undefined when nothing was. */
export function undoneRequest(input: ChatInput): ChatInput | undefined {
  const last = changesSoFar(input).undone.at(-1);
  return last && { ...input, message: last.request, history: input.history.slice(0, last.at) };
}

/** "bring the hobbies back": when that is what went last. */
export const bringBack: Handler = (turn) => {
  const name = subjectOf(turn);
  const last = changesSoFar(turn.input).done.at(-1);
  return turn.input.canUndo && last?.listed.some((told) => tellsRemoval(told) && contains(told, name))
    ? { ...say(turn, 'undone'), action: 'undo' }
    : say(turn, 'notUnderstood');
};

function tellsRemoval(told: string): boolean {
  return Object.values(replyWords).some(({ removed }) => told.startsWith(`• ${removed.split('{before}')[0]}`));
}

/** "What did you change?" */
export const recall: Handler = (turn) => {
  const listed = changesSoFar(turn.input).done.flatMap((change) => change.listed);
  if (listed.length === 0) return say(turn, 'nothingYet');
  return say(turn, 'soFar', { changes: listed.slice(-mostRecalled).join('\n') });
};

/** "and also: managed the post" goes where the last fact went. */
export const addMore: Handler = (turn) => {
  const fact = unquote(turn.groups.fact ?? '');
  const place = lastPlace(turn);
  return place ? addAt(turn, fact, place) : say(turn, 'notUnderstood');
};

function lastPlace(turn: Turn): Place | undefined {
  const { input } = turn;
  const before = lastCommand(turn);
  if (!before) return undefined;
  const { place, newPlace, fact = '' } = before.groups;
  const name = place ?? newPlace;
  if (before.intent === 'add-to' && name) return findPlaceToAdd(input.document, name);
  return before.intent === 'add' ? splitPlaceToAdd(input.document, fact, before.language)?.place : undefined;
}

const subjects = ['section', 'part', 'words', 'skill'] as const;

/** "and the Hobbies too": the last request with another name in it; undefined when that did nothing, or has no name. */
export function sameRequest(turn: Turn): ReadCommand | undefined {
  const { history } = turn.input;
  const before = lastCommand(turn);
  const group = subjects.find((name) => before?.groups[name]);
  const name = nameOfSame(turn);
  if (!before || !group || !name || changesSoFar(turn.input).done.at(-1)?.at !== history.length - 2) return undefined;
  return { ...before, groups: { ...before.groups, [group]: inPlaceOf(before.groups[group] ?? '', name) } };
}

function nameOfSame({ groups }: Turn): string {
  return groups.also ?? groups.too ?? groups.one ?? '';
}

/** "and the fourth" */
export function isCounted(turn: Turn): boolean {
  return isPlace(nameOfSame(turn).split(' ').at(-1) ?? '');
}

const isPlace = (word: string): boolean => numberOf(foldLetters(word).toLowerCase()) !== 0;

/** "the fourth" after "the third bullet at Acme" is "the fourth bullet at Acme". */
function inPlaceOf(subject: string, name: string): string {
  const [word = ''] = name.split(' ').slice(-1);
  const last = subject.split(' ').find(isPlace);
  return isPlace(word) && last ? subject.replace(last, word) : name;
}

/** "make that 3 nurses": the figure of the line that was written last. */
export const amend: Handler = (turn) => {
  const [only, ...others] = linesWrittenLast(turn);
  const lines = bodyOf(turn.input.document.sections).filter(({ text }) => text === only);
  const [line] = lines;
  const after = line && lines.length === 1 ? refigure(line, turn.groups.to ?? '') : undefined;
  return line && after && others.length === 0 ? rewrite(turn, line, after) : say(turn, 'notUnderstood');
};

function rewrite(turn: Turn, line: Line, after: string): ChatAnswer {
  return { ...change(turn, [replaceLine(line, after, 'requested')]), statedFacts: [after] };
}

const figure = /[£$€¥]?\p{N}[\p{N}.,]*[%％]?/gu;

/** Only where one figure can be meant: the one before the same noun, or the only one there is. */
function refigure({ text }: Line, to: string): string | undefined {
  const [amount, ...others] = to.match(figure) ?? [];
  if (!amount || others.length > 0) return undefined;
  const noun = to.slice(to.indexOf(amount) + amount.length).trim();
  const places = [...text.matchAll(figure)].filter(
    ({ index, 0: old }) =>
      noun === '' ||
      text
        .slice(index + old.length)
        .toLowerCase()
        .includes(noun.toLowerCase()),
  );
  const [place, ...more] = places;
  if (!place || more.length > 0) return undefined;
  // "no, 3m" is still in the currency that was told.
  const [currency = ''] = /^[£$€¥]/u.test(amount) ? [] : (/^[£$€¥]/u.exec(place[0]) ?? []);
  return text.slice(0, place.index) + currency + amount + text.slice(place.index + place[0].length);
}
