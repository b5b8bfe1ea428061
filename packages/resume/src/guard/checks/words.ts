import { type Claim, type ClaimCode, claim, type Severity } from '../claim.ts';
import { currencies } from '../data/number-words.ts';
import { proportions } from '../data/proportions.ts';
import type { Scope, Source } from '../scope.ts';
import { findAliased } from '../support/alias-support.ts';
import { isReworded } from '../support/cjk-substitution.ts';
import { findUncovered } from '../support/cjk-support.ts';
import { contentWords } from '../support/content.ts';
import { directionOf, hasProportion } from '../support/derived-numbers.ts';
import { isNamedDuty, isSameLevel, isStillHelp } from '../support/same-level.ts';
import { severityOfDeed, severityOfPiece, severityOfWord } from '../support/severity.ts';
import { findReplacing, isClaimWord } from '../support/substitution.ts';
import { hasForm, hasWord } from '../support/word-support.ts';
import { fold } from '../text/fold.ts';
import { type FoundPhrase, PhraseTable } from '../text/phrase-table.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
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
  const aliased = new Set(
    [...(before ? [before] : []), ...sources].flatMap(({ text }) => [...findAliased(after, text, vocabulary)]),
  );
  const missing = after.words.filter((word, place) => {
    if (isSmallWord(word, after, vocabulary) || aliased.has(place) || isCounted(word, after)) return false;
    if (before && hasForm(before.text, word, vocabulary) && !isOthersTitle(word, before.text, scope)) return false;
    // How often and how long has a check of its own.
    if (vocabulary.frequencies.groupsOf(word.folded).some((group) => group < 7)) return false;
    if (isInventedTitle(word, scope)) return true;
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
  const replacing = findReplacing(missing, after, scope);
  const added = missing.filter((word) => !replacing.has(word));
  return joinNeighbours(added, after).map(({ words, code, severity }) => claim(code, paramsOf(code, words), severity));

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

/** "Stands in for the shift leader" → "leading the shift": the only form of the word is someone's title. */
function isOthersTitle(word: Word, before: GuardText, { place, vocabulary }: Scope): boolean {
  if (place !== 'entry' || vocabulary.leading.groupsOf(word.folded).length === 0) return false;
  if (vocabulary.isTitle(word.folded)) return false;
  const same = before.words.filter((other) =>
    hasForm({ ...before, words: [other], folded: other.folded }, word, vocabulary),
  );
  return same.length > 0 && same.every(({ folded, stem }) => vocabulary.isTitle(folded) && stem !== word.stem);
}

/** "took part in a training" → "trainer": a title that only a deed or a thing of the sources resembles. */
function isInventedTitle(word: Word, scope: Scope): boolean {
  const { place, vocabulary, before, titles } = scope;
  if (place !== 'entry' || before || !vocabulary.isTitle(word.folded)) return false;
  return ![...wordSources(scope), ...titles].some(({ text }) =>
    text.words.some(
      (other) =>
        vocabulary.isTitle(other.folded) &&
        hasForm({ ...text, words: [other], folded: other.folded }, word, vocabulary),
    ),
  );
}

/** "without obtaining a post": a deed that is denied here, where the old line denies too. */
function isDenied({ at }: Word, { folded }: GuardText, before: GuardText, { negations }: Vocabulary): boolean {
  const lead = folded.slice(Math.max(0, at - 16), at).trimEnd();
  return negations.occurs(before.folded) && negations.find(lead).some(({ to }) => to === lead.length);
}

const neutralChange = /^(?:paso|pasar|pasado|pasando|pass\p{L}*|went|moved|ging|gegangen|変化)$/u;

/** A change the old line told in another word, or in numbers ("from 9 to 6 days" is a fall); whose doing it was is a question of credit. */
function isSameChange(word: string, before: GuardText, { changes }: Vocabulary): boolean {
  const groups = changes.groupsOf(word);
  if (groups.length === 0) return false;
  const direction = directionOf(before);
  if (direction !== undefined && neutralChange.test(word)) return true;
  const told = changes.groupsIn(before.folded);
  return groups.some((group) => told.has(group) || (direction !== undefined && group === (direction === 'up' ? 0 : 1)));
}

const employer =
  /^(?:company|firm|employer|organi[sz]ation|entreprise|societe|empresa|compania|unternehmen|firma|betrieb)$/u;

/** "Saltmarsh was shortlisted" and "the company was shortlisted". */
function namesEmployer({ folded }: Word, before: GuardText, after: GuardText, { entry, vocabulary }: Scope): boolean {
  const head = fold(entry?.head.map(({ text }) => text).join(' ') ?? '');
  return (
    employer.test(folded) &&
    before.words.some(
      (word) => word.raw !== word.folded && head.includes(word.folded) && !hasForm(after, word, vocabulary),
    )
  );
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

const proportionTables = proportions.map(({ times, words }) => ({ times, table: new PhraseTable([words]) }));

/** "two units outstanding" praises nobody. */
function isLeft({ folded, at, raw }: Word, after: GuardText): boolean {
  return folded === 'outstanding' && /^\s*(?:[,;.)]|$)/u.test(after.folded.slice(at + raw.length));
}

/** "halved" follows from 4.2 and 2.1. */
function isProportion({ folded }: Word, before: GuardText): boolean {
  return proportionTables.some(({ times, table }) => table.occurs(folded) && hasProportion(before, times));
}

/** "Zero accidents" and "no accidents". */
function isSameNegation({ folded }: Word, before: GuardText, { negations }: Vocabulary): boolean {
  return negations.groupsOf(folded).length > 0 && negations.occurs(before.folded);
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

function checkRuns(after: GuardText, scope: Scope): Claim[] {
  const { before, vocabulary } = scope;
  if (after.runs.length === 0) return [];
  const close = before ? [before.text] : wordSources(scope).map(({ text }) => text);
  const wide = [...(before ? [before] : []), ...wordSources(scope)].map(({ text }) => text);
  const leading = before
    ? vocabulary.leading
        .find(after.folded)
        .filter(
          ({ from, group, text }) =>
            isSign(after, from) &&
            !hasGroup(before.text, [group], vocabulary) &&
            !isSameChange(text, before.text, vocabulary) &&
            !isNameOfThing(from, text, after, scope) &&
            !isStillHelp(from, text, after, before.text, vocabulary) &&
            !hasSynonymOf(text, before.text, vocabulary),
        )
    : [];
  const praise = [...vocabulary.praise.find(after.folded), ...(before ? claimsIn(after, scope) : [])].filter(
    ({ text }) => ![before, ...scope.stated].some((source) => source?.text.folded.includes(text)),
  );
  const help =
    before && vocabulary.supporting.occurs(before.text.folded) ? vocabulary.supporting.find(after.folded) : [];
  const told = before && vocabulary.limits.groupsIn(before.text.folded);
  const limits = vocabulary.limits.find(after.folded).filter(({ group }) => told?.has(group));
  const uncovered = after.runs
    // In a head every sign counts: 大学 is not made of 大专 and 学院.
    .flatMap((run) => findUncovered(run, close, wide, vocabulary, scope.place !== 'head'))
    .filter(({ text }) => ![...help, ...limits].some((phrase) => phrase.text.includes(text)))
    .filter(({ text }) => !before || !isSaidWithSign(text, before.text, vocabulary));
  return [
    ...leading.map(({ text }) => claim('ownership', { to: text }, severityOfDeed(text, after, scope))),
    ...praise.map(({ text }) => claim('wording', { words: text }, 'hold')),
    ...uncovered.map(({ text }) =>
      claim(
        vocabulary.titles.occurs(text) ? 'title' : 'wording',
        { words: text },
        isReworded(after, scope) ? 'question' : severityOfPiece(text, after, scope),
      ),
    ),
  ];
}

/** 后台管理系统: the word is part of a name that the resume has. */
function isNameOfThing(from: number, deed: string, { folded }: GuardText, scope: Scope): boolean {
  const windows = [folded.slice(Math.max(0, from - 2), from + deed.length), folded.slice(from, from + deed.length + 2)];
  return wordSources(scope).some(({ text }) =>
    windows.some((window) => /^\p{L}{4,}$/u.test(window) && text.folded.includes(window)),
  );
}

/** Reach, results and credentials in a script without spaces may be made of signs that the old line has: 参加投标 and 中标. */
function claimsIn(after: GuardText, scope: Scope): readonly FoundPhrase[] {
  const sources = wordSources(scope);
  return scope.vocabulary.claims
    .find(after.folded)
    .filter(({ text }) => text.length > 1 && !sources.some((source) => source.text.folded.includes(text)));
}

/** A sign of the old line that only moved (月に2回 and 月2回), or another sign of denial. */
function isSaidWithSign(text: string, { folded }: GuardText, { negations }: Vocabulary): boolean {
  if (text.length === 1 && folded.includes(text)) return true;
  return negations.groupsOf(text).length > 0 && negations.occurs(folded);
}

function hasGroup({ folded }: GuardText, groups: readonly number[], { leading }: Vocabulary): boolean {
  const there = leading.groupsIn(folded);
  return groups.some((group) => there.has(group));
}

function hasSynonymOf(phrase: string, { folded }: GuardText, { synonyms }: Vocabulary): boolean {
  const there = synonyms.groupsIn(folded);
  return synonyms.groupsOf(phrase).some((group) => there.has(group));
}

function isSign({ runs }: GuardText, at: number): boolean {
  return runs.some((run) => at >= run.at && at < run.at + run.text.length);
}
