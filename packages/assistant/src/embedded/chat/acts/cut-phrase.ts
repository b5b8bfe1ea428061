import { pattern } from '@fitted/language/pattern';
import { looseQuotationsIn, unquote } from '@fitted/language/writing/quotations';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { actCues } from '../../../cues.ts';
import { foldLetters } from '../fold-name.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import type { Thing } from '../wishes/things.ts';

/** What separates the parts of a line: "…, other duties as asked, …", "Guo (Mrs)". */
const separators = /[,，、;；。.!！|·•()（）]/u;
const maxShareOfPart = 0.6;
const article = pattern('iu')`^${actCues.any('article')}\s+`;

const quotedIn = (text: string): string | undefined =>
  looseQuotationsIn(text).find(({ words }) => words.length > 1)?.words;

/**
 * The part of a line that is meant by words filling it, or nearly, between two separators. Words in the middle of a clause are
 * not a part that can be removed, and the head of a job or a school loses at most what is in brackets.
 */
export function phraseMeant(document: ResumeDocument, name: string, isLine = false): Thing | undefined {
  const bare = (quotedIn(name) ?? name).trim().replace(article, '');
  const words = foldLetters(unquote(bare))
    .toLowerCase()
    .replace(/^[(（]|[)）]$/gu, '');
  if (words.length < 2) return undefined;
  const field = fieldMeant(document, words);
  if (field) return field;
  const headings = new Set(document.sections.map(({ heading }) => heading));
  const heads = new Set(document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head)));
  const found = linesOf(document).filter(
    (line) =>
      !headings.has(line) &&
      foldLetters(line.text).toLowerCase().includes(words) &&
      line.text.length > words.length + 2,
  );
  const [line, ...others] = found;
  if (!line || others.length > 0) return undefined;
  const folded = foldLetters(line.text).toLowerCase();
  const at = folded.indexOf(words);
  // Said twice in one line: nobody can tell which of the two is meant, or both.
  if (folded.includes(words, at + words.length)) return undefined;
  let [from, to] = [at, at + words.length];
  while (from > 0 && !separators.test(folded[from - 1] ?? '')) from -= 1;
  while (to < folded.length && !separators.test(folded[to] ?? '')) to += 1;
  const part = line.text.slice(from, to).trim();
  const isBracket = /[(（]/u.test(line.text[from - 1] ?? '') && /[)）]/u.test(line.text[to] ?? '');
  const isName = line === document.head.lines[0];
  // What opens a line with a year stands for the whole line.
  if (from === 0 && /^\P{L}{0,3}(?:19|20)\p{N}{2}/u.test(part)) return undefined;
  if ((heads.has(line) || isName) && !isBracket) return undefined;
  // "take the "at Alder Hospital I" off": several words at one end of a line can go without the rest.
  const isAtEnd = at === 0 || at + words.length >= folded.replace(/(?<!\p{P})\p{P}{1,4}$/u, '').length;
  if (isAtEnd && !isLine && words.includes(' ') && words.length < line.text.length * maxShareOfPart)
    return { kind: 'part', line, text: line.text.slice(at, at + words.length) };
  if (words.length < part.length * maxShareOfPart || part.length === line.text.length) return undefined;
  return { kind: 'part', line, text: isBracket ? line.text.slice(from - 1, to + 1) : part };
}

/** "身高" of a line "民族：汉 身高：172cm": the label with its value. */
function fieldMeant({ head }: ResumeDocument, words: string): Thing | undefined {
  const found = head.lines.flatMap((line) => {
    const fields = [...line.text.matchAll(/([^\s:：|,，]{1,20})[:：] ?([^\s:：|]{1,40})/gu)];
    const named = fields.find(([, label = '']) => foldLetters(label).toLowerCase() === words);
    return named && fields.length > 1 ? [{ kind: 'part' as const, line, text: named[0] }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

const maxRunLength = 12;

/** The longest run of a clause's words that the resume contains verbatim, without the words that only express the request. */
export function runStanding(document: ResumeDocument, clause: string): string | undefined {
  const inQuotes = quotedIn(clause);
  if (inQuotes) return inQuotes;
  const standing = namesIn(
    linesOf(document)
      .map(({ text }) => text)
      .join('\n'),
  );
  // Words that are nowhere in the resume only describe it further.
  const asked = new Set(namesIn(bareWords(clause)).filter((name) => standing.some((other) => isAlike(name, other))));
  const words = foldLetters(clause.normalize('NFC')).toLowerCase().split(/\s+/u).filter(Boolean);
  const lines = linesOf(document).map(({ text }) => foldLetters(text).toLowerCase());
  for (let size = Math.min(maxRunLength, words.length); size > 0; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const run = words
        .slice(at, at + size)
        .join(' ')
        .replace(/^[\p{P}\s]+/u, '')
        .replace(/(?<!\p{P})\p{P}{1,4}$/u, '');
      const names = namesIn(run).filter((name) => asked.has(name));
      if (names.length > 0 && names.length === asked.size && lines.some((line) => line.includes(run))) return run;
    }
  return undefined;
}

/** Whether a quotation is only part of a line, so that the whole line is not meant. */
export function quotesPart(name: string, line: string): boolean {
  const words = quotedIn(name);
  return words !== undefined && words.length < line.length * maxShareOfPart;
}
