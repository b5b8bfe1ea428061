import type { Line } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import { completeLine } from '@fitted/resume/facts/answer/answer-line';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { fill, lookWords } from '../../../chat/chat-words.ts';
import { replaceLine } from '../../build-edit.ts';
import { insertTold } from '../../structure/facts/place-fact.ts';
import { holdsAll, isLine, otherPlaces, sectionBySense } from '../acts/place-told.ts';
import { openTurn, say, type Turn } from '../answer.ts';
import { addAt } from '../facts/add-at.ts';
import { retold } from '../facts/retold.ts';
import { nameOfEntry } from '../find/find-target.ts';
import { clip } from '../operations/task.ts';
import { contentOf } from '../readings/explained.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { asksOfIt, callsItBad, ordersIt, ordersToSay, pronouns } from './data/spoken-words.ts';
import { withObjectOf } from './of-line.ts';
import { type Home, homeOfAccount } from './place-account.ts';
import { type Part, partsIn } from './read-parts.ts';
import { joined, wordAccount } from './word-account.ts';

/** What a message tells, written or offered, and what else it wants or asks. */
export interface Account {
  readonly answer: ChatAnswer;
  readonly rest: string;
}

/** Nobody tells more lines in one message; more of them are talk. */
const maxLines = 4;

/**
 * The facts that a longer message tells, gathered into lines of the job it speaks of. They are taken out before anything else is
 * read: what is left of the message is then a plain wish or question. `isOfLine`: only what is told of a line that the message speaks of.
 */
export function takeAccount(input: ChatInput, isOfLine = false): Account | undefined {
  const parts = partsIn(input);
  const told = withTopic(parts);
  if (told.length === 0 || parts.length > maxParts) return undefined;
  if (parts.some(({ kind, text }) => kind === 'wanted' && ordersToSay.test(text))) return undefined;
  const turn = openTurn(input);
  const home = homeOfAccount(input, parts, told.join('. '));
  if (isOfLine && !home?.isAnew) return undefined;
  const { language } = turn.reading;
  const lines = wordAccount(told, language, home?.entry).filter(isLine);
  if (lines.length === 0 || lines.length > maxLines) return undefined;
  const answer = home ? writeThere(turn, home, lines, parts) : undefined;
  if (!answer) return undefined;
  const rest = parts.filter((part) => part !== home?.pointer && isLeft(part)).map(({ text }) => text);
  const isAsked = parts.some((part) => part.kind === 'asked' && !isLeft(part));
  return { answer: isAsked ? withOpinion(input, answer) : answer, rest: rest.join('. ') };
}

const maxParts = 14;

/** What is told, with the thing that was named just before it in place of "them": "What about syringe drivers? I used them …" */
function withTopic(parts: readonly Part[]): readonly string[] {
  const at = parts.findIndex(({ kind }) => kind === 'told');
  const [, topic] =
    /^(?:and |so )?(?:what|how) about (?:the |my )?(.{3,40}?)[?]?$/iu.exec(parts[at - 1]?.text ?? '') ?? [];
  const told = parts.filter(({ kind }) => kind === 'told').map(({ text }) => text);
  return topic
    ? told.map((text, nth) => (nth === 0 ? text.replace(/(?<!\p{L})(?:them|it)(?!\p{L})/u, topic) : text))
    : told;
}

/** "Does that count?": whether the posting asks for something that the resume shows only with what was told. */
function withOpinion({ document, job, language }: ChatInput, answer: ChatAnswer): ChatAnswer {
  const told = applyEdits(document, [...answer.edits, ...(answer.unsure ?? [])]).document;
  const before = new Set(scoreMatch(document, job.profile).matched.map(({ requirement }) => requirement.id));
  const shown = scoreMatch(told, job.profile).matched.find(({ requirement }) => !before.has(requirement.id));
  const { counts, mayStand } = lookWords[language];
  const opinion = shown ? fill(counts, { quote: shown.requirement.quote }) : mayStand;
  return { ...answer, words: [opinion, answer.words].filter(Boolean).join('\n\n') };
}

/** Asked or wanted of something else than what was just told. */
function isLeft({ kind, text }: Part): boolean {
  const isOfIt = contentOf(text).length <= fewNames;
  if (kind === 'asked') return !(isOfIt && asksOfIt.test(text));
  if (kind !== 'wanted' || ordersIt.test(text)) return false;
  if (clausesOf(text).some(({ act }) => act === 'remove' || act === 'move' || act === 'shorten')) return true;
  // "Keep it then" and "that says nothing" ask for no more than the account does.
  return contentOf(text).length > 0 && !callsItBad.test(text);
}

/** "Does that count as streaming?" names little beside what was told. */
const fewNames = 2;

function writeThere(turn: Turn, home: Home, lines: readonly string[], parts: readonly Part[]): ChatAnswer | undefined {
  const { entry, isNamed, isAnew } = home;
  const section = isNamed ? undefined : sectionBySense(turn.input.document, lines.join(' '));
  if (section) return shownFirst(turn, addAt(turn, lines[0] ?? '', { kind: 'section', section }));
  const edits = editsAt(turn, home, lines, parts);
  const [opening] = edits;
  const place = opening ? otherPlaces(turn, opening, entry, lines.join('\n')) : { words: '' };
  // In place of the line, or as a line of its own.
  const own = {
    label: clip(nameOfEntry(entry)),
    operation: { name: 'state' as const, slots: { words: lines.join('\n'), entry: entry.id } },
  };
  return shownFirst(turn, { ...place, ...(isAnew && { choices: [own] }), edits });
}

/** A longer message is read right about every other time, so its lines wait for a yes. */
function shownFirst(turn: Turn, { edits, choices }: Pick<ChatAnswer, 'edits' | 'choices'>): ChatAnswer {
  return { ...say(turn, 'done'), words: '', ...(choices && { choices }), unsure: edits };
}

/** The line that is spoken of, or that says less than one of the new ones, takes it in; the others are lines of their own. */
function editsAt(turn: Turn, { entry, line, isAnew }: Home, lines: readonly string[], parts: readonly Part[]): Edit[] {
  const { language } = turn.reading;
  const fuller = (old: Line) => lines.find((one) => holdsAll(one, old.text));
  const old = line ?? entry.body.find((one) => fuller(one) !== undefined);
  if (!old) return lines.map((text) => insertTold(entry, text, text));
  const text = fuller(old) ?? lines[0] ?? '';
  const others = lines.filter((one) => one !== text).map((one) => insertTold(entry, one, one));
  if (fuller(old) !== undefined || parts.some((part) => callsItBad.test(part.text)))
    return [replaceLine(old, text, 'stated-fact'), ...others];
  if (isAnew) return [anew(turn, old, withObjectOf(old.text, text), parts), ...others];
  return [replaceLine(old, joined(old.text, text, language), 'stated-fact'), ...others];
}

const openWords = 4;

/** "I did 10 a day" and "4 patients on it" say nothing without the line, and complete it. */
function anew(turn: Turn, line: Line, text: string, parts: readonly Part[]): Edit {
  const { language } = turn.reading;
  const told = parts.find(({ kind }) => kind === 'told')?.text ?? text;
  const isOpen =
    pronouns.test(text) || (/\p{N}/u.test(text) && text.split(/\s+/u).length <= openWords && !hasCjk(text));
  return isOpen
    ? replaceLine(line, completeLine(line.text, told, language), 'stated-fact')
    : retold(line, text, language);
}
