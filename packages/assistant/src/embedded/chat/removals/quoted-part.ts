import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { wordAnew } from '../../build-edit.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { clausesOf } from '../wishes/clauses.ts';

const opens = /[,，、;；|·–-]\s*$|[(（]$/u;
const closes = /^\s*(?:[,，、;；|·–-]|[)）]|[.。]?$)/u;

/** Cuts the quoted words that a clause wants removed, if only one line has them, as a separate part. */
export function cutQuoted(document: ResumeDocument, sentence: string): Edit | undefined {
  const clause = clausesOf(sentence).find(({ act, isAsked }) => act === 'remove' && !isAsked);
  const [quote, ...others] = clause ? mentionsIn(document, clause.text).quotes : [];
  if (quote === undefined || others.length > 0) return undefined;
  const [line, ...more] = linesOf(document).filter(({ text }) => text.split(quote).length === 2 && text !== quote);
  if (!line || more.length > 0) return undefined;
  const at = line.text.indexOf(quote);
  const [before, behind] = [line.text.slice(0, at), line.text.slice(at + quote.length)];
  if (at === 0 || !opens.test(before) || !closes.test(behind)) return undefined;
  const isBracket = /[(（]$/u.test(before) && /^[)）]/u.test(behind);
  const left = before.replace(opens, '').trimEnd();
  return wordAnew(document, line, isBracket ? left + behind.slice(1) : left + behind);
}
