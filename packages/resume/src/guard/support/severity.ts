import { isStudy } from '../../section-traits.ts';
import type { Severity } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { fold } from '../text/fold.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { piecesExchanged } from './cjk-substitution.ts';
import { contentWords, overlap } from './content.ts';
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

/** A strong verb is a question on its own rung, and held back where it is a step up. */
export function severityOfDeed(deed: string, after: GuardText, scope: Scope): Severity {
  const { place, vocabulary } = scope;
  const base = (scope.before ?? baseOf(after, scope))?.text;
  if (base && isPassedExam(deed, base, scope)) return 'question';
  if (!base || place === 'head' || place === 'contact') return 'hold';
  const { doing, leading, lesser, reached } = vocabulary.rungs;
  const { folded } = base;
  // Help that is still told does not make the verb a step up: "a 120-cover restaurant" covers nobody.
  const helps = vocabulary.supporting.find(folded).filter(({ text }) => !after.folded.includes(text));
  if (helps.length > 0 || vocabulary.passive.occurs(folded) || lesser.occurs(folded)) return 'hold';
  if (place === 'list' && scope.far.some(({ text }) => hasDeed(text, deed, vocabulary))) return 'question';
  if (doing.occurs(deed) || isIdiom(deed, after)) return 'question';
  // A result is a result of the old line where its figures stand: "broke even after 14 months", "reached break-even after 14 months".
  const isFigured =
    after.quantities.some(({ value }) => base.quantities.some((own) => own.value === value)) ||
    after.dates.some(({ year }) => base.dates.some((own) => own.year === year));
  if (reached.occurs(deed) && isFigured && after.quantities.length <= base.quantities.length) return 'question';
  return leading.occurs(deed) && leading.occurs(folded) ? 'question' : 'hold';
}

/** "First aid, 2018" and "first aid, obtained in 2018"; "2 modules done" and "2 modules completed". */
function isPassedExam(deed: string, base: GuardText, { section, vocabulary }: Scope): boolean {
  const { limits, negations, rungs } = vocabulary;
  const isPassed =
    rungs.reached.occurs(deed) || /^(?:complet|finish|pass|obten|obtain|erworb|bestand|获|取得)/u.test(deed);
  if (!isStudy(section?.kind) || !isPassed || limits.occurs(base.folded) || negations.occurs(base.folded)) return false;
  return base.dates.length > 0 || /(?<!\p{L})(?:done|hecho|fait|gemacht)(?!\p{L})/u.test(base.folded);
}

/** "Gespräche führen", "ein Protokoll führen": nobody is led. */
function isIdiom(deed: string, { folded }: GuardText): boolean {
  return (
    /^(?:ge)?fuhr/u.test(deed) &&
    /gesprach|protokoll|buch|liste|kasse|statistik|interview|verzeichnis|akte/u.test(folded)
  );
}

function hasDeed({ folded }: GuardText, deed: string, { leading }: Vocabulary): boolean {
  const there = leading.groupsIn(folded);
  return leading.groupsOf(deed).some((group) => there.has(group));
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

/** The same for a piece of a script without spaces. */
export function severityOfPiece(piece: string, after: GuardText, scope: Scope): Severity {
  const { place, vocabulary } = scope;
  const before = baseOf(after, scope);
  if (place === 'head' || place === 'contact') return 'hold';
  if (piece.length === 1) return 'question';
  if (!before || scope.posting.folded.includes(piece)) return 'hold';
  const { claims, praise, titles, causes, levels, frequencies, changes, moreThan } = vocabulary;
  if ([claims, praise, titles, causes, frequencies, moreThan].some((table) => table.occurs(piece))) return 'hold';
  if (levels.find(piece).some(({ group }) => group > 1)) return 'hold';
  if (changes.occurs(piece) && !changes.occurs(before.text.folded)) return 'hold';
  if (/\p{Script=Katakana}{3}/u.test(piece)) return 'hold';
  const { gained, went } = piecesExchanged(after, before.text, vocabulary);
  return piece.length > 2 && gained > went ? 'hold' : 'question';
}
