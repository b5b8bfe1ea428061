import { type Claim, type ClaimCode, claim, type Severity } from '../claim.ts';
import { currencies } from '../data/number-words.ts';
import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';
import { findAliased } from '../support/alias-support.ts';
import { contentWords } from '../support/content.ts';
import { isNamedDuty, isSameLevel } from '../support/same-level.ts';
import {
  hasGroup,
  isDenied,
  isLeft,
  isProportion,
  isSameChange,
  isSameNegation,
  namesEmployer,
} from '../support/same-saying.ts';
import { findReplacing, isClaimWord, isCoordinated, lostWords } from '../support/substitution.ts';
import { isDoingOfOthers, isInventedTitle, isOthersTitle } from '../support/taken-titles.ts';
import { severityOfWord } from '../support/word-severity.ts';
import { wordSources } from '../support/word-sources.ts';
import { hasForm, hasWord } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';
import { checkRuns } from './runs.ts';

/** Every word that says something must be the person's: of the same line, the same entry, or a stated fact. */
export const checkWords: Check = (after, scope) => [...checkLatinWords(after, scope), ...checkRuns(after, scope)];

function checkLatinWords(after: GuardText, scope: Scope): Claim[] {
  const { before, vocabulary } = scope;
  const sources = wordSources(scope);
  const unfound = after.words.filter((word) => {
    if (isSmallWord(word, after, vocabulary) || isCounted(word, after)) return false;
    if (before && hasForm(before.text, word, vocabulary) && !isOthersTitle(word, before.text, scope)) return false;
    // How often and how long has a check of its own.
    if (vocabulary.frequencies.groupsOf(word.folded).some((group) => group < 7)) return false;
    if (isInventedTitle(word, scope) || isDoingOfOthers(word, scope)) return true;
    // "The company's account" names the employer of the entry, not a reach.
    if (
      /^(?:company|firm|employer|organi[sz]ation)$/u.test(word.folded) &&
      after.folded.startsWith("'s", word.at + word.raw.length)
    )
      return false;
    if (before && isNamedDuty(word, after, before.text, vocabulary)) return false;
    if (before && (isSameNegation(word, before.text, vocabulary) || isProportion(word, before.text))) return false;
    if (isLeft(word, after) || /\uE002-$/u.test(after.folded.slice(0, word.at))) return false;
    if (vocabulary.isPraise(word.folded) && !(before && hasWord(before.text, word, vocabulary)))
      return !scope.stated.some(({ text }) => hasForm(text, word, vocabulary));
    const groups = vocabulary.leading.groupsOf(word.folded);
    if (groups.length > 0 && before && isDenied(word, after, before.text, vocabulary)) return false;
    if (before && isSameChange(word.folded, before.text, vocabulary)) return false;
    if (before && namesEmployer(word, before.text, after, scope)) return false;
    const isSameHead = scope.place === 'head' && before !== undefined && hasWord(before.text, word, vocabulary);
    if (groups.length > 0) return !isSameHead && !isLeadingCarried(word, groups, after, scope);
    if (before && hasWord(before.text, word, vocabulary)) return false;
    if (vocabulary.changes.groupsOf(word.folded).length > 0)
      return !isCarriedTogether(word, after, scope, (text) => hasWord(text, word, vocabulary));
    if (vocabulary.isPlainWord(word.folded) || isLowered(word, after, before, vocabulary)) return false;
    // Reach and results are of the line that tells them: "for one company" does not become "for the group" of the next line.
    const lenders =
      before && scope.place === 'entry' && isClaimWord(word.folded, vocabulary)
        ? sources.filter(({ kind }) => kind === 'stated')
        : sources;
    return !isBorrowed(word, lenders, after, scope) && !isDutyOfSummary(word, after, scope);
  });
  const missing = unfound.length > 0 ? withoutAliased(unfound) : [];
  const replacing = findReplacing(missing, after, scope);
  const added = missing.filter((word) => !replacing.has(word));
  // An item beside one that stayed, or a word of the posting, may add where it seems to replace.
  const doubtful = [...replacing].filter(
    (word) => isCoordinated(word, after) || hasForm(scope.posting, word, vocabulary) || isContrary(word, after, scope),
  );
  return [
    ...joinNeighbours(added, after).map(({ words, code, severity }) => claim(code, paramsOf(code, words), severity)),
    ...doubtful.map(({ raw }) => claim('wording', { words: raw })),
  ];

  function withoutAliased(words: readonly Word[]): readonly Word[] {
    let left = words;
    // Nearly always the old line has the other name, and the rest of the role need not be asked.
    for (const { text } of [...(before ? [before] : []), ...sources]) {
      if (left.length === 0) break;
      const aliased = findAliased(after, text, vocabulary);
      left = left.filter((word) => !aliased.has(after.words.indexOf(word)));
    }
    return left;
  }

  function paramsOf(code: ClaimCode, words: string): Claim['params'] {
    if (code === 'ownership') return { to: words };
    if (code === 'name') return { name: words };
    return code === 'title' ? { title: words } : { words };
  }

  function joinNeighbours(
    found: readonly Word[],
    text: GuardText,
  ): { words: string; code: ClaimCode; severity: Severity }[] {
    const joined: { words: string; code: ClaimCode; severity: Severity; to: number }[] = [];
    for (const word of found) {
      const code = codeOf(word, vocabulary);
      const severity = severityOfWord(word, found, text, scope, code === 'name' || code === 'title');
      const last = joined.at(-1);
      const to = word.at + word.raw.length;
      if (
        last &&
        last.code === code &&
        last.severity === severity &&
        /^[\s-]$/u.test(text.folded.slice(last.to, word.at))
      )
        Object.assign(last, { words: `${last.words} ${word.raw}`, to });
      else joined.push({ words: word.raw, code, severity, to });
    }
    return joined;
  }
}

