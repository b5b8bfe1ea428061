import type { Change, HeldBack } from '@fitted/contract/assistant';
import type { Language } from '@fitted/contract/languages';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer } from '../assistant.ts';
import { readCommand } from '../embedded/chat/read-command.ts';
import { replyWords } from './data/reply-words.ts';
import { mostHeldShown } from './describe-changes.ts';

interface Answered {
  readonly message: string;
  /** What the last reply held back. */
  readonly heldBack?: readonly HeldBack[];
  readonly language: Language;
}

/**
 * A plain yes or no to what the last reply held back. No engine is asked: a model would word the line anew and be held back
 * again. Who says yes to a line makes it their own word, and with that the guard lets it through; only what was shown counts.
 */
export function settleHeldBack(
  { message, heldBack = [], language }: Answered,
  document: ResumeDocument,
): ChatAnswer | undefined {
  if (heldBack.length === 0) return undefined;
  const intent = readCommand(message, [language, document.language])?.intent;
  const words = replyWords[language];
  if (intent === 'decline') return { words: words.nothingChanged, action: 'none', edits: [], statedFacts: [] };
  if (intent !== 'confirm') return undefined;
  const edits = heldBack.slice(0, mostHeldShown).flatMap(({ change }) => (isEdit(change) ? [change] : []));
  // "That one", of several, is not all of them.
  if (edits.length > 1 && /\bone$/iu.test(message.replace(/[.!\s]+$/u, ''))) return undefined;
  const statedFacts = edits.flatMap(({ after }) => after.split('\n').filter(Boolean));
  return { words: words.done, action: 'edit', edits, statedFacts };
}

/** It went through somebody's browser; whether it fits the resume is for the guard. */
function isEdit(change: Change): change is Change & Edit {
  return typeof change.target === 'object' && change.target !== null;
}

/** The same edits for the resume as it was written and is read next time: its lines may be counted anew. */
export function placeAnew(
  heldBack: readonly HeldBack[],
  revised: ResumeDocument,
  reread: ResumeDocument,
): readonly HeldBack[] {
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
  return heldBack.map(({ change, ...rest }) => {
    const target = Object.entries(change.target ?? {}).map(([name, id]) => [name, ids.get(id) ?? id]);
    return { ...rest, change: { ...change, target: Object.fromEntries(target) } };
  });
}
