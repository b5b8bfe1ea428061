import { type Claim, claim } from './claim.ts';

/** Control, format, private-use and unassigned characters, and line breaks: with these a reader sees a different text from ours. */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Combining marks that NFC leaves separate (struck-out digits, key caps), joiners, emoji, stars and other symbols. */
const ornament = /(?:(?![©®™°№℃])[\p{M}\p{So}\p{Extended_Pictographic}]|\u200c|\u200d)+/gu;
/** Bullets and heading decoration, not part of the line's text: "■ Skills". */
const listMark = /^[\u25a0-\u25ff](?![\u25a0-\u25ff])/u;
const markup = /\*\*|__|~~|`|<\/?[a-z][^<>]*>|^#{1,6} |(?<=^|\s)[+*=#]{2,}(?=$|[\s,;.)])/giu;
const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters and digits that the other checks cannot read: other scripts, and mathematical alphanumerics. */
const strange =
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}])\p{L}|(?![0-9０-９])\p{Nd}|[\u{1D400}-\u{1D7FF}]/u;

/**
 * Finds characters that change what a reader sees but not what the other checks read: reversed, hidden or struck-out digits,
 * look-alike letters, text in another script, decoration. Those in `known` (the resume and the person's statements) are allowed.
 */
export function checkCharacters(line: string, before: string, known: string): Claim[] {
  const text = line.normalize('NFC').replace(listMark, '');
  const isNew = (found: readonly string[] | null, where: string) => found?.some((one) => !where.includes(one)) ?? false;
  const isStrange =
    isNew(text.match(hidden), before) ||
    isNew(text.match(ornament), known) ||
    isNew(text.match(markup), known) ||
    isNew(text.match(word)?.filter((one) => strange.test(one)) ?? null, known);
  return isStrange ? [claim('unreadable')] : [];
}