/** Both the word that came and those that went are known, and they are no synonyms: "advising" for "chasing". */
function isContrary({ folded }: Word, after: GuardText, { before, vocabulary }: Scope): boolean {
  const { synonyms } = vocabulary;
  if (!before || synonyms.groupsOf(folded).length === 0) return false;
  const lost = lostWords(before.text, after, vocabulary);
  return lost.length > 0 && lost.every((word) => synonyms.groupsOf(word.folded).length > 0);
}

/** Words of help are welcome where the line already tells of help; plain duty verbs where it tells of a duty. */
function isLowered(
  { folded, at }: Word,
  after: GuardText,
  before: Source | undefined,
  vocabulary: Vocabulary,
): boolean {
  if (!before) return false;
  const { supporting, duties, isDutyVerb } = vocabulary;
  if (!supporting.occurs(before.text.folded)) return isDutyVerb(folded) && duties.occurs(before.text.folded);
  const sentence = spanAt(after.sentences, at);
  const isHelped = sentence !== undefined && supporting.occurs(after.folded.slice(sentence.from, at));
  return supporting.occurs(folded) || (isDutyVerb(folded) && isHelped);
}

/** A summary may name a duty of the resume with a plain verb: "in charge of the newsletter" → "producing newsletters". */
function isDutyOfSummary(word: Word, after: GuardText, scope: Scope): boolean {
  const { place, vocabulary } = scope;
  if (place !== 'summary' || !vocabulary.isDutyVerb(word.folded)) return false;
  return isCarriedTogether(
    word,
    after,
    scope,
    ({ folded }) => vocabulary.duties.occurs(folded) && !vocabulary.supporting.occurs(folded),
  );
}

/**
 * Whether another line lends the word. In an entry it lends a statement, not a stray word: "accounts payable" in one line and a
 * "duplicate charge" in another make no "accounts receivable", so two words at least must come from it, and no mere synonyms.
 */
