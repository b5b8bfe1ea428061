import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';
import { fold } from '../text/fold.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { contentWords, overlap } from './content.ts';
import { skillsIn } from './skills-in.ts';
import { hasForm, hasWord } from './word-support.ts';

/**
 * The new words of a line that only replace old ones. Rewording exchanges words: each plain word that came stands for one that
 * went, and none makes a claim of its own. A word that came with nothing gone, or a clause that shares nothing with the old
 * line, is an addition, and additions need support.
 */
export function findReplacing(missing: readonly Word[], after: GuardText, scope: Scope): ReadonlySet<Word> {
  const { vocabulary } = scope;
  const base = baseOf(after, scope);
  if (!base || missing.length === 0) return new Set();
  const lost = lostWords(base.text, after, vocabulary);
  const unclaimed = missing.filter((word) => isPlainVocabulary(word, lost, vocabulary));
  const skillWords = unclaimed.length > 0 ? newSkillWords(after, base.text, vocabulary) : new Set();
  const plain = unclaimed.filter(({ folded }) => !skillWords.has(folded));
  const isKept = (word: Word) => !missing.includes(word);
  const kept = contentWords(after, vocabulary).filter(isKept).length + after.quantities.length + after.dates.length;
  if (plain.length === 0 || kept < missing.length) return new Set();

  const openings = plain.filter((word) => isOpening(word, after, vocabulary));
  const isOpen = mayReopen(base.text, after, vocabulary);
  const free = isOpen ? openings.filter((word) => isVerbLike(word, vocabulary)) : [];
  // The verb that opened the old line pays for the one that opens the new one, not for a noun.
  const paid = free.length > 0 && lost.some((word) => isOpening(word, base.text, vocabulary)) ? 1 : 0;
  const mayCoordinate = lost.some((word) => isCoordinated(word, base.text));
  // Where more went than stayed, the line is another one.
  const isSameLine = !scope.before || kept >= lost.length - paid;
  const rest = plain.filter(
    (word) =>
      isSameLine &&
      !free.includes(word) &&
      (isOpen || !openings.includes(word)) &&
      isAnchored(word, after, isKept, vocabulary) &&
      (mayCoordinate || !isCoordinated(word, after)),
  );
  // One plain word beside its kin explains rather than adds: "vivaces" and "plantes vivaces".
  return new Set([...free, ...rest.slice(0, Math.max(0, lost.length - paid) + 1)]);
}

/** What the line rewords: the replaced line, or the stated fact that a new line mostly repeats. */
export function baseOf(after: GuardText, { before, stated, place, vocabulary }: Scope): Source | undefined {
  if (place !== 'entry' && place !== 'summary') return undefined;
  if (before) return before;
  return stated.find(({ text }) => {
    const { shared, total } = overlap(after, undefined, text, vocabulary);
    return total > 0 && shared * 2 >= total;
  });
}

/** Words of skills that the old line does not show. */
function newSkillWords(after: GuardText, before: GuardText, { language }: Vocabulary): ReadonlySet<string> {
  const known = new Set(skillsIn(before, language).map(({ skill }) => skill));
  return new Set(
    skillsIn(after, language)
      .filter(({ skill }) => !known.has(skill))
      .flatMap(({ spelling }) => fold(spelling).split(/[^\p{L}\p{N}+#]+/u)),
  );
}

// German writes every noun with a capital; these endings make common nouns, not names.
const commonNoun =
  /(?:ung|ungen|heit|heiten|keit|keiten|tion|tionen|schaft|schaften|nis|nisse|tat|taten|ment|mente|anlage|anlagen|aufnahme|annahme|person|personen|material|materialien|pflege|hilfe|arbeit|arbeiten|vergleich|bereich|bereiche|weise|stelle|stellen)$/u;

function isPlainVocabulary(
  { raw, folded, isCapital, isCode }: Word,
  lost: readonly Word[],
  vocabulary: Vocabulary,
): boolean {
  if (isCode || folded.length < 3 || /\p{L}\p{Lu}/u.test(raw)) return false;
  const isRelative = () => lost.some((word) => folded.length > 4 && word.folded.slice(0, 4) === folded.slice(0, 4));
  const isCommon = vocabulary.language === 'de' && (commonNoun.test(folded) || /en$/u.test(folded) || isRelative());
  const isName = isCapital && !isCommon;
  return !isName && !isClaimWord(folded, vocabulary);
}

export function isClaimWord(folded: string, vocabulary: Vocabulary): boolean {
  const { leading, changes, frequencies, levels, causes, moreThan, negations } = vocabulary;
  return (
    vocabulary.isClaimWord(folded) ||
    vocabulary.isPraise(folded) ||
    vocabulary.isTitle(folded) ||
    [leading, changes, frequencies, levels].some((table) => table.groupsOf(folded).length > 0) ||
    [causes, moreThan, negations].some((table) => table.occurs(folded))
  );
}

export function isOpening(word: Word, text: GuardText, { isFunctionWord }: Vocabulary): boolean {
  const sentence = spanAt(text.sentences, word.at);
  const first = text.words.find(({ at, folded }) => sentence && isInside(at, sentence) && !isFunctionWord(folded));
  return first === word;
}

/** Who attended or learnt something has not done it: such an opening stays. */
function mayReopen(before: GuardText, after: GuardText, { passive, supporting, modest }: Vocabulary): boolean {
  const isHelp = supporting.occurs(before.folded) && !modest.occurs(after.folded);
  return !isHelp && !passive.occurs(before.folded);
}

const verbEnding = {
  en: /(?:ed|ing|[^s]s|[a-z])$/u,
  es: /(?:ar|er|ir|o|e|i|ia|ba|cion|miento|aje)$/u,
  fr: /(?:er|ir|re|e|ee|ais|tion|sion|ment|age|ure|ise|i|is|u)$/u,
  de: /(?:t|en|e|ung|te|tion)$/u,
} as const;

function isVerbLike({ folded }: Word, { language }: Vocabulary): boolean {
  return language !== 'zh' && language !== 'ja' && verbEnding[language].test(folded);
}

export function lostWords(before: GuardText, after: GuardText, vocabulary: Vocabulary): Word[] {
  const cheap = [...vocabulary.duties.find(before.folded), ...vocabulary.supporting.find(before.folded)];
  return contentWords(before, vocabulary).filter(
    (word) =>
      !cheap.some(({ from, to }) => word.at >= from && word.at < to) &&
      !hasForm(after, word, vocabulary) &&
      !hasWord(after, word, vocabulary),
  );
}

/** One item of an enumeration: "drainage and bridges". An item that comes must replace one that goes. */
export function isCoordinated({ at, raw }: Word, { folded }: GuardText): boolean {
  return (
    /(?:\s(?:and|or|et|ou|y|e|o|und|oder|sowie)\s|[,/&]\s?)(?:\p{L}{1,3}\s|\p{L}')?$/u.test(folded.slice(0, at)) ||
    /^(?:\s(?:and|or|et|ou|y|e|o|und|oder|sowie)\s|\s?[,/&])/u.test(folded.slice(at + raw.length))
  );
}

/** A clause of new words only is an addition, even where the rest of the line has lost some. */
function isAnchored(word: Word, after: GuardText, isKept: (word: Word) => boolean, vocabulary: Vocabulary): boolean {
  const clause = spanAt(after.clauses, word.at);
  if (!clause) return false;
  return (
    contentWords(after, vocabulary, clause).some(isKept) ||
    [...after.quantities, ...after.dates].some(({ from }) => isInside(from, clause))
  );
}
