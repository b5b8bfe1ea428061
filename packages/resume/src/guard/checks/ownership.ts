import { type Claim, claim } from '../claim.ts';
import { overlap } from '../support/content.ts';
import { hasNewPlainWord } from '../support/new-plain-word.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** Help stays help: what was done with or for others may not stand alone afterwards. */
export const checkOwnership: Check = (after, { before, place, vocabulary }) => {
  if (!before || place === 'head' || place === 'contact') return [];
  return [
    ...before.text.sentences.flatMap((sentence) => checkSentence(sentence, before.text, after, vocabulary)),
    ...checkCompanions(before.text, after, vocabulary),
  ];
};

const beside = /(?<!\p{L})(?:with|alongside|mit|avec|con)\s/gu;

/** "Went on visits with a therapist": without the therapist the person went alone. */
function checkCompanions(before: GuardText, after: GuardText, vocabulary: Vocabulary): Claim[] {
  if (isModest(after.folded, vocabulary) || overlap(before, undefined, after, vocabulary).shared === 0) return [];
  return [...before.folded.matchAll(beside)].flatMap(({ index }) => {
    const clause = before.clauses.find((one) => isInside(index, one));
    const company = before.words.filter(({ at }) => at > index && clause && isInside(at, clause)).slice(1, 5);
    const lost = company.find(({ folded }) => vocabulary.isTitle(folded));
    return lost && !hasForm(after, lost, vocabulary) ? [claim('ownership', { from: lost.raw })] : [];
  });
}

function checkSentence(sentence: Span, before: GuardText, after: GuardText, vocabulary: Vocabulary): Claim[] {
  const markers = vocabulary.supporting.find(before.folded.slice(sentence.from, sentence.to));
  const lost = markers.find((marker, place) => {
    const next = markers.slice(place + 1).find(({ from }) => from >= marker.to);
    return isLost(
      regionOf(sentence.from + marker.from, next && sentence.from + next.from, sentence, before, vocabulary),
      before,
      after,
      vocabulary,
    );
  });
  // Help told elsewhere in the line, or a companion who stays, may still be what is meant.
  const isTold =
    lost !== undefined &&
    (vocabulary.modest.find(after.folded).some(({ text }) => !before.folded.includes(text)) ||
      keepsCompanion(sentence.from + lost.to, before, after, vocabulary));
  // "a team of seven" and "a seven-strong team".
  const isKind =
    lost !== undefined &&
    (isKindOfThing(sentence.from + lost.from, before) ||
      (lost.text.startsWith('team') && after.folded.includes('team')));
  return lost
    ? [
        claim(
          'ownership',
          { from: lost.text },
          isTold || isKind || hasNewPlainWord(after, before, vocabulary) ? 'question' : 'hold',
        ),
      ]
    : [];
}

/** "clases de apoyo", "cours de soutien": the word tells the kind of a thing, not how much the person did. */
function isKindOfThing(at: number, { folded }: GuardText): boolean {
  return /\p{L}{3}\s(?:de|d'|of)\s?$/u.test(folded.slice(0, at));
}

/** "junto con otro oficial" and "con otro oficial": who stood behind the word of help stands behind "with". */
function keepsCompanion(at: number, before: GuardText, after: GuardText, { isFunctionWord }: Vocabulary): boolean {
  const said = ({ folded }: Word) => !isFunctionWord(folded);
  const company = before.words.filter((word) => word.at >= at && said(word)).slice(0, 2);
  return [...after.folded.matchAll(beside)].some(({ index, 0: { length } }) =>
    after.words
      .filter((word) => word.at >= index + length && said(word))
      .slice(0, 2)
      .some(({ stem }) => company.some((word) => word.stem === stem)),
  );
}

/** Lost when the statement is still told, and no part that tells it tells of help. */
function isLost(region: Span, before: GuardText, after: GuardText, vocabulary: Vocabulary): boolean {
  const telling = partsOf(after, vocabulary).filter(
    (span) => overlap(before, region, after, vocabulary, span).shared > 0,
  );
  if (telling.some((span) => isModest(after.folded.slice(span.from, span.to), vocabulary))) return false;
  return telling.some((span) => {
    const { shared, total } = overlap(before, region, after, vocabulary, span);
    const own = overlap(after, span, before, vocabulary, region);
    // A short line in signs shares little even where it tells the same.
    const isShort = before.runs.length > 0 && total <= 8 && shared > 0;
    return isShort || shared >= 2 || shared >= total / 2 || own.shared >= own.total / 2;
  });
}

function isModest(part: string, { modest, language }: Vocabulary): boolean {
  // "Urlaubsvertretung": German hides the word of help at the end of another.
  return (
    modest.occurs(part) ||
    (language === 'de' && /\p{L}(?:vertretung|mitarbeit|mithilfe|unterstutzung|assistenz)/u.test(part))
  );
}

/** Chinese and Japanese chain clauses where others begin a sentence. */
function partsOf(text: GuardText, { language }: Vocabulary): readonly Span[] {
  return language === 'zh' || language === 'ja' ? text.clauses : text.sentences;
}

const joint = /[,;]|\s(?:and|y|e|et|und|but|pero|mais|aber)\s/gu;

/** What the help was about: from its own clause to the next word of help; in German and Japanese the verb may stand last. */
function regionOf(
  at: number,
  next: number | undefined,
  sentence: Span,
  before: GuardText,
  vocabulary: Vocabulary,
): Span {
  if (vocabulary.language === 'de') return sentence;
  if (vocabulary.language === 'ja' || vocabulary.language === 'zh')
    return before.clauses.find((clause) => isInside(at, clause)) ?? sentence;
  const cuts = [...before.folded.slice(sentence.from, at).matchAll(joint)];
  const last = cuts.at(-1);
  return { from: last ? sentence.from + last.index : sentence.from, to: next ?? sentence.to };
}
