/** "Health, , Retail " → Health, Retail. Also splits at Chinese and Japanese commas. */
export const readWords = (text: string): string[] =>
  text
    .split(/[,，、]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const writeWords = (words: readonly string[]): string => words.join(', ');
