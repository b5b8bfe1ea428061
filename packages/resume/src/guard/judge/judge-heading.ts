import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { headingKinds, matchHeading } from '../../parse/headings/match-heading.ts';
import { isWeighty } from '../../section-traits.ts';
import { type Claim, claim } from '../claim.ts';
import { compare } from '../compare/compare.ts';
import { knownOf } from '../compare/known.ts';
import { judge } from '../compare/table.ts';
import { rankWords, tellingWords } from '../data/telling-headings.ts';
import type { Scope } from '../scope.ts';
import type { GuardSource } from '../source.ts';
import { fold } from '../text/fold.ts';
import { type GuardText, readText } from '../text/read-text.ts';

/** A heading may become any standard heading with the same meaning, nothing more. */
export function checkHeading(
  after: GuardText,
  own: SectionKind,
  before: string,
  scope: Scope,
  source: GuardSource,
): Claim[] {
  const telling = [...checkNumbers(after, before, scope), ...checkTellingWords(after, before, scope)];
  if (telling.length > 0) return telling;
  const kinds = headingKinds(after.raw);
  if (kinds.length === 0) {
    const { vocabulary } = scope;
    const old = readText(before, vocabulary.language);
    return (
      compare(old, after, {
        known: knownOf(source),
        vocabulary,
        mayShorten: false,
        isOfPerson: false,
        isHead: false,
      })
        // A heading is not a statement, so its new words are judged one by one.
        .filter(({ row }) => row !== 'statement came')
        .flatMap(judge)
    );
  }
  const old = headingKinds(before);
  const fresh = kinds.filter((kind) => kind !== own && !old.includes(kind));
  const isMoved = fresh.some((kind) => isWeighty(kind) || isWeighty(own));
  return isMoved ? [claim('wording', { words: after.raw })] : [];
}

/** "20 Years of Experience". Section numbering such as "01 Experience" is not a claim. */
function checkNumbers(after: GuardText, before: string, { vocabulary }: Scope): Claim[] {
  const old = readText(before, vocabulary.language);
  const isKnown = (value: number) => old.quantities.some((own) => own.value === value);
  const numbering = /^\s*0\d\s/u.test(after.raw) ? 1 : 0;
  return [...after.quantities.filter(({ isArticle }) => !isArticle).slice(numbering)].flatMap(({ value }) =>
    isKnown(value) ? [] : [claim('number', { value })],
  );
}

function checkTellingWords(after: GuardText, before: string, { vocabulary }: Scope): Claim[] {
  const old = fold(before);
  const found = (words: RegExp) => (fold(after.raw).match(words) ?? []).filter((one) => !old.includes(one));
  const isStandard = matchHeading(after.raw)?.isExact === true;
  const claimed = after.words.filter(
    ({ raw, folded }) =>
      (vocabulary.isClaimWord(folded) || vocabulary.isPraise(folded)) && !old.includes(folded) && !matchHeading(raw),
  );
  return [
    ...(isStandard ? [] : claimed.map(({ raw }) => claim('wording', { words: raw }, 'hold'))),
    ...found(rankWords).map((words) => claim('wording', { words }, 'hold')),
    ...found(tellingWords).map((words) => claim('wording', { words })),
  ];
}
