import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { SlotName } from '../../../understand/acts/tags.ts';
import { openTurn, type Turn } from '../answer.ts';

/** One act of a message, the other acts beside it, and everything needed to carry it out. */
export interface ActTask extends Turn {
  readonly act: Act;
  readonly acts: readonly Act[];
}

/** Undefined where it is not clear enough what to do. */
export type DoAct = (task: ActTask) => ChatAnswer | undefined | Promise<ChatAnswer | undefined>;

export const openAct = (input: ChatInput, act: Act, acts: readonly Act[]): ActTask => ({
  ...openTurn(input),
  act,
  acts,
});

export const slotsNamed = ({ slots }: Act, name: SlotName): readonly string[] =>
  slots.filter((slot) => slot.name === name).map(({ text }) => text);

/** The entry, section or line of a resume that an act refers to. */
export interface Where {
  readonly entry?: Entry | undefined;
  readonly section?: Section | undefined;
  readonly line?: Line | undefined;
}

export const isSomewhere = ({ entry, section, line }: Where): boolean =>
  entry !== undefined || section !== undefined || line !== undefined;

export const homeOf = (document: ResumeDocument, line: Line): Entry | undefined =>
  document.sections
    .flatMap(({ entries }) => entries)
    .find(({ head, body }) => body.includes(line) || head.includes(line));

export const isBody = (document: ResumeDocument, line: Line): boolean =>
  document.sections.some(({ entries }) => entries.some(({ body }) => body.includes(line)));
