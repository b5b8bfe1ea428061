import type { Severity } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { fold } from '../text/fold.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { contentWords, overlap } from './content.ts';
import { severityOfDeed } from './deed-severity.ts';
import { skillsIn } from './skills-in.ts';
import { baseOf, isClaimWord, isCoordinated, lostWords } from './substitution.ts';
import { hasForm, hasWord } from './word-support.ts';

/**
 * How grave a word is that no source has. Rank, reach, results, skills, names and additions are held back; a word that may only
 * say the old line's thing in another way is asked about.
 */
export function severityOfWord(
  word: Word,
  missing: readonly Word[],
  after: GuardText,
  scope: Scope,
  isName: boolean,
): Severity {
  const { place, vocabulary } = scope;
  if (isRelative(word, scope)) return 'question';
  const isRole = place === 'contact' || (place === 'head' && scope.section?.kind !== 'education');
  if (isRole) return 'hold';
  if (isOthersRole(word, after, scope)) return 'question';
  if (isName && !isNewNoun(word, scope)) return isReplacedNoun(word, after, scope) ? 'question' : 'hold';
  if (vocabulary.leading.groupsOf(word.folded).length > 0) return severityOfDeed(word.folded, after, scope);
  if (isClaimWord(word.folded, vocabulary) && !isSaidBefore(word, after, scope))
    return isExchanged(word, missing, after, scope) ? 'question' : 'hold';
  // The person said it of the same role, if in another line.
  if ([...scope.near, ...scope.stated].some(({ text }) => hasForm(text, word, vocabulary))) return 'question';
  if (isSkill(word, after, scope)) return 'hold';
  const base = baseOf(after, scope) ?? scope.before;
  if (!base || !sharesAnything(after, base.text, vocabulary))
    return isMostlyNew(missing, after, scope) ? 'hold' : 'question';
  if (isNewItem(word, after, base.text, vocabulary)) return 'hold';
  // Where as much went as came, the line was reworded, and the guard cannot tell how truly.
  const isExchange = lostWords(base.text, after, vocabulary).length >= missing.length;
  const isAdded =
    !isLabel(word, after) &&
    (hasForm(scope.posting, word, vocabulary) || isAddedClause(word, missing, after, vocabulary));
  return !isExchange && isAdded ? 'hold' : 'question';
}

/** "admissible" and "admissibilité": a long beginning in common with a word of the old line. */
function isRelative({ folded, isCode }: Word, { before, vocabulary }: Scope): boolean {
  if (isCode || !before || vocabulary.leading.groupsOf(folded).length > 0 || vocabulary.isTitle(folded)) return false;
  // "Diagnose" and "diagnostics": a word that claims must be closer than a plain one.
  const size = Math.max(6, Math.ceil(folded.length * (isClaimWord(folded, vocabulary) ? 0.8 : 0.6)));
  return folded.length >= 7 && before.text.words.some((word) => word.folded.slice(0, size) === folded.slice(0, size));
}

/** A soft claim word that came where at least as much went, and not from the posting. */
function isExchanged({ folded }: Word, missing: readonly Word[], after: GuardText, scope: Scope): boolean {
  const { vocabulary, posting } = scope;
  const base = baseOf(after, scope) ?? scope.before;
  if (!base || !vocabulary.isSoftClaim(folded) || vocabulary.isPraise(folded) || vocabulary.isTitle(folded))
    return false;
  return (
    lostWords(base.text, after, vocabulary).length >= missing.length &&
    !posting.words.some((word) => word.folded === folded)
  );
}

/** A low level, another word for always, or a cause where the old line named one too. */
function isSaidBefore({ folded, at, raw }: Word, after: GuardText, { before, vocabulary }: Scope): boolean {
  const { levels, causes, means } = vocabulary;
  if (before && universal.test(folded)) {
    const isCounted = /^\s\uE002/u.test(after.folded.slice(at + raw.length));
    if (isCounted || words(before.text).some((word) => universal.test(word))) return true;
  }
  if (vocabulary.isClaimWord(folded) || vocabulary.isPraise(folded)) return false;
  const [level] = levels.groupsOf(folded);
  if (level !== undefined) return level < 3;
  return causes.occurs(folded) && before !== undefined && means.occurs(before.text.folded);
}

const universal =
  /^(?:all|each|every|always|any|chaque|tout|toute|tous|toutes|toujours|cada|todo|toda|todos|todas|siempre|alle|allen|aller|jede\p{L}*|immer|stets|jeweils)$/u;

function words(text: GuardText): string[] {
  return text.folded.split(/[^\p{L}]+/u);
}

