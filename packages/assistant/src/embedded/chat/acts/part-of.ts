import { pattern } from '@fitted/language/pattern';
import type { Line } from '@fitted/resume/document';
import { linesOfSection } from '@fitted/resume/edit/text-at';
import { actCues } from '../../../cues.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import { foldLetters } from '../fold-name.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import { itemsOf, type Thing } from '../wishes/things.ts';

const yearName = pattern('iu')`^(?:\p{L}+ ){0,2}?(?:${actCues.any('yearName')})$`;

/** "the year": of what was spoken of, since it has no name of its own. */
export const namesYear = (name: string): boolean => yearName.test(foldLetters(bareWords(name)).trim());

/** The years of what was spoken of. */
export function yearOf(thing: Thing): Thing | undefined {
  const lines =
    thing.kind === 'section' ? linesOfSection(thing.section) : thing.kind === 'entry' ? thing.entry.head : [thing.line];
  const [dated, ...others] = lines.filter(({ text }) => year.test(text));
  const [text] = dated?.text.match(year) ?? [];
  return dated && text && others.length === 0 ? { kind: 'part', line: dated, text } : undefined;
}

const year = /(?<!\p{N})(?:19|20)\p{N}{2}(?:\s?[–-]\s?(?:19|20)\p{N}{2})?(?!\p{N})/u;

interface PartOfWhole {
  readonly part: string;
  readonly whole: string;
}

const off = pattern('iu')`^\s*(?:${actCues.any('offThing')})\s*(?:\p{L}{1,4}\s+)?$`;

/** "the points off the driving licence bit": the second of two things is where the first one stands. */
export function partOfWhole({ slots }: Act, message: string): PartOfWhole | undefined {
  const [first, second, ...others] = slots.filter(({ name }) => name === 'thing');
  if (!first || !second || others.length > 0) return undefined;
  return off.test(message.slice(first.to, second.from)) ? { part: first.text, whole: second.text } : undefined;
}

/** The remark in brackets, or the item, of a line that some words name. */
export function partOfLine(line: Line, name: string): Thing | undefined {
  const said = namesIn(bareWords(name));
  const has = (text: string) => namesIn(text).some((own) => said.some((word) => isAlike(word, own)));
  const remarks = (line.text.match(/[(（][^()（）]{1,80}[)）]/gu) ?? []).filter(has);
  const [remark, ...more] = remarks;
  if (remark && more.length === 0) return { kind: 'part', line, text: remark };
  const [item, ...others] = itemsOf(line).filter(({ text }) => has(text));
  return item && others.length === 0 ? item : undefined;
}
