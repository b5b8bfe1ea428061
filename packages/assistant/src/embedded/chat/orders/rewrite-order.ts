import { pattern } from '@fitted/language/pattern';
import type { Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { wishCues } from '../../../cues.ts';
import { removeLine, replaceHeadLine, replaceLine } from '../../build-edit.ts';
import { changeAsTold, openTurn } from '../answer.ts';
import { foldLetters, unquote } from '../fold-name.ts';
import { withoutPlease } from '../plain-request.ts';
import { clausesOf, withoutJoint } from '../wishes/clauses.ts';
import { bareWords, namesIn } from '../wishes/name-words.ts';
import { thingMeant } from '../wishes/thing-meant.ts';

/** What is to stand where something else stands. */
interface Order {
  readonly old: string;
  readonly to: string;
}

const verb = pattern('iu')`(?<![\p{L}])${wishCues.any('replaceVerb')}\s`;
const link = pattern('giu')`${wishCues.word('newWording')}[:：]?|[:：]|→|->|=>`;

/** "change the profile to: …", "replace helped with hiring by ran the hiring": the old words or their name, and the new ones. */
export function rewriteOrder(input: ChatInput, within?: 'only what stands here'): ChatAnswer | undefined {
  const turn = openTurn(input);
  const { document } = input;
  const orders = ordersIn(input.message);
  // The words that stand there tell where the new ones begin; the name of a thing is over with the first such word.
  for (const { old, to } of [...orders].reverse()) {
    const isLong = wordsOf(old).length >= surelyStanding && wordsOf(to).length > 1;
    const edits = within && !isLong ? undefined : replacePart(document, old, to);
    if (edits) return changeAsTold(turn, edits);
  }
  const [named] = within ? [] : orders;
  const edits = named && replaceWhole(document, named.old, named.to);
  return edits && changeAsTold(turn, edits);
}

/** So many words in a row are a quotation, even without its marks. */
const surelyStanding = 3;

/** A line break or a quotation belongs to the words that are to be written. */
function ordersIn(message: string): Order[] {
  const text = message.normalize('NFC');
  const ordered = verb.exec(foldLetters(text));
  if (!ordered) return [];
  const from = ordered.index + ordered[0].length;
  return [...text.matchAll(link)]
    .filter(({ index }) => index > from)
    .map(({ index, 0: found }) => ({
      old: text.slice(from, index).trim(),
      to: unquote(withoutRemarks(text.slice(index + found.length).trim())),
    }))
    .filter(({ old, to }) => /[\p{L}\p{N}]/u.test(old) && /[\p{L}\p{N}]/u.test(to) && to.length <= longest);
}

const longest = 900;
const apart: ReadonlySet<string | undefined> = new Set(['keep', 'remove', 'move', 'undo']);

/** "… and leave the rest", "… please" are said to us. */
function withoutRemarks(text: string): string {
  const [, ...others] = clausesOf(text);
  const next = others.find(({ act }) => apart.has(act));
  return withoutPlease(next ? withoutJoint(text.slice(0, next.at)) : text);
}

/** The lines that have these words one after another, whatever stands between them; what the new words begin with stays. */
function replacePart(document: ResumeDocument, old: string, to: string): Edit[] | undefined {
  const words = wordsOf(unquote(old).replace(article, ''));
  if (words.length < 2) return undefined;
  const found = bodyLines(document).flatMap((line) => {
    const run = runIn(line, words);
    return run ? [{ line, ...run }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const { line, from, to: end } = only;
  const stood = line.text.slice(from, end);
  const [opening = ''] = wordsOf(to);
  // "expires 2024" is what "… expires 2024 to expires 2027" replaces.
  const shared = wordsOf(stood).indexOf(opening);
  const start = shared > 0 ? from + placeOfWord(stood, shared) : from;
  const put = start === from && /^\p{Lu}/u.test(stood) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
  return [editOf(document, line, line.text.slice(0, start) + put + line.text.slice(end))];
}

const article = pattern('iu')`^${wishCues.any('replaceArticle')}`;

/** A section in prose or a line, called by its name or by what it says. */
function replaceWhole(document: ResumeDocument, old: string, to: string): Edit[] | undefined {
  if (namesIn(to).length < fewWords && !/\p{N}/u.test(to)) return undefined;
  const { things, isClear } = thingMeant(document, old);
  const [thing, ...others] = things;
  if (!isClear || !thing || others.length > 0) return undefined;
  if (thing.kind === 'section') return replaceSection(document, thing.section, to);
  return thing.kind === 'line' && bareWords(old) !== '' ? [editOf(document, thing.line, to)] : undefined;
}

/** Fewer words may be another name for it: "change About me to Profile". */
const fewWords = 5;

function replaceSection(document: ResumeDocument, { entries }: Section, to: string): Edit[] | undefined {
  const lines = entries.flatMap(({ body }) => body);
  const [first, ...rest] = lines;
  if (!first || entries.some(({ head }) => head.length > 0)) return undefined;
  return [editOf(document, first, to), ...rest.map((line) => removeLine(line, 'requested'))];
}

const wordPattern = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] => foldLetters(text).toLowerCase().match(wordPattern) ?? [];

const placeOfWord = (text: string, at: number): number => [...foldLetters(text).matchAll(wordPattern)][at]?.index ?? 0;

/** Where a line has these words one after another. */
function runIn({ text }: Line, words: readonly string[]): { readonly from: number; readonly to: number } | undefined {
  const own = [...foldLetters(text).toLowerCase().matchAll(wordPattern)];
  const at = own.findIndex((_, first) => words.every((word, step) => own[first + step]?.[0] === word));
  const [first, last] = [own[at], own[at + words.length - 1]];
  return first && last ? { from: first.index, to: last.index + last[0].length } : undefined;
}

const bodyLines = (document: ResumeDocument): readonly Line[] => {
  const headings = new Set(document.sections.map(({ heading }) => heading));
  return linesOf(document).filter((line) => !headings.has(line));
};

function editOf(document: ResumeDocument, line: Line, after: string): Edit {
  const isBody = document.sections.some(({ entries }) => entries.some(({ body }) => body.includes(line)));
  return isBody ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after);
}
