import { pattern } from '@fitted/language/pattern';
import { quotedWords, unquote } from '@fitted/language/writing/quotations';
import type { ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { wishCues } from '../../../cues.ts';
import { removeLine, wordAnew } from '../../build-edit.ts';
import { changeAsTold, openTurn } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { withoutPlease } from '../plain-request.ts';
import { clausesOf, withoutJoint } from '../wishes/clauses.ts';
import { bareWords, namesIn } from '../wishes/name-words.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import { type Passage, passagesOf } from './passages.ts';

/** What is to stand where something else stands. */
interface Order {
  readonly old: string;
  readonly to: string;
}

const verb = pattern('iu')`(?<![\p{L}])${wishCues.any('replaceVerb')}\s`;
const link = pattern('giu')`${wishCues.word('newWording')}[:：]?|[:：]|→|->|=>`;

/** "change the profile to: …", "replace helped with hiring by ran the hiring": the old words or their name, and the new ones. */
export function rewriteOrder(input: ChatInput, within?: 'only what is surely meant'): ChatAnswer | undefined {
  const turn = openTurn(input);
  const { document } = input;
  const orders = ordersIn(input.message);
  // The words that stand there tell where the new ones begin; the name of a thing is over with the first such word.
  for (const { old, to } of [...orders].reverse()) {
    const isLong = wordsOf(old).length >= surelyStanding && wordsOf(to).length > 1;
    const edits = within && !isLong ? undefined : replacePart(document, old, to);
    if (edits) return changeAsTold(turn, edits);
  }
  const [named] = orders;
  const edits = named && replaceWhole(document, named.old, named.to, within);
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
      to: unquote(wordingFrom(text.slice(index + found.length).trim(), /[:：]$/u.test(found))),
    }))
    .filter(({ old, to }) => /[\p{L}\p{N}]/u.test(old) && /[\p{L}\p{N}]/u.test(to) && to.length <= longest);
}

const longest = 900;
const apart: ReadonlySet<string | undefined> = new Set(['keep', 'remove', 'move', 'undo']);

/** "… and leave the rest", "… please" are said to us; after a colon all that follows is the wording. */
function wordingFrom(text: string, isAllOfIt: boolean): string {
  const [, ...others] = isAllOfIt ? [] : clausesOf(text);
  const next = others.find(({ act }) => apart.has(act));
  return withoutPlease(next ? withoutJoint(text.slice(0, next.at)) : text);
}

/** The line that says the old words, with the new ones in their place; what the new words begin with stays. */
export function replacePart(document: ResumeDocument, old: string, to: string): Edit[] | undefined {
  const quoted = quotedWords(old);
  const words = quoted ?? old.replace(article, '');
  if (quoted === undefined && wordsOf(words).length < 2) return undefined;
  const found = passagesOf(document, words);
  const [only, ...others] = found;
  if (!only || (others.length > 0 && !isSpelling(words, to))) return undefined;
  const edits = found.flatMap((passage) => replaceAt(document, passage, to, quoted !== undefined) ?? []);
  return edits.length === found.length ? edits : undefined;
}

/** Another spelling of one word is meant wherever it stands. */
const isSpelling = (old: string, to: string): boolean =>
  (wordsOf(old).length === 1 && wordsOf(to).length === 1) || (hasCjk(old) && old.length <= 2);

function replaceAt(
  document: ResumeDocument,
  { line, from, to: end }: Passage,
  to: string,
  isQuoted: boolean,
): Edit | undefined {
  const isLabel = from === 0 && /^\s*[:：]/u.test(line.text.slice(end));
  if (isLabel) return undefined;
  const stood = line.text.slice(from, end);
  const [opening = ''] = wordsOf(to);
  // "expires 2024" is what "… expires 2024 to expires 2027" replaces.
  const shared = isQuoted ? -1 : wordsOf(stood).indexOf(opening);
  const start = shared > 0 ? from + placeOfWord(stood, shared) : from;
  const put = start === from && /^\p{Lu}/u.test(stood) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
  const rest = line.text.slice(end);
  // The full stop of the line is not written a second time.
  const isClosed = /^[.。]/u.test(rest) && /[.。]$/u.test(put);
  return wordAnew(document, line, line.text.slice(0, start) + put + (isClosed ? rest.slice(1) : rest));
}

const article = pattern('iu')`^${wishCues.any('replaceArticle')}`;

/** A section in prose or a line, called by its name or by what it says. */
function replaceWhole(
  document: ResumeDocument,
  old: string,
  to: string,
  within: Parameters<typeof rewriteOrder>[1],
): Edit[] | undefined {
  if (namesIn(to).length < fewWords && !/\p{N}/u.test(to)) return undefined;
  const { things, isClear } = thingMeant(document, old);
  const [thing, ...others] = things;
  if (!isClear || !thing || others.length > 0) return undefined;
  if (thing.kind === 'section') return replaceSection(document, thing.section, to);
  return !within && thing.kind === 'line' && bareWords(old) !== '' ? [wordAnew(document, thing.line, to)] : undefined;
}

/** Fewer words may be another name for it: "change About me to Profile". */
const fewWords = 5;

function replaceSection(document: ResumeDocument, { entries }: Section, to: string): Edit[] | undefined {
  const lines = entries.flatMap(({ body }) => body);
  const [first, ...rest] = lines;
  if (!first || entries.some(({ head }) => head.length > 0)) return undefined;
  return [wordAnew(document, first, to), ...rest.map((line) => removeLine(line, 'requested'))];
}

const wordPattern = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] => foldLetters(text).toLowerCase().match(wordPattern) ?? [];

const placeOfWord = (text: string, at: number): number => [...foldLetters(text).matchAll(wordPattern)][at]?.index ?? 0;
