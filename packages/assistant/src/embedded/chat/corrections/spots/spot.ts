import type { Line, ResumeDocument } from '@fitted/resume/document';

/** What somebody calls wrong, what they say is right, and the words in which they say so. */
export interface Said {
  readonly document: ResumeDocument;
  /** Empty where only the right value is given: "I left in March". */
  readonly old: string;
  readonly to: string;
  readonly sentence: string;
  /** All of the message, if it says more. */
  readonly message: string;
}

/** A line as it would read if the correction were about this place in it. */
export interface Spot {
  readonly line: Line;
  readonly after: string;
  /** 1 where the line says exactly what is called wrong, less where it only resembles it. */
  readonly fit: number;
}

/** The places in a line that could be meant. */
export type FindSpots = (said: Said, line: Line) => readonly Spot[];

/** The text with another one in place of what stands there. */
export const putAt = (text: string, { at, to }: { readonly at: number; readonly to: number }, put: string): string =>
  text.slice(0, at) + put + text.slice(to);
