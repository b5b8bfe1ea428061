// Fast path: most lines are plain ASCII and need none of the replacements below.
const plain = /^[\x20-\x5f\x61-\x7e]*$/u;
const latinMarks = /[\u0300-\u036f]/gu;
const letterPairs: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  Œ: 'Oe',
  Æ: 'Ae',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
};

/** Normalises character width, spaces, dashes and quotes, so that only real differences remain. */
export function normaliseCharacters(text: string): string {
  return (plain.test(text) ? text : withPlainCharacters(text)).replace(/\s+/gu, ' ').trim();
}

function withPlainCharacters(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
      .replace(/[’‘ʼ`´]/gu, "'")
      .replace(/[“”„«»‹›]/gu, '"')
      // En and em dashes stay: between two dates they mean a period, whereas a hyphen may join a year to its month.
      .replace(/[‐‑‒−]/gu, '-')
  );
}

/** Letters that also have a plain spelling: "Straße" and "Strasse". */
export function foldPairs(text: string): string {
  if (plain.test(text)) return text;
  return text.replace(/[ßœæøŒÆØłŁ]/gu, (letter) => letterPairs[letter] ?? letter);
}

/** Removes Latin accents. Kana keep their marks, which distinguish syllables. */
export function foldAccents(text: string): string {
  if (plain.test(text)) return text;
  return foldPairs(text).normalize('NFD').replace(latinMarks, '').normalize('NFC');
}

export function fold(text: string): string {
  return foldAccents(normaliseCharacters(text)).toLowerCase();
}
