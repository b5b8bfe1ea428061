/** The longest text that is returned; resumes have two to twenty thousand letters. */
const maxTextLength = 200_000;

/** One character before a text; several in a row are a rating ("●●●○○"). */
const bulletStart =
  /^([ \t]*)(?:[•◦▪▫■□●○◆◇▶►▸▹‣⁃∙⋅✦➢➤❖⦁\uf0b7\uf0a7\uf0d8]|[·*–—-](?=[ \t]))[ \t]*(?=[^\s●○•◦■□▪▫◆◇])/u;

/**
 * One shape for the text of every format: composed letters, plain spaces, bullets as "• ", a single tab between the
 * parts of a row, at most one blank line between blocks unless told otherwise.
 */
export function tidyText(raw: string, maxBlankLines: 1 | 2 = 1): { text: string; isCut: boolean } {
  const isCut = raw.length > maxTextLength;
  const text = raw
    .slice(0, maxTextLength)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\u0085]/g, '\n')
    .replace(/\f/g, '\n\n')
    // Direction marks come along with copied addresses and numbers, which would not be recognised with them.
    .replace(/[\u200b\u200c\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad\ufffe\uffff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '');
  return {
    text: text
      .split('\n')
      .map(tidyLine)
      .join('\n')
      .replace(maxBlankLines === 1 ? /\n{3,}/g : /\n{4,}/g, '\n'.repeat(maxBlankLines + 1))
      .trim(),
    isCut,
  };
}

function tidyLine(line: string): string {
  const bullet = bulletStart.exec(line);
  if (bullet) return `${indentOf(bullet[1] ?? '')}• ${tidyWords(line.slice(bullet[0].length))}`;
  return tidyWords(line);
}

/** Two spaces per level; an indent that all bullets share is not a level, but cannot be told from one here. */
function indentOf(space: string): string {
  const width = space.replaceAll('\t', '  ').length;
  return '  '.repeat(Math.min(Math.floor(width / 2), 4));
}

/** People align dates with tabs or with a row of spaces. */
function tidyWords(text: string): string {
  return text
    .trim()
    .replace(/(?:(?<! ) +)?\t[\t ]*| {3,}/g, '\t')
    .replace(/ {2,}/g, ' ');
}

/** Whether anything in it can be read. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
