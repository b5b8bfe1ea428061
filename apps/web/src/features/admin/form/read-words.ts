/** "Health, , Retail " → Health, Retail. The commas of Chinese and Japanese count, too. */
export const readWords = (text: string): string[] =>
  text
    .split(/[,，、]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const writeWords = (words: readonly string[]): string => words.join(', ');
