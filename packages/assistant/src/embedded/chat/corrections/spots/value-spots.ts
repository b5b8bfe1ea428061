import { namesIn } from '../../wishes/name-words.ts';
import { withValue } from '../correct-amounts.ts';
import { countSame, isSameValue, type SpokenValue, valuesIn } from '../spoken-values.ts';
import type { FindSpots } from './spot.ts';

const fits = { exact: 1, sameThing: 0.8, only: 0.35, other: 0.15 } as const;

/** An amount or a level in place of the one that is called wrong, of one that counts the same, or of the only one. */
export const valueSpots: FindSpots = (said, line) => {
  const to = onlyValue(said.to);
  if (!to || to.kind === 'date') return [];
  const spoken = valuesIn(said.sentence);
  const counted = {
    ...to,
    counts: [
      ...to.counts,
      ...spoken.filter((one) => isSameValue(one, to)).flatMap(({ counts }) => counts),
      ...namesIn(said.old).filter((name) => !/\p{N}/u.test(name)),
    ],
  };
  const from = valuesIn(said.old).filter(({ kind }) => kind === to.kind);
  const isBare = (said.old.match(/\p{L}+/gu) ?? []).length < maxWords;
  const named = from.length === 0 && said.old !== '' ? valueBehind(line.text, said.old) : undefined;
  const own = valuesIn(line.text).filter(({ kind }) => kind === to.kind);
  return own.flatMap((value) => {
    if (isSameValue(value, to)) return [];
    const isSame = countSame(value, counted);
    if (named !== undefined && value.at === named)
      return [{ line, after: withValue(line.text, value, to), fit: fits.exact }];
    const isOther = counted.counts.length > 0 && value.counts.length > 0 && !isSame;
    const isCalledWrong = from.some((one) => isSameValue(one, value));
    // "16 in summer, 14 is the normal" says the value that stands there as well.
    const isSaidAgain = valuesIn(said.message).some((one) => !one.isWrong && isSameValue(one, value));
    if (!isCalledWrong && (from.length > 0 || isSaidAgain)) return [];
    const fit = fitOf({ isCalledWrong, isSame, isOther, isOnly: own.length === 1, isBare });
    return fit === 0 ? [] : [{ line, after: withValue(line.text, value, to), fit }];
  });
};

interface Likeness {
  readonly isCalledWrong: boolean;
  /** Counts the same thing, or surely another one. */
  readonly isSame: boolean;
  readonly isOther: boolean;
  readonly isOnly: boolean;
  /** What is called wrong is hardly more than a value: "14 is the normal" may not call anything wrong. */
  readonly isBare: boolean;
}

function fitOf({ isCalledWrong, isSame, isOther, isOnly, isBare }: Likeness): number {
  if (isCalledWrong) return isOther || !isBare ? fits.sameThing : fits.exact + (isSame ? 0.3 : 0);
  if (isSame) return fits.sameThing;
  if (!isOnly) return 0;
  return isOther ? fits.other : fits.only;
}

/** Where the value begins that stands right behind these words: "Italian B1", "Buildings: 14". */
function valueBehind(line: string, words: string): number | undefined {
  const at = line.toLowerCase().indexOf(words.trim().toLowerCase());
  const from = at + words.trim().length;
  const [skipped] = /^[\s:：(（-]{0,4}(?=[\p{L}\p{N}])/u.exec(line.slice(from)) ?? [];
  return at < 0 || skipped === undefined ? undefined : from + skipped.length;
}

/** The value that the words consist of; more words than it counts make a wording. */
function onlyValue(text: string): SpokenValue | undefined {
  const [value, ...others] = valuesIn(text);
  if (!value || others.length > 0) return undefined;
  const rest = `${text.slice(0, value.at)} ${text.slice(value.to)}`.match(/\p{L}+/gu) ?? [];
  return rest.length <= maxWords ? value : undefined;
}

const maxWords = 3;
