import { pattern } from '@fitted/language/pattern';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { talkCues } from '../../cues.ts';
import { contrasts } from './acts/data/hedges.ts';
import { onlyShorter } from './acts/done-at-once.ts';
import { isUndecided } from './corrections/is-undecided.ts';
import { valuesIn } from './corrections/spoken-values.ts';
import { foldLetters } from './fold-name.ts';
import { mentionsIn } from './operations/mentions.ts';
import { type Clause, clausesOf } from './wishes/clauses.ts';

type Said = Pick<ChatInput, 'message' | 'document'>;

/** Edits that plainly do not match the message are shown first instead of made. */
export function showSpoiled(input: Said, answer: ChatAnswer): ChatAnswer {
  const spoiled = answer.edits.filter((edit) => isSpoiled(input, edit));
  if (spoiled.length === 0) return answer;
  const edits = answer.edits.filter((edit) => !spoiled.includes(edit));
  const unsure = [...(answer.unsure ?? []), ...spoiled];
  return edits.length > 0 ? { ...answer, edits, unsure } : { ...answer, words: '', action: 'none', edits, unsure };
}

/** Half a bracket is left, something that should stay is gone, a wrong figure is written or a wrong line moved. */
function isSpoiled(input: Said, edit: Edit): boolean {
  const said = fold(input.message);
  if (leavesScraps(edit) || doubles(edit) || keepsNothing(said, edit)) return true;
  if (takesWhatStays(said, edit) || writesOwnFigure(said, edit)) return true;
  if (takesMoreThanQuoted(input, edit) || takesUnasked(input.message, edit)) return true;
  if (losesTrueFigure(input.message, edit) || (edit.after === '' && undecided.test(said))) return true;
  if (edit.kind === 'remove' && 'lineId' in edit.target) return isPartOfHead(input.document, edit.target.lineId);
  return edit.kind === 'reorder' && 'entryId' in edit.target && !counted.test(said) && movesAnother(said, edit);
}

const fold = (text: string): string => foldLetters(text).toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}{4,}/gu) ?? [];

const looseEnd = pattern(
  'iu',
)`[,;]\s*[(（]|[(（]\s*[)）]|[.。!！?？]\s*[.。、，,]|(?:^|[\s,])(?:${talkCues.any('looseEnd')}|&)\s*$`;

/** "verheiratet, (15 und 19)", "CENTRES D'INTÉRÊT et": a word of the message or half a phrase is left behind. */
function leavesScraps({ before, after }: Edit): boolean {
  if (after === '') return false;
  return (looseEnd.test(after) && !looseEnd.test(before)) || (/\p{L}/u.test(before) && !/\p{L}/u.test(after));
}

const twice = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+) \1(?![\p{L}\p{N}])/iu;

/** "Tally 9 9": what is called wrong was only half replaced. */
const doubles = ({ before, after }: Edit): boolean => twice.test(after) && !twice.test(before);

/** "actually it's 90 on Saturdays only": a scrap of the message in place of a whole line that it does not name. */
function keepsNothing(said: string, { kind, before, after }: Edit): boolean {
  if (kind !== 'replace-line' || after === '') return false;
  const [had, has] = [wordsOf(before), new Set(wordsOf(after))];
  const named = new Set(wordsOf(said));
  return (
    had.length > 1 && !had.some((word) => has.has(word) || named.has(word)) && [...has].every((word) => named.has(word))
  );
}

/** "Take out 'under supervision'": the words between quotation marks are meant, not the line that has them. */
function takesMoreThanQuoted({ message, document }: Said, { before, after }: Edit): boolean {
  if (after !== '') return false;
  const quotes = mentionsIn(document, message).quotes.map((words) => words.trim().toLowerCase());
  return quotes.some((quote) => quote && before.toLowerCase().includes(quote) && before.length > 2 * quote.length);
}

/** "after you took out the washing up, the desserts, can you add …": no word for taking out belongs to what would go. */
function takesUnasked(message: string, edit: Edit): boolean {
  const { before, after } = edit;
  if (!onlyShorter(edit)) return false;
  const clauses = clausesOf(message);
  if (!clauses.some(({ act }) => act === 'add' || act === 'replace')) return false;
  const kept = new Set(wordsOf(after));
  const gone = wordsOf(before).filter((word) => !kept.has(word));
  const named = clauses.flatMap(({ text }, at) => (wordsOf(text).some((word) => gone.includes(word)) ? [at] : []));
  return named.length > 0 && !named.some((at) => isTaken(clauses, at));
}

