const maxLength = 80;
/** Each such character becomes nine in a URL. */
const maxForeignLength = 30;

/** The readable part of an article's URL. Keeps letters of any script; removes accents from Latin letters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    // Only after Latin letters: in kana a mark makes a different letter.
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const limit = /^[\w-]*$/.test(words) ? maxLength : maxForeignLength;
  return (
    [...words]
      .slice(0, limit)
      .join('')
      .replace(/^-+|(?<!-)-+$/g, '') || 'article'
  );
}
