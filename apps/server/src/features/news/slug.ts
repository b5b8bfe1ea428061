const maxLength = 80;
/** A sign of these becomes nine characters in an address. */
const maxForeignLength = 30;

/** The readable part of an article's address. Letters of any script stay; accents go where they can. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    // Only there: in kana a mark makes another letter.
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
