import { type Claim, claim } from '../claim.ts';
import { overlap } from '../support/content.ts';
import type { GuardText } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** Help stays help: what was done with or for others may not stand alone afterwards. */
export const checkOwnership: Check = (after, { before, place, vocabulary }) => {
  if (!before || place === 'head' || place === 'contact') return [];
  return before.text.sentences.flatMap((sentence) => checkSentence(sentence, before.text, after, vocabulary));
};

function checkSentence(sentence: Span, before: GuardText, after: GuardText, vocabulary: Vocabulary): Claim[] {
  const [marker] = vocabulary.supporting.find(before.folded.slice(sentence.from, sentence.to));
  if (!marker) return [];
  const region = regionOf(sentence.from + marker.from, sentence, before, vocabulary);
  const isLost = after.sentences.some((span) => {
    const { shared, total } = overlap(before, region, after, vocabulary, span);
    const isAboutIt = shared >= 2 || (shared >= 1 && shared >= total / 2);
    return isAboutIt && !vocabulary.supporting.occurs(after.folded.slice(span.from, span.to));
  });
  return isLost ? [claim('ownership', { from: marker.text })] : [];
}

const joint = /[,;，、]|\s(?:and|y|e|et|und|but|pero|mais|aber)\s/gu;

/** What the help was about: from its own clause on; in German and Japanese the verb may stand last. */
function regionOf(at: number, sentence: Span, before: GuardText, { language }: Vocabulary): Span {
  if (language === 'de') return sentence;
  if (language === 'ja') return before.clauses.find((clause) => isInside(at, clause)) ?? sentence;
  const cuts = [...before.folded.slice(sentence.from, at).matchAll(joint)];
  const last = cuts.at(-1);
  return { from: last ? sentence.from + last.index : sentence.from, to: sentence.to };
}
