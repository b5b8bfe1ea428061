import { claim } from '../claim.ts';
import type { Scope, Source } from '../scope.ts';
import { findAliased } from '../support/alias-support.ts';
import { findUncovered } from '../support/cjk-support.ts';
import { contentWords } from '../support/content.ts';
import { hasWord } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Check } from './check.ts';

/** An item of a list names one thing, so one line must know all of it: "Rust" here and "production" there make no "Rust (production)". */
export const checkListItems: Check = (after, scope) => {
  if (scope.place !== 'list') return [];
  const sources = [...(scope.before ? [scope.before] : []), ...scope.far, ...scope.stated];
  const isKnown = (span: Span) => sources.some((source) => carries(source, after, span, scope));
  return itemSpans(after)
    .filter((span) => !isCarried(span))
    .map((span) => claim('skill', { skill: after.raw.normalize('NFKC').slice(span.from, span.to).trim() || after.folded.slice(span.from, span.to).trim() }));

  // "Excel (pivot tables)": one line knows Excel, and one that knows Excel knows pivot tables.
  function isCarried(span: Span): boolean {
    if (isKnown(span)) return true;
    const open = after.folded.slice(span.from, span.to).search(/[(（]/u);
    if (open <= 0) return false;
    const main = { from: span.from, to: span.from + open };
    const extra = { from: span.from + open + 1, to: span.to };
    const [name] = contentWords(after, scope.vocabulary, main);
    const knowing = sources.filter(({ text }) => name && hasWord(text, name, scope.vocabulary));
    return isKnown(main) && knowing.some((source) => carries(source, after, extra, scope));
  }
};

function itemSpans({ folded }: GuardText): Span[] {
  const cuts = [...folded.matchAll(/[;.。；|·•、](?=\s|$|[\p{L}])|,(?![^(（]*[)）])|，|:|\s(?:and|und|y|e|et|&)\s/gu)];
  let from = 0;
  const spans: Span[] = [];
  for (const cut of cuts) {
    spans.push({ from, to: cut.index });
    from = cut.index + cut[0].length;
  }
  spans.push({ from, to: folded.length });
  return spans.filter((span) => folded.slice(span.from, span.to).trim() !== '');
}

function carries(source: Source, after: GuardText, span: Span, { vocabulary }: Scope): boolean {
  const aliased = findAliased(after, source.text, vocabulary);
  const has = (word: Word) => aliased.has(after.words.indexOf(word)) || hasWord(source.text, word, vocabulary);
  if (!contentWords(after, vocabulary, span).every(has)) return false;
  const runs = after.runs.filter(({ at }) => isInside(at, span));
  return runs.every((run) => {
    const inside = { ...run, text: run.text.slice(0, Math.max(0, span.to - run.at)) };
    return findUncovered(inside, [source.text], [source.text], vocabulary).length === 0;
  });
}
