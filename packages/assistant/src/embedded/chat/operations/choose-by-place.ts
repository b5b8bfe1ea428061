import type { Choice } from '@fitted/contract/assistant/chat-operations';
import { pattern } from '@fitted/language/pattern';
import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { linesOfEntry } from '@fitted/resume/edit/text-at';
import { negated } from '@fitted/resume/facts/answer/sayings';
import type { ChatInput } from '../../../assistant.ts';
import { operationCues } from '../../../cues.ts';
import { findOperation } from '../../../understand/read-operation.ts';
import { foldLetters } from '../fold-name.ts';
import { isQuestion } from '../is-question.ts';
import { type Clause, clausesOf } from '../wishes/clauses.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';

const older = pattern('iu')`${operationCues.word('olderOne')}`;
const present = pattern('iu')`${operationCues.word('presentOne')}`;

/** A longer message says more than which one. */
const longest = 90;

interface Placed {
  readonly choice: Choice;
  readonly entry: Entry;
}

/** "celle de Superprix", "not the Lakeside one", 古いほうだけ: of lines that stand in different jobs, the one in the job that is meant. */
export function chooseByPlace({ choices = [], message, document }: ChatInput): Choice | undefined {
  const placed = choices.flatMap((choice) => entryOf(document, choice) ?? []);
  const isApart = new Set(placed.map(({ entry }) => entry)).size === choices.length;
  if (choices.length < 2 || !isApart || message.length > longest || isQuestion(message)) return undefined;
  if (findOperation(message) === 'state') return undefined;
  const clauses = clausesOf(message);
  const meant = jobsIn(
    placed,
    clauses.filter((clause) => !spares(clause)),
  );
  if (meant.length === 1) return meant[0]?.choice;
  const spared = jobsIn(placed, clauses.filter(spares));
  const left = placed.filter((one) => !spared.includes(one));
  return meant.length === 0 && left.length === 1 ? left[0]?.choice : undefined;
}

/** "the other should stay", "nicht bei Emsblick" */
const spares = ({ act, text }: Clause): boolean => act === 'keep' || negated.test(text);

function entryOf(document: ResumeDocument, choice: Choice): Placed | undefined {
  const { line, entry: id } = choice.operation.slots;
  const entry = document.sections
    .flatMap(({ entries }) => entries)
    .find((one) => one.id === id || linesOfEntry(one).some((own) => own.id === line));
  return entry && { choice, entry };
}

/** The offered jobs that these clauses name, by their words or by their age. */
function jobsIn(placed: readonly Placed[], clauses: readonly Clause[]): readonly Placed[] {
  const names = clauses.flatMap(({ text }) => namesIn(text));
  const own = placed.map(({ entry }) => entry.head.flatMap(({ text }) => namesIn(text)));
  // What stands in the heads of several tells them not apart.
  const telling = names.filter((name) => own.filter((words) => words.some((word) => isAlike(word, name))).length === 1);
  const named = placed.filter((_, at) => telling.some((name) => own[at]?.some((word) => isAlike(word, name))));
  return named.length > 0 ? named : byAge(placed, clauses.map(({ text }) => foldLetters(text).toLowerCase()).join(' '));
}

const startOf = ({ entry }: Placed): number => {
  const { start } = entry.fields.period ?? {};
  return start ? start.year * 12 + (start.month ?? 1) : Number.NaN;
};

function byAge(placed: readonly Placed[], folded: string): readonly Placed[] {
  const dated = [...placed]
    .filter((one) => !Number.isNaN(startOf(one)))
    .sort((one, other) => startOf(one) - startOf(other));
  if (dated.length < placed.length) return [];
  const found = older.test(folded) ? dated[0] : present.test(folded) ? dated.at(-1) : undefined;
  return found ? [found] : [];
}