/** The clause has such a word, or goes on from one that has and does not lead to another wish. */
function isTaken(clauses: readonly Clause[], at: number): boolean {
  const own = clauses[at]?.act;
  if (own !== undefined) return own === 'remove' || own === 'shorten';
  const [before, next] = [
    clauses.slice(0, at).findLast(({ act }) => act),
    clauses.slice(at + 1).find(({ act }) => act),
  ];
  return before?.act === 'remove' ? next?.act !== 'add' : before === undefined && next?.act === 'remove';
}

const figuresIn = (text: string): string[] => text.match(/\p{N}+/gu) ?? [];

/** In "1 table of 5 guests, not 4" the 5 is meant, not a figure that the line already has. */
function writesOwnFigure(said: string, { before, after }: Edit): boolean {
  const [had, has] = [figuresIn(before), figuresIn(after)];
  const came = has.filter((figure) => count(has, figure) > count(had, figure));
  const isNewSaid = figuresIn(said).some((figure) => !had.includes(figure));
  return had.length === has.length && came.length > 0 && isNewSaid && came.every((figure) => had.includes(figure));
}

/** "16 in high season, 14 is the normal": the message confirms the figure being replaced, or is undecided. */
function losesTrueFigure(message: string, { kind, before, after }: Edit): boolean {
  if (!kind.startsWith('replace') || after === '') return false;
  const [had, has] = [figuresIn(before), figuresIn(after)];
  const gone = had.filter((figure) => count(had, figure) > count(has, figure));
  if (gone.length === 0 || had.length !== has.length) return false;
  const isSaid = valuesIn(message).some(({ text, isWrong }) => !isWrong && gone.includes(text));
  const isExchanged = contrasts.test(fold(message)) || contrasts.test(message);
  return isUndecided(message) || (isSaid && !isExchanged);
}

/** "… or should it stay?" */
const undecided = pattern(
  'u',
)`${talkCues.any('undecided')}[^.!?？。！]{0,40}${talkCues.any('undecidedOr')}[^.!?？。！]{0,20}[?？]`;

const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;

const staying =
  /(?<!\p{L})(?:leave|keep|garde\p{L}*|laiss\p{L}*|lass\p{L}*|behalt\p{L}*|deja\p{L}*|manten\p{L}*)(?!\p{L})([^.!?;\n]{3,80})/gu;

/** "…, the sailing and the drums stay" */
const stays = /(?<=^|[.!?;:,\n])([^.!?;:,\n]{3,80}) (?:stays?|bleib(?:t|en)|reste(?:nt)?|se quedan?)(?!\p{L})/gu;

/** "…, just leave Drogheda": what the message wants kept must not be removed. */
function takesWhatStays(said: string, { before, after }: Edit): boolean {
  const kept = new Set(wordsOf(after));
  const gone = wordsOf(before).filter((word) => !kept.has(word));
  const named = [...said.matchAll(staying), ...said.matchAll(stays)].flatMap(([, words = '']) => wordsOf(words));
  return gone.some((word) => named.includes(word));
}

/** Removes a role's title alone and leaves its dates behind. */
function isPartOfHead({ sections }: ChatInput['document'], lineId: string): boolean {
  return sections.some(({ entries }) =>
    entries.some(({ head, body }) => head.some(({ id }) => id === lineId) && head.length + body.length > 1),
  );
}

/** "The last bullet" identifies its line by position. */
const counted = pattern('u')`${talkCues.word('counted')}`;

const downward = pattern('u')`${talkCues.word('downward')}`;

/** The line that is mentioned is not the one that moved, or it moved the wrong way. */
function movesAnother(said: string, { before, after }: Edit): boolean {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const spoken = new Set(wordsOf(said).map((word) => word.slice(0, 6)));
  const named = old.filter((line) => wordsOf(line).some((word) => spoken.has(word.slice(0, 6))));
  if (named.length === 0) return /(?<!\p{L})(?:line|bullet|zeile|punkt|ligne|puce|linea|punto)(?!\p{L})/u.test(said);
  if (named.length === old.length) return false;
  const step = (line: string) => now.indexOf(line) - old.indexOf(line);
  return downward.test(said) ? named.every((line) => step(line) <= 0) : named.every((line) => step(line) >= 0);
}
