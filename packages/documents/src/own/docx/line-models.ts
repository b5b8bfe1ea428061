import type { LineRole, ResumeLine } from '../resume-lines.ts';
import { listNumber } from './locate-lines.ts';
import { isWhole, type OwnFile, paragraphsOf } from './own-file.ts';
import type { WordParagraph } from './paragraph-slots.ts';

/** A paragraph whose formatting a new line copies. */
export interface LineModel {
  readonly paragraph: WordParagraph;
  readonly firstSlot: number;
  /** Word numbers the paragraph: the reader saw a number that the text does not contain. */
  readonly isCounted: boolean;
}

const standIns: Readonly<Record<LineRole, readonly LineRole[]>> = {
  head: ['head', 'text'],
  heading: ['heading', 'entry-head'],
  'entry-head': ['entry-head', 'text'],
  bullet: ['bullet', 'text'],
  text: ['text', 'bullet', 'head'],
};

/**
 * The nearest line in the same or a similar role with its own paragraph, preferably numbered by Word if this one is.
 */
export function findModel(own: OwnFile, { role, text }: ResumeLine, near: number): LineModel | undefined {
  const isCounted = listNumber.test(text);
  for (const wanted of standIns[role]) {
    const models = own.before
      .map((line, index) => ({ line, index }))
      .filter(({ line }) => line.role === wanted)
      .sort((one, other) => Math.abs(one.index - near) - Math.abs(other.index - near))
      .flatMap(({ index }) => modelOf(own, index) ?? []);
    const model = models.find((candidate) => candidate.isCounted === isCounted) ?? models[0];
    if (model) return model;
  }
  return undefined;
}

export function modelOf(own: OwnFile, line: number): LineModel | undefined {
  const [paragraph, ...others] = paragraphsOf(own, line);
  if (!paragraph || others.length > 0 || !isWhole(own, line, paragraph)) return undefined;
  const places = own.located[line]?.places ?? [];
  const firstLetter = own.before[line]?.text.search(/[\p{L}\p{N}]/u) ?? 0;
  return { paragraph, firstSlot: places.flat()[0]?.slot ?? 0, isCounted: places[firstLetter]?.length === 0 };
}

/** The part of a line that is typed into a paragraph like the model: without the number if Word adds it. */
export const typedText = (text: string, { isCounted }: LineModel): string =>
  isCounted ? text.replace(listNumber, '') : text;
