import { type Claim, type ClaimCode, claim } from '../claim.ts';
import type { Scope, Source } from '../scope.ts';
import { findAliased } from '../support/alias-support.ts';
import { findUncovered } from '../support/cjk-support.ts';
import { contentWords } from '../support/content.ts';
import { hasForm, hasWord } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { spanAt } from '../text/spans.ts';
import { occurs, type Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** Every word that says something must be the person's: of the same line, the same entry, or a stated fact. */
export const checkWords: Check = (after, scope) => [...checkLatinWords(after, scope), ...checkRuns(after, scope)];

/** Lines that may lend their words to this place, the closest first. */
export function wordSources({ place, near, far, stated, titles }: Scope): readonly Source[] {
  if (place === 'summary' || place === 'list') return [...far, ...stated];
  if (place === 'contact') return [...titles, ...stated];
  return [...near, ...stated];
}

function checkLatinWords(after: GuardText, scope: Scope): Claim[] {
  const { before, vocabulary } = scope;
  const sources = wordSources(scope);
  const aliased = new Set([...(before ? [before] : []), ...sources].flatMap(({ text }) => [...findAliased(after, text, vocabulary)]));
  const missing = after.words.filter((word, place) => {
    if (vocabulary.isFunctionWord(word.folded) || aliased.has(place)) return false;
    if (before && hasForm(before.text, word, vocabulary)) return false;
    const group = vocabulary.leading.find(({ isMember }) => isMember(word.folded));
    if (group) return !isLeadingCarried(word, group.pattern, after, scope);
    if (before && hasWord(before.text, word, vocabulary)) return false;
    if (vocabulary.isPlainWord(word.folded) || isLowered(word, before, vocabulary)) return false;
    return !sources.some(({ text }) => hasWord(text, word, vocabulary));
  });
  return joinNeighbours(missing, after).map(({ words, code }) => claim(code, paramsOf(code, words)));

  function paramsOf(code: ClaimCode, words: string): Claim['params'] {
    if (code === 'ownership') return { to: words };
    if (code === 'name') return { name: words };
    return code === 'title' ? { title: words } : { words };
  }

  function joinNeighbours(found: readonly Word[], text: GuardText): { words: string; code: ClaimCode }[] {
    const joined: { words: string; code: ClaimCode; to: number }[] = [];
    for (const word of found) {
      const code = codeOf(word, vocabulary);
      const last = joined.at(-1);
      const to = word.at + word.raw.length;
      if (last && last.code === code && /^[\s-]$/u.test(text.folded.slice(last.to, word.at))) Object.assign(last, { words: `${last.words} ${word.raw}`, to });
      else joined.push({ words: word.raw, code, to });
    }
    return joined;
  }
}

/** Words of help are welcome where the line already tells of help; plain duty verbs where it tells of a duty. */
function isLowered({ folded }: Word, before: Source | undefined, vocabulary: Vocabulary): boolean {
  if (!before) return false;
  const hasHelp = occurs(vocabulary.supporting, before.text.folded);
  if (hasHelp) return occurs(vocabulary.supporting, folded);
  return vocabulary.isDutyVerb(folded) && occurs(vocabulary.duties, before.text.folded);
}

/** "led" and its kin come from the replaced line, or, for a new line, from one source that says it of the same thing. */
function isLeadingCarried(word: Word, pattern: RegExp, after: GuardText, scope: Scope): boolean {
  const { before, vocabulary } = scope;
  const isDutyVerb = before !== undefined && isLowered(word, before, vocabulary) && vocabulary.isDutyVerb(word.folded);
  if (isDutyVerb || (before && occurs(pattern, before.text.folded))) return true;
  const clause = spanAt(after.sentences, word.at);
  const others = contentWords(after, vocabulary, clause).filter((other) => other.at !== word.at);
  const sources = before && scope.place === 'entry' ? scope.stated : wordSources(scope);
  return sources.some(({ text }) => occurs(pattern, text.folded) && (others.length === 0 || others.some((other) => hasForm(text, other, vocabulary))));
}

function codeOf(word: Word, vocabulary: Vocabulary): ClaimCode {
  if (vocabulary.leading.some(({ isMember }) => isMember(word.folded))) return 'ownership';
  if (vocabulary.isTitle(word.folded)) return 'title';
  return word.isCapital || word.isCode ? 'name' : 'wording';
}

function checkRuns(after: GuardText, scope: Scope): Claim[] {
  const { before, vocabulary } = scope;
  if (after.runs.length === 0) return [];
  const close = before ? [before.text] : wordSources(scope).map(({ text }) => text);
  const wide = wordSources(scope).map(({ text }) => text);
  const leading = before ? [...after.folded.matchAll(unitePatterns(vocabulary))].filter(([found]) => !hasLeading(found, before.text, vocabulary)) : [];
  const uncovered = after.runs.flatMap((run) => findUncovered(run, close, wide, vocabulary));
  return [
    ...leading.map(([found]) => claim('ownership', { to: found })),
    ...uncovered.map(({ text }) => claim(occurs(vocabulary.titles, text) ? 'title' : 'wording', { words: text })),
  ];
}

function unitePatterns({ leading }: Vocabulary): RegExp {
  return new RegExp(leading.map(({ pattern }) => pattern.source).join('|'), 'gu');
}

function hasLeading(found: string, before: GuardText, { leading }: Vocabulary): boolean {
  return leading.some(({ pattern, isMember }) => (isMember(found) || found.match(pattern)) && occurs(pattern, before.folded));
}
