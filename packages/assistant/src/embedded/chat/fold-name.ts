import { pattern } from '@fitted/language/pattern';
import { unquote } from '@fitted/language/writing/quotations';
import { talkCues } from '../../cues.ts';

/** Letters without accents, one for one, so that offsets in the folded text are offsets in the text. Kana keep their marks. */
export function foldLetters(text: string): string {
  return text.replace(/(?!\p{ASCII})\p{sc=Latin}/gu, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return bare.length === letter.length ? bare : letter;
  });
}

const determiners = pattern('u')`^(?:${talkCues.any('determiners')} ?(?<=[ 的])|l['’])`;
const partBefore = pattern('u')`^(?:${talkCues.any('partBefore')}(?: ${talkCues.any('partArticle')})? |section d['’])`;
const partAfter = pattern('u')`${talkCues.any('partAfter')}$`;

const section = pattern('iu')`${talkCues.any('section')}`;

/** "une rubrique Permis": the word itself shows that a section is meant. */
export function saysSection(name: string): boolean {
  return section.test(name);
}

const wholeResume = pattern('u')`^${talkCues.any('wholeResume')}$`;

/** "my resume" and "it" name nothing in it, though "Résumé" is a section in French. */
export function isWholeResume(name: string): boolean {
  return wholeResume.test(foldName(name)) && !/é/iu.test(name);
}

/** Whether a text contains the words, at least from the beginning of a word. */
export function contains(text: string, words: string): boolean {
  return containsName(foldName(text), foldName(words));
}

/** Same for text that is folded already, when one text is searched for many names. */
export function containsName(folded: string, name: string): boolean {
  if (name === '') return false;
  // "I" does not match "in".
  const isShort = /^\p{sc=Latin}{1,2}$/u.test(name);
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
    const isInside = endsInWord.test(folded.slice(Math.max(0, at - 2), at));
    const end = at + name.length;
    if (!isInside && !(isShort && beginsInWord.test(folded.slice(end, end + 2)))) return true;
  }
  return false;
}

// Two code units at most are looked at: some figures take two.
const endsInWord = /[\p{sc=Latin}\p{N}]$/u;
const beginsInWord = /^[\p{sc=Latin}\p{N}]/u;

const articles = pattern('u')`^${talkCues.any('articles')}$`;

/** A name in the form used for comparison: without case, accents, quotes, articles and the word "section". */
export function foldName(text: string): string {
  let name = foldLetters(text.normalize('NFKC').normalize('NFC')).toLowerCase().replace(/\s+/gu, ' ');
  name = withoutEnd(unquote(withoutEnd(name))).replace(partAfter, '');
  // "la sección de las habilidades"
  for (let turn = 0; turn < 2; turn += 1) name = unquote(name.replace(determiners, '').replace(partBefore, ''));
  // "the bullet" names nothing.
  return articles.test(name) ? '' : unquote(name);
}

/** Same, but in its original letters, as a heading is written. */
export function bareName(text: string): string {
  const folded = foldName(text);
  const composed = text.normalize('NFC');
  const at = foldLetters(composed).toLowerCase().indexOf(folded);
  return at < 0 ? folded : composed.slice(at, at + folded.length);
}

function withoutEnd(text: string): string {
  return text.replace(/(?<![\s:：.。!?！？,，])[\s:：.。!?！？,，]+$/u, '');
}

/** "zu den Kenntnissen" is about "Kenntnisse". */
export function isSameName(one: string, other: string): boolean {
  return one === other || (one.length > 4 && other.length > 4 && one.replace(/n$/u, '') === other.replace(/n$/u, ''));
}
