import type { Line } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatInput } from '../../../assistant.ts';
import { capitalise } from '../../letter-case.ts';
import { contrasts } from '../acts/data/hedges.ts';
import { withValue } from '../corrections/correct-amounts.ts';
import { type Rewritten, withDateOf } from '../corrections/correct-dates.ts';
import { corrects, nowadays } from '../corrections/data/correction-words.ts';
import { entrySpokenOf, namingLines } from '../corrections/entry-spoken-of.ts';
import { countSame, isSameValue, type SpokenValue, valuesIn } from '../corrections/spoken-values.ts';
import { withLabelled } from '../find/labelled-lines.ts';
import { foldLetters } from '../fold-name.ts';
import { wordsPattern } from '../operations/handlers/replace-pair.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { linesChangedLast } from '../wishes/thread.ts';
import { contentOf } from './explained.ts';

/** One wording for another, both between quotation marks: it is clear what goes and what comes. */
export function quotedExchange({ document }: ChatInput, clause: string): Rewritten | undefined {
  const [first, second, ...more] = mentionsIn(document, clause).quotes;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const having = (words: string) => linesOf(document).filter(({ text }) => wordsPattern(words).test(text));
  const [from, to] = having(first).length > 0 ? [first, second] : [second, first];
  const [line, ...others] = having(from);
  const isExchanged = contrasts.test(foldLetters(clause).toLowerCase()) || contrasts.test(clause);
  if (!line || others.length > 0 || !isExchanged || line.text.includes(to)) return undefined;
  return { line, after: withLabelled(line.text, from, to) ?? inPlaceOf(line.text, from, to) };
}

const inPlaceOf = (line: string, from: string, to: string): string =>
  line.replace(wordsPattern(from), (found) => (/^\p{Lu}/u.test(found) ? capitalise(to) : to));

interface Exchange extends Rewritten {
  readonly score: number;
}

const maxOffered = 3;
/** Below this share of the best, another place is not offered beside it. */
const close = 0.75;

/**
 * Every line that a clause may want to have with another value, likeliest first: the value is exchanged for one of the
 * same kind that the clause gives, and what else the clause names tells which line is meant.
 */
export function exchangesIn(input: ChatInput, clause: string): readonly Rewritten[] {
  const found = [
    ...contactExchanges(input, clause),
    ...amountExchanges(input, clause),
    ...dateExchanges(input, clause),
  ];
  const ranked = found.filter(({ line, after }) => after !== line.text).sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= close * best).slice(0, maxOffered);
}

const email = /(?<![^\s:：|,;(])[^\s@:：|,;(]{1,64}@[^\s@|,;)]{1,100}[\p{L}\p{N}]/u;
const phone = /\+?\p{N}[\p{N} ()/.-]{6,20}\p{N}/u;

/** "2009-2013" has as many digits as a telephone number. */
const years = /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/u;

/** Another e-mail address, another telephone number, or other last digits of it. */
function contactExchanges({ document }: ChatInput, clause: string): Exchange[] {
  const lines = document.head.lines;
  const whole = [email, phone].flatMap((kind) => {
    const to = kind.exec(clause)?.[0];
    return to === undefined || years.test(to)
      ? []
      : lines
          .filter(({ text }) => kind.test(text))
          .map((line) => ({ line, after: line.text.replace(kind, to), score: 4 }));
  });
  const [wrong, ...more] = valuesIn(clause).filter(({ isWrong, text }) => isWrong && /^\p{N}{2,6}$/u.test(text));
  const [right, ...others] = valuesIn(clause).filter(({ isWrong, text }) => !isWrong && /^\p{N}{2,6}$/u.test(text));
  if (whole.length > 0 || !wrong || !right || more.length + others.length > 0) return whole;
  return lines.flatMap((line) => {
    const [number = ''] = phone.exec(line.text) ?? [];
    const isEnd = number.endsWith(wrong.text) && wrong.text.length === right.text.length;
    const after = line.text.replace(number, number.slice(0, -wrong.text.length) + right.text);
    return isEnd ? [{ line, after, score: 3 }] : [];
  });
}

/** Units of time follow amounts of anything, so they do not tell what is counted. */
const time =
  /^(?:hour|day|week|month|year|min|stund|tag|woche|monat|jahr|std|heure|jour|semaine|mois|an|annee|hora|dia|semana|mes|ano|年|月|日|周|週|时|時|分|天|回|次)/u;

function amountExchanges(input: ChatInput, clause: string): Exchange[] {
  const values = valuesIn(clause).filter(({ kind }) => kind !== 'date');
  const wrong = values.filter(({ isWrong }) => isWrong);
  const [to, ...others] = values.filter((one) => !one.isWrong && !wrong.some((other) => isSameValue(one, other)));
  // Of several new values nobody can tell which is meant.
  if (!to || others.length > 0) return [];
  const folded = foldLetters(clause).toLowerCase();
  const isCorrection = corrects.test(folded) || nowadays.test(folded) || wrong.length > 0;
  const said = contentOf(clause).filter((name) => !/\p{N}/u.test(name));
  const changed = new Set(linesChangedLast(input));
  return linesWithin(input).flatMap((line): Exchange[] => {
    const names = namesIn(line.text);
    const shared = said.filter((name) => names.some((own) => isAlike(name, own))).length;
    const own = valuesIn(line.text).filter(({ kind }) => kind === to.kind);
    return own.flatMap((old): Exchange[] => {
      const isSaid = wrong.some((one) => isSameValue(one, old));
      const isSameThing = countSame(withoutTime(old), withoutTime(to)) || to.kind === 'level';
      const isLast = changed.has(line) && own.length === 1;
      if (isSameValue(old, to) || (wrong.length > 0 && !isSaid)) return [];
      if (!isSaid && !(isCorrection && (isSameThing || isLast))) return [];
      const score = (isSaid ? 1 : 0) + (isSameThing ? 2 : 0) + shared + (isLast ? 1 : 0);
      return score < 2 ? [] : [{ line, after: withValue(line.text, old, to), score }];
    });
  });
}

const withoutTime = (value: SpokenValue): SpokenValue => ({
  ...value,
  counts: value.counts.filter((noun) => !time.test(noun)),
});

/** Any date of the entry that is spoken of, the nearest first. */
function dateExchanges(input: ChatInput, clause: string): Exchange[] {
  const [to, ...others] = valuesIn(clause).filter(({ kind, isWrong }) => kind === 'date' && !isWrong);
  const entry = entrySpokenOf(input.document, clause);
  if (!to?.date || others.length > 0 || !entry) return [];
  const folded = foldLetters(clause).toLowerCase();
  if (!corrects.test(folded)) return [];
  return namingLines(entry).flatMap((line) =>
    withDateOf(input, line, clause, to).map(({ after, years }) => ({ line, after, score: 3 / (1 + years) })),
  );
}

function linesWithin({ document }: ChatInput): readonly Line[] {
  const others = new Set([...document.head.lines, ...document.sections.map(({ heading }) => heading)]);
  return linesOf(document).filter((line) => !others.has(line));
}
