/** A list number in one of Word's named formats. */
export function formatNumber(value: number, format: string): string {
  if (format === 'lowerLetter' || format === 'upperLetter') {
    const letter = String.fromCharCode(97 + ((value - 1) % 26));
    return format === 'upperLetter' ? letter.toUpperCase() : letter;
  }
  if (format === 'lowerRoman' || format === 'upperRoman') {
    const roman = toRoman(value);
    return format === 'upperRoman' ? roman.toUpperCase() : roman;
  }
  return format === 'decimalZero' ? String(value).padStart(2, '0') : String(value);
}

const romanNumerals: readonly [number, string][] = [
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function toRoman(value: number): string {
  let rest = Math.min(value, 89);
  let text = '';
  for (const [worth, letters] of romanNumerals) {
    while (rest >= worth) {
      text += letters;
      rest -= worth;
    }
  }
  return text;
}
