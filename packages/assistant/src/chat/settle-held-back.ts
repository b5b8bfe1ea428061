import type { Choice } from '@fitted/contract/assistant/chat-operations';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatTurn } from '../assistant.ts';
import { replyCues } from '../cues.ts';
import { withDigits } from '../embedded/chat/corrections/with-digits.ts';
import { numberOf } from '../embedded/chat/find/number-of.ts';
import { foldLetters } from '../embedded/chat/fold-name.ts';
import { correctionsIn, withCorrections } from '../embedded/chat/wishes/correct-wish.ts';
import { findOperation } from '../understand/read-operation.ts';
import { replyWords } from './chat-words.ts';
import { describeHeldBack, maxHeldShown } from './describe-changes.ts';

interface Answered {
  readonly message: string;
  readonly chatHistory?: readonly ChatTurn[];
  /** What the last reply held back. */
  readonly heldBack?: readonly HeldBack[];
  readonly language: Language;
}

/** `isOpen`: the yes could mean several lines, so the person is asked again and the lines stay held back. */
export interface Settled extends ChatAnswer {
  readonly isOpen?: boolean;
}

/** Can mean "I have read it" as well as "yes". */
const weakYes = pattern('iu')`^${replyCues.any('weakYes')}$`;
const opens = {
  yes: pattern('iu')`^${replyCues.any('yes')}(?:[,，、. ]{1,2}${replyCues.any('yesMore')}[.!]?)?$`,
  no: pattern('iu')`^${replyCues.any('no')}(?:[,，、. ]{1,2}${replyCues.any('noMore')})?$`,
} as const;
const all = pattern('iu')`^(?:${replyCues.any('allOpening')}[,，、 ]*)?${replyCues.any('all')}$`;
const one = pattern(
  'iu',
)`^(?:${replyCues.any('oneOpening')}[,，、 ]{0,3})?(?:${replyCues.any('oneArticle')} ?){0,3}(?<nth>\S{1,40}?)(?:の)?(?: ${replyCues.any('oneNoun')})?$`;

/**
 * Settles a plain yes or no to what the last reply held back. No engine is asked: a model would reword the line and be
 * held back again. A yes makes the line the person's own statement, so the guard accepts it. It covers only what was
 * shown, and only if one question was asked: an "ok" below a list of changes may refer to those.
 */
export function settleHeldBack(answered: Answered, document: ResumeDocument): Settled | undefined {
  const { message, heldBack = [], language } = answered;
  if (heldBack.length === 0) return undefined;
  const words = replyWords[language];
  const said = message.trim().replace(/(?<![.!。！\s])[.!。！\s]+$/u, '');
  const shown = heldBack.slice(0, maxHeldShown).map(({ change }) => change);
  const named = shown.length > 1 ? namedOf(shown, said) : undefined;
  const amended = amendShown(shown, message, language);
  if (amended) return amended;
  const wanted = opens.no.test(said) ? 'no' : opens.yes.test(said) ? 'yes' : findOperation(message);
  if (!named && wanted === 'no') return { words: words.nothingChanged, action: 'none', edits: [], statedFacts: [] };
  if (!named && wanted !== 'yes') return undefined;
  if (!named && shown.length > 1) return askAgain(words.whichToApply);
  if (!named && weakYes.test(said) && hasChanged(answered))
    return askAgain(describeHeldBack(heldBack, language, document));
  const edits = named ?? shown;
  const statedFacts = edits.flatMap(({ after }) => after.split('\n').filter(Boolean));
  return { words: words.done, action: 'edit', edits, statedFacts };
}

/** "no, five, not four" below a line that we offered: with the right figure it is theirs. */
function amendShown(shown: readonly Edit[], message: string, language: Language): Settled | undefined {
  const corrections = correctionsIn(withDigits(message, language)).filter(({ from }) => from !== undefined);
  if (corrections.length === 0 || message.length > maxAmendment) return undefined;
  const afters = shown.map(({ after }) => withCorrections(after, corrections, language));
  if (afters.every((after) => after === undefined)) return undefined;
  const edits = shown.map((edit, at) => ({ ...edit, after: afters[at] ?? edit.after }));
  const statedFacts = edits.flatMap(({ after }) => after.split('\n').filter(Boolean));
  return { words: replyWords[language].done, action: 'edit', edits, statedFacts };
}

/** A longer message tells more than a correction. */
const maxAmendment = 140;

function askAgain(words: string): Settled {
  return { words, action: 'none', edits: [], statedFacts: [], isOpen: true };
}

/** "all of them", "the first one" */
function namedOf<Shown>(shown: readonly Shown[], said: string): Shown[] | undefined {
  if (all.test(said)) return [...shown];
  const nth = numberOf(foldLetters(one.exec(said)?.groups?.nth ?? '').toLowerCase());
  const meant = shown.at(nth < 0 ? nth : nth - 1);
  return nth !== 0 && meant ? [meant] : undefined;
}

/** Whether the last reply also listed changes. */
function hasChanged({ chatHistory = [] }: Answered): boolean {
  const last = chatHistory.at(-1)?.content ?? '';
  return Object.values(replyWords).some(({ changed }) => last.includes(`${changed}\n`));
}

/**
 * Maps the ids of a resume's parts to their ids after it is parsed again, because lines may be numbered differently.
 */
function idsAnew(revised: ResumeDocument, reread: ResumeDocument): ReadonlyMap<unknown, string> {
  const ids = new Map<unknown, string>();
  const pair = (old: readonly { id: string }[], now: readonly { id: string }[]) => {
    if (old.length === now.length) for (const [at, { id }] of old.entries()) ids.set(id, now[at]?.id ?? id);
  };
  pair(revised.head.lines, reread.head.lines);
  pair(revised.sections, reread.sections);
  for (const [at, section] of revised.sections.entries()) {
    const entries = reread.sections[at]?.entries ?? [];
    pair(section.entries, entries);
    for (const [place, entry] of section.entries.entries()) {
      pair(entry.head, entries[place]?.head ?? []);
      pair(entry.body, entries[place]?.body ?? []);
    }
  }
  return ids;
}

/** The same edits, addressed to the resume as it will be parsed next time. */
export function placeAnew(
  heldBack: readonly HeldBack[],
  revised: ResumeDocument,
  reread: ResumeDocument,
): readonly HeldBack[] {
  const ids = idsAnew(revised, reread);
  return heldBack.map(({ change, ...rest }) => {
    const target = Object.entries(change.target ?? {}).map(([name, id]) => [name, ids.get(id) ?? id]);
    return { ...rest, change: { ...change, target: Object.fromEntries(target) } };
  });
}

/** The same for buttons. A button whose target no longer exists is dropped; an old id could now name something else. */
export function choicesAnew(
  choices: readonly Choice[],
  revised: ResumeDocument,
  reread: ResumeDocument,
): readonly Choice[] {
  const ids = idsAnew(revised, reread);
  return choices.flatMap(({ label, operation }): Choice[] => {
    const named = (['line', 'entry', 'section'] as const).flatMap((name) => {
      const id = operation.slots[name];
      return id === undefined ? [] : [[name, ids.get(id)] as const];
    });
    if (named.some(([, id]) => id === undefined)) return [];
    return [{ label, operation: { ...operation, slots: { ...operation.slots, ...Object.fromEntries(named) } } }];
  });
}
