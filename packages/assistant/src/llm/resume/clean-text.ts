const hidden = /[\p{Cf}\p{Cc}]/gu;
const tag = /<\/?(?:[abisu]|b|em|strong|mark|span|p|br|code|su[bp]|font|div|li|ul|h[1-6])(?:\s[^<>]*)?\/?>/giu;
const picture = / ?(?:(?![©®™°№℃])[\p{So}\p{Extended_Pictographic}]\ufe0f?)+/gu;
const emphasis = [/\*\*([^*\n]+)\*\*/gu, /__([^_\n]+)__/gu, /~~([^~\n]+)~~/gu, /`([^`\n]+)`/gu] as const;
const slanted = /(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\p{L}\p{N}*])/gu;

/**
 * Removes what models write around the words of a line: Markdown, tags, emoji and invisible characters. Those already
 * in the resume are the person's own and stay; anything else unusual is left to the guard.
 */
export function cleanText(text: string, resume: string): string {
  const ownOnly = (found: string) => (resume.includes(found) ? found : '');
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(hidden, (character) => (character === '\n' ? character : ownOnly(character)))
    .replace(tag, ownOnly)
    .replace(picture, ownOnly)
    .replace(/^#{1,6} /gmu, '')
    .replace(/ {2,}/gu, ' ');
  return [...emphasis, slanted].reduce(
    (kept, pattern) => kept.replace(pattern, (found, inner: string) => (resume.includes(found) ? found : inner)),
    plain,
  );
}
