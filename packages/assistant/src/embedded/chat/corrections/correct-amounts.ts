import type { Entry, Line, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatInput } from '../../../assistant.ts';
import { foldLetters } from '../fold-name.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import { linesChangedLast } from '../wishes/thread.ts';
import type { Rewritten } from './correct-dates.ts';
import { corrects, nowadays } from './data/correction-words.ts';
import { countSame, isSameValue, type SpokenValue, valuesIn } from './spoken-values.ts';

/** The lines a correction could apply to; clear if there is only one, or if all say the same. */
export interface Places {
  readonly lines: readonly Rewritten[];
  readonly isClear: boolean;
}

const fold = (text: string): string =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');

interface Candidate {
  readonly line: Line;
  readonly value: SpokenValue;
  readonly shared: number;
}

/** "24 rooms, not 22": replaces the wrong amount; if a thing is named with it, an amount of that thing. */
export function exchangeAmount(input: ChatInput, sentence: string, from: SpokenValue, to: SpokenValue): Places {
  const said = { ...from, counts: [...from.counts, ...to.counts] };
  const all = candidatesOf(input, sentence, (value) => value.kind === from.kind && isSameValue(value, from));
  const counted = all.filter(({ value }) => countSame(value, said));
  // "6 starters, not 8" is not about 8 months.
  const bare = counted.length === 0 && said.counts.length > 0 ? all.filter(({ shared }) => shared > 0) : all;
  return placesOf(counted.length > 0 ? counted : bare, to, counted.length > 0);
}

/** "I do 24 rooms now": the only amount of the same thing, in the job that is named or current. */
export function restateAmount(
  input: ChatInput,
  sentence: string,
  to: SpokenValue,
  entry: Entry | undefined,
): Places | undefined {
  const [isNow, isSaid] = [nowadays.test(fold(sentence)), corrects.test(fold(sentence))];
  if (!isNow && !isSaid) return undefined;
  const same = candidatesOf(input, sentence, (value) =>
    value.kind === 'level' ? value.kind === to.kind : value.kind === to.kind && countSame(value, to),
  ).filter(({ value }) => !isSameValue(value, to));
  const within = narrowed(input.document, same, entry, isNow);
  const isOne = new Set(within.map(({ value }) => value.text)).size === 1;
  return within.length > 0 && (isOne || within.length <= 3) ? placesOf(within, to, isOne) : undefined;
}

/** Those in the named entry; otherwise those in a current one, if the message says that it is so now. */
function narrowed(
  { sections }: ResumeDocument,
  found: readonly Candidate[],
  entry: Entry | undefined,
  isNow: boolean,
): readonly Candidate[] {
  const inside = (own: Entry) => found.filter(({ line }) => own.head.includes(line) || own.body.includes(line));
  if (entry) return inside(entry);
  const current = sections
    .flatMap(({ entries }) => entries)
    .filter(({ fields }) => fields.period?.isCurrent)
    .flatMap(inside);
  return isNow && current.length > 0 ? current : found;
}

function candidatesOf(
  input: ChatInput,
  sentence: string,
  isMeant: (value: SpokenValue) => boolean,
): readonly Candidate[] {
  const { document } = input;
  const headings = new Set(document.sections.map(({ heading }) => heading));
  const contact = new Set(document.head.lines);
  const said = namesIn(bareWords(sentence)).filter((name) => !/\p{N}/u.test(name));
  return linesOf(document)
    .filter((line) => !headings.has(line) && !contact.has(line))
    .flatMap((line) => {
      const values = valuesIn(line.text).filter(isMeant);
      const [value] = values;
      if (!value || values.length > 1) return [];
      const names = namesIn(line.text);
      const shared = said.filter((name) => names.some((own) => isAlike(name, own))).length;
      return [{ line, value, shared: shared + (linesChangedLast(input).includes(line) ? 2 : 0) }];
    });
}

function placesOf(found: readonly Candidate[], to: SpokenValue, isSame: boolean): Places {
  const best = Math.max(0, ...found.map(({ shared }) => shared));
  const named = found.filter(({ shared }) => shared === best);
  // The same amount of the same thing is one fact, both in its line and in the summary.
  const meant = isSame && new Set(found.map(({ value }) => value.text)).size === 1 ? found : named;
  const lines = meant.map(({ line, value }) => ({ line, after: withValue(line.text, value, to) }));
  return { lines, isClear: lines.length === 1 || (isSame && lines.length > 1 && meant === found) };
}

/** Keeps a currency or percent sign that the person left out. */
export function withValue(text: string, old: SpokenValue, { text: own }: SpokenValue): string {
  const [sign = ''] = /^[£$€¥]/u.test(own) ? [] : (/^[£$€¥]/u.exec(old.text) ?? []);
  const [unit = ''] = /[%％+]$/u.test(own) ? [] : (/[%％]$/u.exec(old.text) ?? []);
  return text.slice(0, old.at) + sign + own + unit + text.slice(old.to);
}
