import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { textAt } from '@fitted/resume/edit/text-at';
import type { Answer, Draft } from '../../draft.ts';
import { yesTo } from '../../facts/ledger.ts';
import { changeKey } from '../changes/change-key.ts';
import { writeLine } from '../outcome/own-edits.ts';
import { answerIdOf, doubtful } from '../questions/questions.ts';

interface Desk {
  readonly heldBack: readonly HeldBack[];
  readonly answers: Readonly<Record<string, Answer>>;
  /** Without any change. */
  readonly base: ResumeDocument;
  /** All changes, on or off. */
  readonly edits: readonly Edit[];
}

export interface Suggestions {
  /** Neither used nor left out. */
  readonly open: readonly HeldBack[];
  readonly refused: readonly HeldBack[];
}

/** What is suggested for this resume: one wording for a line, and none for a line that the person has settled. */
export function suggestionsOf({ heldBack, answers, base, edits }: Desk): Suggestions {
  const settled = new Set(edits.filter(isSettled).flatMap(lineIn));
  const open = doubtful(heldBack, answers).filter(({ change }) => {
    const lines = lineIn(change);
    const isFree = !lines.some((line) => settled.has(line));
    for (const line of lines) settled.add(line);
    return isFree && textAt(base, change) === change.before;
  });
  const isRefused = (one: HeldBack) => one.verdict === 'questioned' && answers[answerIdOf(one)]?.kind === 'no';
  return { open, refused: heldBack.filter(isRefused) };
}

const lineIn = ({ target }: Edit): NodeId[] => ('lineId' in target ? [target.lineId] : []);

/** Worded, confirmed or removed by the person. */
const isSettled = ({ kind, reason, evidence }: Edit): boolean =>
  evidence.some(({ source }) => source === 'stated') || (kind === 'remove' && reason.code === 'requested');

/** The words that can be changed in place: a single line, or the only line of a new section. */
export function wordsOf({ kind, after }: Edit): string | undefined {
  const lines = after.split('\n');
  switch (kind) {
    case 'replace-line':
    case 'insert-line':
      return lines.length === 1 && after !== '' ? after : undefined;
    case 'insert-section':
      return lines.length === 2 ? lines[1] : undefined;
    default:
      return undefined;
  }
}

const inWords = ({ kind, after }: Edit, words: string): string =>
  kind === 'insert-section' ? `${after.split('\n')[0]}\n${words}` : words;

/** The suggestions become changes that are on, with the person's word for them. */
export function takeSuggestions(draft: Draft, taken: readonly HeldBack[], base: ResumeDocument): Draft {
  const yes = taken.map((one) => [answerIdOf(one), { kind: 'yes', fact: one.change.after }] as const);
  const changes = taken.map(({ change }) => change);
  return { ...withOn(draft, changes, base), answers: { ...draft.answers, ...Object.fromEntries(yes) } };
}

/** What was switched off before is on again, and what was proposed for the same line and cannot stand beside it is off. */
function withOn(draft: Draft, taken: readonly Edit[], base: ResumeDocument): Draft {
  const keys = new Set(taken.map(changeKey));
  const off = draft.off.filter((key) => !keys.has(key));
  const on = (draft.run?.improvement.changes ?? []).filter((change) => !off.includes(changeKey(change)));
  const { dropped } = applyEdits(base, [...on, ...taken]);
  const lines = new Set(dropped.flatMap(lineIn));
  const inTheWay = on.filter((change) => lineIn(change).some((line) => lines.has(line))).map(changeKey);
  return { ...draft, off: [...off, ...inTheWay] };
}

/**
 * A suggestion in the person's own words. A line of theirs is worded like one edited by hand; what is new has no line yet
 * and is answered in their words. Of both the server makes the change, under the guard.
 */
export function wordSuggestion(draft: Draft, one: HeldBack, words: string, base: ResumeDocument): Draft {
  const { change } = one;
  if (words === wordsOf(change)) return takeSuggestions(draft, [one], base);
  if (change.kind === 'replace-line') return writeLine(draft, base, change.target.lineId, words);
  const answer = yesTo(change.after, inWords(change, words));
  return { ...draft, answers: { ...draft.answers, [answerIdOf(one)]: answer } };
}
