import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { foldLetters, unquote } from '../fold-name.ts';
import type { Thing } from '../wishes/things.ts';

/** What parts a line: "…, other duties as asked, …", "Guo (Mrs)". */
const separators = /[,，、;；。.!！|·•()（）]/u;
const mostOfPart = 0.6;
const article = /^(?:the|that|my|der|die|das|den|mein\p{L}*|le|la|les|l['’]|mon|ma|mes|el|los|las|lo de|mi|mis)\s+/iu;

const quoted = /["“„«「『]([^"“”„«»「」『』]{2,})["”“»」』]/u;

/**
 * Words that stand in one line of the resume between its separators, or nearly so: that part of the line is meant. Words in the midst
 * of a clause are not a part that can go, and the head of a job or a school loses at most what stands in brackets.
 */
export function phraseMeant(document: ResumeDocument, name: string): Thing | undefined {
  const bare = (quoted.exec(name)?.[1] ?? name).trim().replace(article, '');
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
  let [from, to] = [at, at + words.length];
  while (from > 0 && !separators.test(folded[from - 1] ?? '')) from -= 1;
  while (to < folded.length && !separators.test(folded[to] ?? '')) to += 1;
  const part = line.text.slice(from, to).trim();
  const isBracket = /[(（]/u.test(line.text[from - 1] ?? '') && /[)）]/u.test(line.text[to] ?? '');
  const isName = line === document.head.lines[0];
  if ((heads.has(line) || isName) && !isBracket) return undefined;
  if (words.length < part.length * mostOfPart || part.length === line.text.length) return undefined;
  return { kind: 'part', line, text: isBracket ? line.text.slice(from - 1, to + 1) : part };
}

/** "身高" of a line "民族：汉 身高：172cm": the label with what it says. */
function fieldMeant({ head }: ResumeDocument, words: string): Thing | undefined {
  const found = head.lines.flatMap((line) => {
    const fields = [...line.text.matchAll(/([^\s:：|,，]{1,20})[:：] ?([^\s:：|]{1,40})/gu)];
    const named = fields.find(([, label = '']) => foldLetters(label).toLowerCase() === words);
    return named && fields.length > 1 ? [{ kind: 'part' as const, line, text: named[0] }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a quotation is only a part of a line, which is then not meant as a whole. */
export function quotesPart(name: string, line: string): boolean {
  const [, words] = quoted.exec(name) ?? [];
  return words !== undefined && words.length < line.length * mostOfPart;
}
