import { claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';
import { findAliased } from '../support/alias-support.ts';
import { findUncovered } from '../support/cjk-support.ts';
import { contentWords } from '../support/content.ts';
import { severityOfWord } from '../support/word-severity.ts';
import { hasWord } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Check } from './check.ts';

/** An item of a list names one thing, so one line must know all of it: "Rust" here and "production" there make no "Rust (production)". */
export const checkListItems: Check = (after, scope) => {
  if (scope.place !== 'list') return [];
  const all = [...(scope.before ? [scope.before] : []), ...scope.far, ...scope.stated];
  // In a list each item stands for itself: a level beside one says nothing of the next.
  const sources = all.flatMap((source) => (source.isList ? itemsOf(source) : source));
  // Most items of a long list are not touched.
  const same = new Set(sources.filter(({ isList }) => isList).map(({ text }) => text.folded.trim()));
  return itemSpans(after)
    .filter(({ from, to }) => !same.has(after.folded.slice(from, to).trim()))
    .filter((span) => !sources.some((source) => carries(source, sources, after, span, scope)))
    .map((span) =>
      claim(
        'skill',
        { skill: after.folded.slice(span.from, span.to).trim() },
        // One line knows all of it, only in another order; or a plain word explains what is known.
        all.some((source) => carries(source, [], after, span, scope)) || isExplained(span, all, after, scope)
          ? 'question'
          : 'hold',
      ),
    );
};

/** "Französisch mündlich gut": all names are known and what is new is neither a name nor a level nor a skill. */
function isExplained(span: Span, sources: readonly Source[], after: GuardText, scope: Scope): boolean {
  const { vocabulary } = scope;
  const words = contentWords(after, vocabulary, span);
  const unknown = words.filter((word) => !sources.some(({ text }) => hasWord(text, word, vocabulary)));
  // "Spanish: reading" describes what stands before the colon.
  const isDescription = /:\s*$/u.test(after.folded.slice(0, span.from + 1));
  return (
    (words.length > unknown.length || isDescription) &&
    unknown.every((word) => severityOfWord(word, [], after, scope, word.isCapital || word.isCode) === 'question') &&
    !after.runs.some(({ at }) => isInside(at, span))
  );
}

function itemsOf(source: Source): Source[] {
  return itemSpans(source.text).map((span) => ({ ...source, text: partOf(source.text, span) }));
}

function partOf(text: GuardText, { from, to }: Span): GuardText {
  const isWithin = ({ at }: { readonly at: number }) => at >= from && at < to;
  const runs = text.runs.filter((run) => run.at < to && run.at + run.text.length > from);
  return {
    ...text,
    folded: text.folded.slice(from, to),
    words: text.words.filter(isWithin),
    runs: runs.map((run) => ({ at: 0, text: run.text.slice(Math.max(0, from - run.at), to - run.at) })),
  };
}

export function itemSpans({ folded }: GuardText): Span[] {
  const cuts = [
    ...folded.matchAll(
      /[;。；|·•、](?=\s|$|[\p{L}])|\.(?=\s|$)|,(?![^(（]{0,300}[)）])|，|:|\s(?:and|und|y|e|et|&)\s|(?<=[\p{Script=Latin}\s])[和与及](?=[\p{Script=Latin}\s])/gu,
    ),
  ];
  let from = 0;
  const spans: Span[] = [];
  for (const cut of cuts) {
    spans.push({ from, to: cut.index });
    from = cut.index + cut[0].length;
  }
  spans.push({ from, to: folded.length });
  return spans.filter((span) => folded.slice(span.from, span.to).trim() !== '');
}

/** One source knows the item, and whatever it lacks stands beside one of the item's words elsewhere ("reach" and "trucks"). */
function carries(
  source: Source,
  sources: readonly Source[],
  after: GuardText,
  span: Span,
  { vocabulary }: Scope,
): boolean {
  const has = ({ text }: Source, word: Word) =>
    findAliased(after, text, vocabulary).has(after.words.indexOf(word)) || hasWord(text, word, vocabulary);
  // How well is a question of levels.
  const words = contentWords(after, vocabulary, span).filter(
    ({ folded }) => vocabulary.levels.groupsOf(folded).length === 0,
  );
  const known = words.filter((word) => has(source, word));
  const isKnownBeside = (word: Word) =>
    known.length > 0 && sources.some((other) => has(other, word) && known.some((one) => has(other, one)));
  if (!words.every((word) => known.includes(word) || isKnownBeside(word))) return false;
  const runs = after.runs.filter(({ at }) => isInside(at, span));
  // 修了見込み and 修了予定 limit alike.
  const told = vocabulary.limits.groupsIn(source.text.folded);
  const limits = vocabulary.limits.find(after.folded).filter(({ group }) => told.has(group));
  return runs.every((run) => {
    const inside = { ...run, text: run.text.slice(0, Math.max(0, span.to - run.at)) };
    return findUncovered(inside, [source.text], [source.text], vocabulary).every(({ text }) =>
      limits.some((limit) => limit.text.includes(text)),
    );
  });
}
