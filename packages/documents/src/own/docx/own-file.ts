import type { Element } from '@xmldom/xmldom';
import type { UnplacedChange } from '../own-document.ts';
import { listResumeLines, type ResumeLine } from '../resume-lines.ts';
import { type LocatedLine, locateLines } from './locate-lines.ts';
import { Marks } from './marks.ts';
import { listParagraphs, type WordParagraph } from './paragraph-slots.ts';
import type { ParagraphEdits } from './reword-line.ts';
import { findAbove, findChild, type WordPackage } from './word-package.ts';

export interface PlacedChange extends UnplacedChange {
  readonly paragraph: Element;
}

/** The file opened for editing: its paragraphs, the lines that were read from it, and the decisions made so far. */
export interface OwnFile {
  readonly paragraphs: readonly WordParagraph[];
  readonly marks: Marks;
  readonly before: readonly ResumeLine[];
  readonly after: readonly ResumeLine[];
  /** The location of each line of `before`. */
  readonly located: readonly (LocatedLine | undefined)[];
  /** Changes inside paragraphs, collected before any is applied because they refer to characters by position. */
  readonly edits: ParagraphEdits;
  /** Paragraphs in shapes that are drawn twice: the copies that older programs draw. */
  readonly fallbacks: Map<Element, readonly Element[]>;
  readonly placed: PlacedChange[];
  readonly unplaced: UnplacedChange[];
}

interface OwnTexts {
  readonly readText: string;
  readonly improvedText: string;
  readonly date: string;
}

export function openOwnFile(word: WordPackage, { readText, improvedText, date }: OwnTexts): OwnFile {
  const stories = word.storyNames().map((name) => word.open(name));
  const paragraphs = stories.flatMap(listParagraphs);
  const before = listResumeLines(readText);
  return {
    paragraphs,
    marks: new Marks(stories, date),
    before,
    after: listResumeLines(improvedText),
    located: locateLines(
      before.map(({ text }) => text),
      paragraphs,
    ),
    edits: new Map(),
    fallbacks: new Map(paragraphs.map(({ element, fallbacks }) => [element, fallbacks.map((twin) => twin.element)])),
    placed: [],
    unplaced: [],
  };
}

/** The paragraphs that contain a line, in order. */
export function paragraphsOf(own: OwnFile, line: number): WordParagraph[] {
  const indexes = own.located[line]?.places.flat().map(({ paragraph }) => paragraph) ?? [];
  return [...new Set(indexes)].sort((one, other) => one - other).flatMap((index) => own.paragraphs[index] ?? []);
}

const cells = new Set(['w:tc']);
export const cellOf = ({ element }: WordParagraph): Element | undefined => findAbove(element, cells);

/** Whether the letters of the paragraph all belong to the line. */
export function isWhole(own: OwnFile, line: number, paragraph: WordParagraph): boolean {
  const index = own.paragraphs.indexOf(paragraph);
  const ours = new Set(
    own.located[line]?.places
      .flat()
      .filter((place) => place.paragraph === index)
      .map(({ slot }) => slot),
  );
  return paragraph.slots.every(({ character }, slot) => ours.has(slot) || !/[\p{L}\p{N}]/u.test(character));
}

/** Whether a paragraph holds more than its text: a section's page setup, a picture, a text box. */
export function holdsMore({ element }: WordParagraph): boolean {
  const properties = findChild(element, 'w:pPr');
  if (properties && findChild(properties, 'w:sectPr')) return true;
  return ['w:drawing', 'w:pict', 'w:object'].some((name) => element.getElementsByTagName(name).length > 0);
}
