import { type Claim, claim } from './claim.ts';

/** Control and format signs, private and unassigned ones, and breaks inside a line: a reader sees another text than we compare. */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Marks that no letter takes in (struck-out digits, key caps), joiners, pictures and stars. */
const ornament = /(?:(?![©®™°№℃])[\p{M}\p{So}\p{Extended_Pictographic}]|\u200c|\u200d)+/gu;
/** The page's own, which no line keeps: "■ Skills". */
const listSign = /^[\u25a0-\u25ff](?![\u25a0-\u25ff])/u;
const markup = /\*\*|__|~~|`|<\/?[a-z][^<>]*>|^#{1,6} |(?<=^|\s)[+*=#]{2,}(?=$|[\s,;.)])/giu;
const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters and digits that the other checks cannot read: of other scripts, or dressed up as mathematics. */
const strange =
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}])\p{L}|(?![0-9０-９])\p{Nd}|[\u{1D400}-\u{1D7FF}]/u;

/**
 * Signs that change what is seen without changing what the other checks read: turned, hidden or struck digits, look-alike letters,
 * a text in another script, decoration. `known` is the resume and what the person told us: what stands there may stand here.
 */
export function checkSigns(line: string, before: string, known: string): Claim[] {
  const text = line.normalize('NFC').replace(listSign, '');
  const isNew = (found: readonly string[] | null, where: string) => found?.some((one) => !where.includes(one)) ?? false;
  const isStrange =
    isNew(text.match(hidden), before) ||
    isNew(text.match(ornament), known) ||
    isNew(text.match(markup), known) ||
    isNew(text.match(word)?.filter((one) => strange.test(one)) ?? null, known);
  return isStrange ? [claim('unreadable')] : [];
}
