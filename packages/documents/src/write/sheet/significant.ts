// What only separates: dropping it, or setting it as white space, loses no word.
const separators = /[\s,;:|/·•‧・∙●◦▪–—―\-()[\]（）［］【】｜，、；：／]+/gu;

/** The letters, digits and signs of a text without spaces and separators: two texts with the same say the same words. */
export const significant = (text: string): string => text.normalize('NFKC').replace(separators, '');

export const isSeparatorOnly = (text: string): boolean => significant(text) === '';

const separator = /^[\s,;|·•‧・∙●◦▪–—―\-｜，、；]$/u;
const slashApart = /^\s[/／]$/u;

/**
 * Drops separators at either end, keeping a bracket whose partner stays ("(Jan 2020)" stays, "| Berlin (" does not) and a
 * slash that touches a word: it ends an address.
 */
export const trimSeparators = (text: string): string => {
  const from = text.replace(/^(?:[\s,;:|·•‧・∙●◦▪–—―\-｜，、；：]|[/／](?=\s))+/u, '');
  let end = from.length;
  while (end > 0 && (separator.test(from.charAt(end - 1)) || slashApart.test(from.slice(Math.max(0, end - 2), end))))
    end -= 1;
  const trimmed = from.slice(0, end);
  const opens = (trimmed.match(/[(（[［]/gu) ?? []).length;
  const closes = (trimmed.match(/[)）\]］]/gu) ?? []).length;
  if (opens === closes) return trimmed;
  return opens > closes ? trimmed.replace(/(?:(?<!\s)\s+)?[(（[［]$/u, '') : trimmed.replace(/^[)）\]］]\s*/u, '');
};