function isBorrowed(word: Word, sources: readonly Source[], after: GuardText, scope: Scope): boolean {
  const { vocabulary, before, place } = scope;
  if (place !== 'entry') return sources.some(({ text }) => hasWord(text, word, vocabulary));
  // The title of the role speaks of every line below it.
  const head = new Set(scope.entry?.head.map(({ id }) => id));
  const isOfRole = sources.some(({ id, text }) => head.has(id) && hasForm(text, word, vocabulary));
  const isOwnTitle = isOfRole && vocabulary.isTitle(word.folded) && !vocabulary.isClaimWord(word.folded);
  if (isOfRole && !word.isCapital && (isOwnTitle || !isClaimWord(word.folded, vocabulary))) return true;
  const isNew = (other: Word) => !before || !hasForm(before.text, other, vocabulary);
  const fresh = contentWords(after, vocabulary).filter((other) => other !== word && isNew(other));
  return sources.some(
    ({ kind, text }) =>
      (kind === 'stated' && hasWord(text, word, vocabulary)) ||
      (hasForm(text, word, vocabulary) && fresh.some((other) => hasForm(text, other, vocabulary))),
  );
}

/** "CE" among small letters is a code, though "ce" is a small word. */
function isSmallWord({ folded, raw }: Word, after: GuardText, { isFunctionWord }: Vocabulary): boolean {
  const isCapitals = raw.length > 1 && /^\p{Lu}+$/u.test(raw) && /\p{Ll}/u.test(after.raw);
  return !isCapitals && isFunctionWord(folded);
}

/** Numbers and currencies in words have a check of their own. */
function isCounted({ folded, at }: Word, after: GuardText): boolean {
  return currencies[folded] !== undefined || after.quantities.some(({ from, isArticle }) => isArticle && from === at);
}

/** "led" and its kin come from the replaced line, or, for a new line, from one source that says it of the same thing. */
function isLeadingCarried(word: Word, groups: readonly number[], after: GuardText, scope: Scope): boolean {
  const { before, vocabulary } = scope;
  if (before && isSameLevel(word, after, before.text, vocabulary)) return true;
  const isDuty = vocabulary.isDutyVerb(word.folded) && isLowered(word, after, before, vocabulary);
  if (isDuty || isOfAnother(word, after) || (before && hasGroup(before.text, groups, vocabulary))) return true;
  return isCarriedTogether(word, after, scope, (text) => hasGroup(text, groups, vocabulary));
}

/** One source says it, and says it of the same thing. A replaced line of an entry borrows no deed from its neighbours. */
function isCarriedTogether(word: Word, after: GuardText, scope: Scope, hasDeed: (text: GuardText) => boolean): boolean {
  const { vocabulary } = scope;
  const sentence = spanAt(after.sentences, word.at);
  const others = contentWords(after, vocabulary, sentence).filter((other) => other.at !== word.at);
  const sources = scope.before && scope.place === 'entry' ? scope.stated : wordSources(scope);
  return sources.some(
    ({ text }) => hasDeed(text) && (others.length === 0 || others.some((other) => hasForm(text, other, vocabulary))),
  );
}

/** "led by the director" gives the credit away. */
function isOfAnother({ at, raw, isCapital }: Word, { folded }: GuardText): boolean {
  // "geleitet von" does, "Leitung von zwei Auszubildenden" does not.
  const isNoun = /^\p{Lu}/u.test(raw) || isCapital;
  return (
    /^\s(?:by|por|par)\s/u.test(folded.slice(at + raw.length)) ||
    (!isNoun && /^\s(?:von|durch)\s/u.test(folded.slice(at + raw.length)))
  );
}

function codeOf(word: Word, vocabulary: Vocabulary): ClaimCode {
  if (vocabulary.leading.groupsOf(word.folded).length > 0) return 'ownership';
  if (vocabulary.isTitle(word.folded)) return 'title';
  return word.isCapital || word.isCode ? 'name' : 'wording';
}
