export interface ContactDetail {
  readonly from: number;
  readonly to: number;
  /** Compared letter by letter: a mail address is right or wrong. */
  readonly text: string;
}

// Each part has its longest, so that a page without a blank is read once and not once for each sign.
const address = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const link =
  /(?:https?:\/\/|www\.)[^\s|,;，、（）()<>]+|(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|io|dev|de|fr|es|uk|cn|jp|eu|me|info|mx|ai|app|edu|gov)(?:\/[^\s|,;，、（）()<>]*)?(?![\p{L}\p{N}])/giu;
const phone = /(?<![\p{L}\p{N}.,:])(?:\+|\(\+?\d{1,4}\)|\d)[\d\s()./-]{5,60}\d(?![\p{L}\p{N}%])/gu;
const looksLikeDates =
  /(?:19|20)\d\d\s*[-/.]\s*(?:\d{1,2}|(?:19|20)\d\d)|\d{1,2}[/.](?:19|20)\d\d|^\d{1,3}(?:[ .]\d{3})+$/u;

/** Addresses, links and phone numbers of a normalised text. */
export function findContactDetails(text: string): ContactDetail[] {
  const found: ContactDetail[] = [];
  for (const pattern of [address, link, phone]) {
    for (const match of text.matchAll(pattern)) {
      const to = match.index + match[0].length;
      if (found.some((other) => match.index < other.to && to > other.from)) continue;
      if (pattern === phone && !isPhone(match[0])) continue;
      found.push({
        from: match.index,
        to,
        text: pattern === phone ? match[0].replace(/[^\d+]/gu, '') : match[0].toLowerCase(),
      });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/gu, '');
  // "(BS 7671) 2019" is cut in the middle of its brackets.
  const isWhole = text.split('(').length === text.split(')').length;
  return isWhole && digits.length >= 7 && digits.length <= 15 && !looksLikeDates.test(text.trim());
}
