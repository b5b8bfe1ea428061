// Pure separators: dropping them or turning them into white space loses no word.
const separators = /[\s,;:|/·•‧・∙●◦▪–—―\-()[\]（）［］【】｜，、；：／]+/gu;
const anythingElse = /[^\s,;:|/·•‧・∙●◦▪–—―\-()[\]（）［］【】｜，、；：／]/u;

/** The text without spaces and separators. If two texts agree in this, they have the same words. */
export const significant = (text: string): string => text.normalize('NFKC').replace(separators, '');

export const isSeparatorOnly = (text: string): boolean => !anythingElse.test(text.normalize('NFKC'));

const separator = /^[\s,;|·•‧・∙●◦▪–—―\-｜，、；]$/u;
const slashApart = /^\s[/／]$/u;

/**
 * Drops separators at both ends. Keeps a bracket with its partner ("(Jan 2020)" but not "| Berlin (") and a slash that touches a
 * word, which ends a web address.
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
