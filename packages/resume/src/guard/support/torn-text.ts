/**
 * Removes what a program left in a text: accents detached from their letters, a surplus bracket, tags, field codes. No
 * word changes.
 */
export function mendTorn(text: string): string {
  return withoutCodes(withoutSpareBracket(withMarksOnLetters(text)));
}

const combining: Readonly<Record<string, string>> = { '´': '\u0301', '`': '\u0300', '¨': '\u0308' };

function withMarksOnLetters(text: string): string {
  if (!/[´`¨ı]/u.test(text)) return text;
  return (
    text
      // "Parı́s": a dotless letter under the accent.
      .replace(/ı([\u0300-\u0302])/gu, (_, mark: string) => `i${mark}`.normalize('NFC'))
      // "M¨arz", "Palmi´eri". After a single letter it stands for an apostrophe: "l´entreprise".
      .replace(/(?<=\p{L})¨([aeiouAEIOU])|(?<![^\s(])¨([aouAOU])(?=\p{L})/gu, (_, inside?: string, first?: string) =>
        compose(inside ?? first ?? '', '¨'),
      )
      .replace(/(?<=\p{L}{2})([´`])([aeiouAEIOU])/gu, (_, mark: string, letter: string) => compose(letter, mark))
      // "Ecole ´": the accent of the capital comes after the word.
      .replace(/(?<!\p{L})E((?:[b-df-hj-np-tv-z][rlhu]?[aeiouy])\p{Ll}*) ´(?=\s|$)/gu, (_, rest: string) => `É${rest}`)
      .replace(/(?<!\p{L})A `(?=\s)/gu, 'À')
      // "fur ¨": only if a single letter of the word can carry it.
      .replace(/(?<!\p{L})(\p{L}{1,30}) ¨(?=\s|$)/gu, (found, word: string) =>
        (word.match(/[aou]/giu) ?? []).length === 1 ? word.replace(/[aou]/iu, (letter) => compose(letter, '¨')) : found,
      )
  );
}

function compose(letter: string, mark: string): string {
  return `${letter}${combining[mark] ?? ''}`.normalize('NFC');
}

/** "(OECD))". */
function withoutSpareBracket(text: string): string {
  const opened = text.match(/\(/gu)?.length ?? 0;
  const closed = text.match(/\)/gu)?.length ?? 0;
  return opened > 0 && closed === opened + 1 ? text.replace('))', ')') : text;
}

/** HTML tags, and the address that a word processor writes before a link. */
function withoutCodes(text: string): string {
  if (!/<\/?(?:br|b|i|strong|em|p|u)\s?\/?>|HYPERLINK "/iu.test(text)) return text;
  return text
    .replace(/ ?HYPERLINK "[^"]*"(?: \\[a-z] "[^"]*")? ?/gu, ' ')
    .replace(/<\/?(?:br|b|i|strong|em|p|u)\s?\/?>/giu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
