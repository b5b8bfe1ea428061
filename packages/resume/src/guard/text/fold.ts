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

/** One shape for full-width and half-width signs, odd spaces, dashes and quotes, so that only real differences remain. */
export function normaliseSigns(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
      .replace(/[’‘ʼ`´]/gu, "'")
      .replace(/[“”„«»‹›]/gu, '"')
      // En and em dashes stay: between two dates they mean a period, a hyphen may join a year to its month.
      .replace(/[‐‑‒−]/gu, '-')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** Letters of their own that are also written without what makes them so: "Straße" and "Strasse". */
export function foldPairs(text: string): string {
  return text.replace(/[ßœæøŒÆØłŁ]/gu, (letter) => letterPairs[letter] ?? letter);
}

/** Without Latin accents; kana keep their marks, which make other syllables. */
export function foldAccents(text: string): string {
  return foldPairs(text).normalize('NFD').replace(latinMarks, '').normalize('NFC');
}

export function fold(text: string): string {
  return foldAccents(normaliseSigns(text)).toLowerCase();
}
