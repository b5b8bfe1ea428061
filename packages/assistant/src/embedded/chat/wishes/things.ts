import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { isWork } from '@fitted/resume/section-traits';
import { foldLetters } from '../fold-name.ts';
import { sentencesOf } from '../take-out.ts';
import { personalParts } from './data/personal-parts.ts';

/** Something in a resume that can be referred to. */
export type Thing =
  | { readonly kind: 'part'; readonly line: Line; readonly text: string }
  | { readonly kind: 'item'; readonly line: Line; readonly text: string }
  | { readonly kind: 'line'; readonly line: Line; readonly text: string }
  | { readonly kind: 'entry'; readonly entry: Entry; readonly text: string }
  | { readonly kind: 'section'; readonly section: Section; readonly text: string };

/** Everything that has a name of its own, smallest first. */
export function thingsOf({ head, sections }: ResumeDocument): Thing[] {
  const inEntries = sections.flatMap(({ entries, kind }) =>
    entries.flatMap((entry): Thing[] => [
      ...entry.body.flatMap((line) => [...sentencesIn(line), ...remarksIn(line), ...itemsOf(line)]),
      ...entry.body.map((line): Thing => ({ kind: 'line', line, text: line.text })),
      ...entry.head.flatMap(remarksIn),
      ...(entry.head.length > 0 ? [entryThing(entry), ...(isWork(kind) ? [] : extrasOf(entry))] : []),
    ]),
  );
  const [, ...above] = head.lines;
  return [
    ...above.flatMap((line): Thing[] => [
      ...partsBeside(line),
      ...itemsOf(line),
      { kind: 'line', line, text: line.text },
    ]),
    ...inEntries,
    ...sections.flatMap((section): Thing[] =>
      section.heading ? [{ kind: 'section', section, text: section.heading.text }] : [],
    ),
  ];
}

/** What is listed in the head beside the names: without the school's name, its diploma and its years would be left alone. */
function extrasOf({ head, body, fields }: Entry): Thing[] {
  const isAlone = head.length + body.length === 1;
  const names = [fields.title, fields.organisation].filter((name) => name !== undefined);
  return head
    .flatMap((line) => itemsOf(line))
    .filter(({ text }) => isAlone || !names.some((name) => name.includes(text)));
}

const entryThing = (entry: Entry): Thing => ({
  kind: 'entry',
  entry,
  text: entry.head.map(({ text }) => text).join(' '),
});

/** Each sentence of a paragraph. */
function sentencesIn(line: Line): Thing[] {
  const sentences = line.kind === 'text' ? sentencesOf(line.text) : [];
  return sentences.length > 1 ? sentences.map((text) => ({ kind: 'part', line, text: text.trim() })) : [];
}

/** "Driving licence (had a ban in 2017)": a remark in brackets can go without its line. A level or an abbreviation stays with its item. */
function remarksIn(line: Line): Thing[] {
  return [...line.text.matchAll(/[(（][^()（）]{1,200}[)）]/gu)]
    .filter(([text]) => text.trim().split(/\s+/u).length >= minWords)
    .map(([text]) => ({ kind: 'part', line, text }));
}

const minWords = 3;
const maxItemLength = 8;

/** A comma within brackets does not separate items. */
const isBalanced = (item: string): boolean =>
  (item.match(/[(（]/gu) ?? []).length === (item.match(/[)）]/gu) ?? []).length;

/** The items of a list, never of a sentence with commas. */
export function itemsOf(line: Line): Thing[] {
  const list = readItemList(line.text);
  const isList =
    list &&
    list.items.length > 1 &&
    list.items.every((item) => item.split(' ').length <= maxItemLength && !/\. /u.test(item) && isBalanced(item));
  return isList ? list.items.map((text) => ({ kind: 'item', line, text })) : [];
}

/** What else is in a line with something about the person: "Estado civil: soltero Disponibilidad para viajar". */
function partsBeside(line: Line): Thing[] {
  const folded = foldLetters(line.text).toLowerCase();
  const personal = personalParts.flatMap(({ written }) => [...folded.matchAll(written)]);
  if (personal.length === 0) return [];
  const blank = personal.reduce(
    (text, { index, 0: found }) => text.slice(0, index) + '\t'.repeat(found.length) + text.slice(index + found.length),
    line.text,
  );
  return blank
    .split(/\t+|\s[|·•;/–-]\s/u)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{3}/u.test(text))
    .map((text) => ({ kind: 'part', line, text }));
}