function isSkill({ folded }: Word, after: GuardText, { before, vocabulary }: Scope): boolean {
  const known = new Set(before ? skillsIn(before.text, vocabulary.language).map(({ skill }) => skill) : []);
  return skillsIn(after, vocabulary.language).some(
    ({ skill, spelling }) =>
      !known.has(skill) &&
      // A single small word ("maintenance") names a skill only in a list of them.
      (/\s/u.test(spelling) || /\p{Lu}|\d/u.test(spelling.slice(1))) &&
      fold(spelling)
        .split(/[^\p{L}\p{N}+#]+/u)
        .includes(folded),
  );
}

/** Where nothing is replaced, a line must mostly be someone's words. */
function isMostlyNew(missing: readonly Word[], after: GuardText, { vocabulary }: Scope): boolean {
  return missing.length * 2 >= contentWords(after, vocabulary).length;
}

/** A line of which nothing is left is not reworded but another one. */
function sharesAnything(after: GuardText, base: GuardText, vocabulary: Vocabulary): boolean {
  const isKept = (value: number) => base.quantities.some((own) => own.value === value);
  return (
    overlap(base, undefined, after, vocabulary).shared > 0 ||
    contentWords(after, vocabulary).some((word) => hasWord(base, word, vocabulary)) ||
    after.quantities.some(({ value, isArticle }) => !isArticle && isKept(value)) ||
    after.dates.some(({ year }) => base.dates.some((own) => own.year === year))
  );
}

/** "told the shift leader" and "informed the shift supervisor": one name of someone's position for another. */
function isOthersRole({ folded, at }: Word, after: GuardText, { before, place, vocabulary }: Scope): boolean {
  if (!before || place !== 'entry' || !vocabulary.isTitle(folded)) return false;
  const isSomeones = after.words.some(
    (word) => word.at < at && at - word.at < 24 && vocabulary.isBeforeOthers(word.folded),
  );
  return isSomeones && lostWords(before.text, after, vocabulary).some((word) => vocabulary.isTitle(word.folded));
}

/** In a new German line a capital tells a noun, not a name. */
function isNewNoun({ raw, folded, isCode }: Word, { before, vocabulary }: Scope): boolean {
  return vocabulary.language === 'de' && !before && !isCode && !/\p{L}\p{Lu}/u.test(raw) && !vocabulary.isTitle(folded);
}

/** German writes every noun with a capital: one that stands where another went may be the same thing. */
function isReplacedNoun(word: Word, after: GuardText, scope: Scope): boolean {
  const { vocabulary } = scope;
  const base = scope.before ?? baseOf(after, scope);
  if (vocabulary.language !== 'de' || !base || word.isCode || /\p{L}\p{Lu}/u.test(word.raw)) return false;
  const isClaim = isClaimWord(word.folded, vocabulary) && !isSaidBefore(word, after, scope);
  if (isClaim || vocabulary.isTitle(word.folded) || isSkill(word, after, scope)) return false;
  return !isNewItem(word, after, base.text, vocabulary);
}

const conjunction = /\s(?:and|or|et|ou|y|e|o|und|oder|sowie|&|\/)\s(?:\p{L}{1,3}\s|\p{L}')?$/u;
const comma = /[,/]\s?(?:\p{L}{1,3}\s|\p{L}')?$/u;
const itemEnd = /^(?:\s(?:and|or|et|ou|y|e|o|und|oder|sowie|&)\s|\s?[,/&;.)]|$)/u;

/** "drainage" → "drainage and bridges": an item that comes with none gone. */
function isNewItem(word: Word, after: GuardText, base: GuardText, vocabulary: Vocabulary): boolean {
  const lead = after.folded.slice(0, word.at);
  const rest = after.folded.slice(word.at + word.raw.length);
  const isItem = conjunction.test(lead) || (comma.test(lead) && itemEnd.test(rest));
  if (!isItem) return false;
  return !lostWords(base, after, vocabulary).some((lost) => isCoordinated(lost, base));
}

/** "Technical care:" names what follows. */
function isLabel({ at }: Word, { clauses, folded }: GuardText): boolean {
  const clause = spanAt(clauses, at);
  return clause !== undefined && /[:(]/u.test(folded[clause.to] ?? '');
}

function isAddedClause(word: Word, missing: readonly Word[], after: GuardText, vocabulary: Vocabulary): boolean {
  const clause = spanAt(after.clauses, word.at);
  if (!clause) return false;
  const words = contentWords(after, vocabulary, clause);
  const isFigured = [...after.quantities, ...after.dates].some(({ from }) => isInside(from, clause));
  return words.length > 1 && !isFigured && words.every((one) => missing.includes(one));
}
